import { WEEKDAY } from "#lore";
import { type Give, InputError, type InputOf } from "#sdk";
import { dayOfWeek, formatDate, formatUtc, fromFixed, isoWeek, toFixed } from "#time";
import type { JulianDayAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { countsOf, epochMsOf } from "./rules.ts";

export { drawCounts as picture } from "./picture.ts";

/** The furthest instant that is written as a date: some ten thousand years each way. */
const FURTHEST_MS = 3.2e14;

export function run(
  { number, kind = "jd" }: InputOf<typeof input>,
  give: Give<"now">,
): JulianDayAnswer {
  const epochMs = number === undefined ? give.civil().epochMs : epochMsOf(kind, number);
  if (Math.abs(epochMs) > FURTHEST_MS) {
    throw new InputError([{ path: "number", code: "tooFar" }]);
  }
  const counts = countsOf(epochMs);
  const gregorian = fromFixed(counts.rd);
  const { year, week, day } = isoWeek.fromFixed(counts.rd);
  return {
    utc: formatUtc(epochMs),
    gregorian: formatDate(gregorian),
    julian: formatDate(fromFixed(counts.rd, "julian")),
    weekday: WEEKDAY.ids[dayOfWeek(counts.rd)]!,
    ...counts,
    dayOfYear: counts.rd - toFixed({ year: gregorian.year, month: 1, day: 1 }) + 1,
    iso: { year, week, day, text: `${year}-W${String(week).padStart(2, "0")}-${day}` },
  };
}
