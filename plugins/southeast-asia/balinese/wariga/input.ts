import { CivilDate, oneOf, Type } from "#sdk";
import type { DayIssues } from "../../core/day.ts";
import { ACTIVITY } from "./rules.ts";

/** Longest span that is judged, days. */
export const MOST_DAYS = 366;

export const input = Type.Object({
  activity: oneOf(ACTIVITY.ids),
  from: CivilDate,
  to: CivilDate,
});
export type Issues = Pick<DayIssues, "outsideCalendar"> & {
  reversed: {};
  tooLong: { most: number };
};
