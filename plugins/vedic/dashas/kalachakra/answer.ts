import { SIGN } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import type { DateRefusals } from "../../core/dates.ts";
import { place, signTerm } from "../../core/shapes.ts";
import { dashaShape } from "../periods.ts";
import { LEAP, WHEEL } from "./rules.ts";

export type Refusals = DateRefusals;

export const answer = Type.Object({
  moon: place("Place of the Moon"),
  wheel: term(WHEEL, "Forward or backward wheel, and which of its groups"),
  cycle: Type.Array(signTerm("Sign"), { description: "The nine signs of the pada" }),
  paramayus: Type.Integer({ description: "Years of the nine signs together; no span of a life" }),
  elapsed: Type.Number({ description: "Part of the cycle behind at birth, 0 to 1" }),
  leaps: Type.Array(
    Type.Object({
      leap: term(LEAP, "The leap", ["sense"]),
      from: signTerm("From the sign"),
      to: signTerm("To the sign"),
      at: Type.String({ description: "When the second begins, ISO 8601 UTC" }),
    }),
    { description: "Where the wheel passes over signs after birth" },
  ),
  ...dashaShape(SIGN),
});
export type KalachakraAnswer = Frozen<Static<typeof answer>>;
