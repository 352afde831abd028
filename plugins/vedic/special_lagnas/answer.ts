import { term, Type, type Frozen, type Static } from "#sdk";
import { grahaTerm, House, PLACE, signTerm } from "../core/shapes.ts";
import type { Refusals as UpagrahaRefusals } from "../upagrahas/answer.ts";
import { SPECIAL_LAGNA } from "./rules.ts";

export type Refusals = UpagrahaRefusals;

export const answer = Type.Object({
  lagna: signTerm("Sign that rises"),
  minutesFromSunrise: Type.Number({ description: "Minutes from the last sunrise to the birth" }),
  lagnas: Type.Array(
    Type.Object({
      specialLagna: term(SPECIAL_LAGNA, "The lagna", ["about"]),
      ...PLACE,
      degree: Type.String({ description: "Degrees and minutes in the sign" }),
      house: House("House from the lagna"),
      lord: grahaTerm("Lord of its sign"),
      occupants: Type.Array(grahaTerm("A graha"), { description: "Grahas in its sign" }),
    }),
    { description: "Eight lagnas" },
  ),
});
export type SpecialLagnasAnswer = Frozen<Static<typeof answer>>;
