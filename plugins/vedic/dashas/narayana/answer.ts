import { SIGN } from "#lore";
import { Type, type Frozen, type Static } from "#sdk";
import type { LagnaRefusals } from "../../core/birth_chart.ts";
import type { DateRefusals } from "../../core/dates.ts";
import { signTerm } from "../../core/shapes.ts";
import { dashaShape } from "../periods.ts";

export type Refusals = DateRefusals & LagnaRefusals;

export const answer = Type.Object({
  lagna: signTerm("Sign that rises"),
  seed: signTerm("The stronger of the lagna and its seventh, with which the dasha begins"),
  ...dashaShape(SIGN),
});
export type NarayanaAnswer = Frozen<Static<typeof answer>>;
