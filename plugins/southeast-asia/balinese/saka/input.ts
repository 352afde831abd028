import { MomentOrNow, Type } from "#sdk";
import type { DayIssues } from "../../core/day.ts";

export const input = Type.Object({
  ...MomentOrNow,
  saka: Type.Optional(
    Type.Object({
      year: Type.Integer({ minimum: 1821, maximum: 2022 }),
      month: Type.Integer({ minimum: 1, maximum: 12 }),
      day: Type.Integer({ minimum: 1, maximum: 15 }),
      waxing: Type.Boolean(),
      added: Type.Optional(Type.Boolean()),
    }),
  ),
});
export type Issues = DayIssues;
