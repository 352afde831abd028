import { InputError, issuesOfCivil, type InputOf } from "#sdk";
import { balineseSaka, resolveCivil } from "#time";
import { answersFor, dateOf } from "../../core/day.ts";
import type { WarigaAnswer } from "./answer.ts";
import { MOST_DAYS, type input } from "./input.ts";
import { judge, placeOf, VERDICT } from "./rules.ts";

export { drawWariga as picture } from "./picture.ts";

const MOST_BEST = 12;

/** @throws {InputError} of a day that is not in the calendars */
function readDay(date: string, path: string): number {
  const found = resolveCivil({ date, time: "12:00", timezone: "UTC" });
  if (!found.ok) throw new InputError(issuesOfCivil(found.issues, { date: path, time: path }));
  const { fixed } = found.moment;
  if (answersFor(balineseSaka, fixed)) return fixed;
  const [first, last] = balineseSaka.range.map((day) => (day === null ? null : dateOf(day)));
  throw new InputError([{ path, code: "outsideCalendar", with: { first: first!, last: last! } }]);
}

export function run({ activity, from, to }: InputOf<typeof input>): WarigaAnswer {
  const [first, last] = [readDay(from, "from"), readDay(to, "to")];
  if (last < first) throw new InputError([{ path: "to", code: "reversed" }]);
  if (last - first >= MOST_DAYS)
    throw new InputError([{ path: "to", code: "tooLong", with: { most: MOST_DAYS } }]);
  const days = Array.from({ length: last - first + 1 }, (_, at) => judge(first + at, activity));
  const best = days
    .filter(({ verdict }) => verdict === "good" || verdict === "fair")
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  const [goods, fairs, poors, barred] = VERDICT.ids.map(
    (id) => days.filter(({ verdict }) => verdict === id).length,
  ) as [number, number, number, number];
  return {
    activity,
    best: best.slice(0, MOST_BEST).map(({ civil }) => civil.date),
    counts: { good: goods, fair: fairs, poor: poors, barred },
    days,
  };
}
