import { term, Type, type Frozen, type Static } from "#sdk";
import { CYCLE, STAGE } from "../core/cycles.ts";

export const answer = Type.Object({
  days: Type.Integer({ description: "Days from birth to the first day" }),
  dayList: Type.Array(
    Type.Object({
      date: Type.String({ description: "YYYY-MM-DD" }),
      cycles: Type.Array(
        Type.Object({
          cycle: term(CYCLE, "The cycle"),
          value: Type.Number({ minimum: -1, maximum: 1, description: "Sine of the day" }),
          phaseDay: Type.Integer({ description: "Day of the cycle, from 0" }),
          critical: Type.Boolean({ description: "Whether the curve crosses the line on that day" }),
          stage: term(STAGE, "Above, below or crossing the line"),
        }),
        { description: "Each cycle" },
      ),
    }),
    { description: "Each day of the span" },
  ),
  criticalDays: Type.Array(
    Type.Object({
      date: Type.String({ description: "YYYY-MM-DD" }),
      cycles: Type.Array(term(CYCLE, "The cycle"), { description: "What crosses" }),
    }),
    { description: "Critical days of the span" },
  ),
});
export type CurvesAnswer = Frozen<Static<typeof answer>>;
