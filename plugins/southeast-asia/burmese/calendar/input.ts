import { MomentOrNow, Type } from "#sdk";
import type { DayIssues } from "../../core/day.ts";

export const input = Type.Object({
  ...MomentOrNow,
  myanmar: Type.Optional(
    Type.Object({
      year: Type.Integer({ minimum: 3, maximum: 4000 }),
      month: Type.Integer({ minimum: 0, maximum: 14 }),
      day: Type.Integer({ minimum: 1, maximum: 30 }),
    }),
  ),
});
export type Issues = DayIssues;
