import { term, Type, type Frozen, type Static } from "#sdk";
import { GRAHA } from "../../core/grahas.ts";
import type { DateRefusals } from "../../core/dates.ts";
import type { LagnaRefusals } from "../../core/birth_chart.ts";
import { place } from "../../core/shapes.ts";
import { dashaShape } from "../periods.ts";
import { CONDITIONAL } from "./rules.ts";

export type Refusals = DateRefusals & LagnaRefusals;

export const answer = Type.Object({
  moon: place("Place of the Moon"),
  dashas: Type.Array(
    Type.Object({
      dasha: term(CONDITIONAL, "The dasha", ["condition"]),
      applies: Type.Boolean({ description: "Whether its condition holds" }),
      roundYears: Type.Integer({ description: "Years of a round" }),
      balanceYears: Type.Number({ description: "Dasha years of the first period left at birth" }),
      ...dashaShape(GRAHA),
    }),
    { description: "The eight, periods for a hundred years, without sub-periods" },
  ),
  applying: Type.Array(term(CONDITIONAL, "A dasha whose condition holds"), {
    description: "Those whose condition holds; Vimshottari stands where none does",
  }),
});
export type ConditionalAnswer = Frozen<Static<typeof answer>>;
