import { BAND, ScoreShape, term, Type, type Frozen, type Static } from "#sdk";
import { CYCLE } from "../core/cycles.ts";

export const answer = Type.Object({
  score: ScoreShape,
  band: term(BAND, "80 and more, 65-79, 40-64, less"),
  daysApart: Type.Integer({ minimum: 0, description: "Days between the two births" }),
  cycles: Type.Array(
    Type.Object({
      cycle: term(CYCLE, "The cycle"),
      period: Type.Integer({ description: "Its length, days" }),
      phaseDifference: Type.Integer({
        minimum: 0,
        description: "Days between the two in the cycle; it never changes",
      }),
      agreement: ScoreShape,
    }),
    { description: "The three cycles of the founders" },
  ),
});
export type PairAnswer = Frozen<Static<typeof answer>>;
