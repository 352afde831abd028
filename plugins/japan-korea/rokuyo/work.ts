import { WEEKDAY } from "#lore";
import { Refusal, type InputOf } from "#sdk";
import { dayOfWeek, daysInMonth, formatDate, fromFixed, toFixed } from "#time";
import { japanDay } from "../calendar/japan_day.ts";
import { oldDayOf, OLD_YEARS, type Leap2033 } from "../calendar/old_calendar.ts";
import { rokuyoOf } from "../calendar/rokuyo.ts";
import { viewOldDay } from "../calendar/view.ts";
import type { RokuyoAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { FITNESS_OF, PARTS } from "./rules.ts";

export { drawMonth as picture } from "./picture.ts";

/** A 大安 returns within six days, and within two weeks where a month turns twice. */
const LOOKED_AHEAD = 14;

export function run({
  date,
  kind,
  leap2033,
}: InputOf<typeof input, typeof CONVENTIONS>): RokuyoAnswer {
  const { fixed, year, month } = japanDay(date);
  // A whole month is shown, so that the first and the last year are not held in full.
  const { first, last } = OLD_YEARS;
  if (year <= first || year > last) {
    const nearest = year <= first ? first + 1 : last;
    throw new Refusal("oldYearOutOfRange", { year, first: first + 1, last }, { nearest });
  }
  const old = oldDayOf(fixed, year, leap2033);
  const rokuyo = rokuyoOf(old);
  const fitness = kind && FITNESS_OF[kind][rokuyo];
  const start = toFixed({ year, month, day: 1 });
  return {
    date: formatDate(fromFixed(fixed)),
    dayOfWeek: WEEKDAY.ids[dayOfWeek(fixed)]!,
    old: viewOldDay(old),
    rokuyo,
    parts: PARTS[rokuyo],
    fitness: fitness
      ? { value: fitness, because: [{ code: "forOccasion", with: { kind, rokuyo, fitness } }] }
      : null,
    nextGood: nextTaian(fixed, leap2033),
    month: Array.from({ length: daysInMonth(year, month) }, (_, i) => {
      const one = oldDayOf(start + i, year, leap2033);
      return {
        date: formatDate(fromFixed(start + i)),
        rokuyo: rokuyoOf(one),
        oldMonth: one.month,
        isLeapMonth: one.isLeapMonth,
        oldDay: one.day,
      };
    }),
  };
}

function nextTaian(fixed: number, leap2033: Leap2033): string | null {
  for (let at = fixed; at < fixed + LOOKED_AHEAD; at++) {
    const { year } = fromFixed(at);
    if (year > OLD_YEARS.last) return null;
    if (rokuyoOf(oldDayOf(at, year, leap2033)) === "taian") return formatDate(fromFixed(at));
  }
  return null;
}
