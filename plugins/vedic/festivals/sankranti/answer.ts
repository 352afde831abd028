import { term, Type, type Frozen, type Static } from "#sdk";
import { LASTS, whenShape } from "../../core/day/when.ts";
import { signTerm } from "../../core/shapes.ts";
import { PLACE_RECKONED } from "../place.ts";
import { REGION } from "../solar_month.ts";

export const answer = Type.Object({
  reckonedFor: PLACE_RECKONED,
  sankrantis: Type.Array(
    Type.Object({
      sign: signTerm("Sidereal sign entered"),
      at: whenShape("Instant of the entry"),
      days: Type.Array(
        Type.Object({
          region: term(REGION, "Whose rule", ["rule"]),
          date: Type.String({ description: "First day of the solar month, YYYY-MM-DD" }),
        }),
        { description: "The day each region gives it" },
      ),
      holy: Type.Object(LASTS, { description: "Span for bathing and gifts (punya kala)" }),
    }),
    { description: "The twelve entries of the civil year, in order of time" },
  ),
});
export type SankrantiAnswer = Frozen<Static<typeof answer>>;
