import { SIGN } from "#lore";
import { Type, type Frozen, type Static } from "#sdk";
import type { DateRefusals } from "../../core/dates.ts";
import type { ChartRefusals } from "../../core/positions.ts";
import { signTerm } from "../../core/shapes.ts";
import { dashaShape } from "../periods.ts";

export type Refusals = DateRefusals &
  Pick<ChartRefusals, "place-incomplete"> & { "lagna-needed": {} };

export const answer = Type.Object({
  lagna: signTerm("Sign that rises"),
  forward: Type.Boolean({ description: "Whether the signs follow each other forward" }),
  totalYears: Type.Number({ description: "Years of the twelve signs together" }),
  ...dashaShape(SIGN),
});
export type CharaAnswer = Frozen<Static<typeof answer>>;
