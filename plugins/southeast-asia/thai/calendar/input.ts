import { MomentOrNow, Type } from "#sdk";
import type { DayIssues } from "../../core/day.ts";

export const input = Type.Object({
  ...MomentOrNow,
  thai: Type.Optional(
    Type.Object({
      year: Type.Integer({ minimum: 1, maximum: 4000 }),
      month: Type.Integer({ minimum: 1, maximum: 88 }),
      day: Type.Integer({ minimum: 1, maximum: 15 }),
      waxing: Type.Boolean(),
      late: Type.Optional(Type.Boolean()),
    }),
  ),
});
export type Issues = DayIssues;
