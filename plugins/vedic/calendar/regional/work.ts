import { InputError, issuesOfCivil, Refusal } from "#sdk";
import { dayOfWeek, daysInMonth, formatDate, fromFixed, resolveCivil, toFixed } from "#time";
import { clockOf } from "../../core/day/when.ts";
import { VARA } from "../../core/panchanga.ts";
import { samvatsaraOf, southernNumber } from "../../core/samvatsara.ts";
import { signIdAt } from "../../core/signs.ts";
import type { RegionalAnswer } from "./answer.ts";
import { BIKRAM_YEARS } from "./bikram.ts";
import type { Input } from "./input.ts";
import { eraYear, FACTS, Months, type Month } from "./months.ts";
import { setOf, type RegionalMonth } from "./terms.ts";

export { drawRegional as picture } from "./picture.ts";

const ZONE = "Asia/Kolkata";

export function run(chosen: Input): RegionalAnswer {
  const { calendar } = chosen;
  const { begins, eras, rule } = FACTS[calendar];
  const months = new Months(calendar, chosen);
  const fixed = readDay(chosen, months);
  const month = months.holding(fixed);
  if (!month) throw new Refusal("year-not-published", unpublished());
  const { index, year, first, next, entry } = month;
  const civil = fromFixed(fixed);
  const start = toFixed({ ...civil, day: 1 });
  const text = (day: number) => formatDate(fromFixed(day));
  const yearBegins = index < begins ? year - 1 : year;
  const nextYear = months.find(yearBegins + 1, begins);
  return {
    calendar,
    date: text(fixed),
    weekday: VARA.ids[dayOfWeek(fixed)]!,
    native: {
      year: eraYear(eras[0]!, year, index),
      month: ownMonth(index, begins),
      day: fixed - first + 1,
    },
    monthName: nameOf(calendar, index),
    monthFirst: text(first),
    monthDays: next - first,
    rule,
    sign: entry === null ? null : signIdAt(index - 1),
    entry: entry === null ? null : clockOf({ timezone: ZONE })(entry),
    eras: eras.map((era) => ({ era, year: eraYear(era, year, index) })),
    yearName: calendar === "tamil" ? samvatsaraOf(southernNumber(year)) : null,
    newYear: text(months.find(yearBegins, begins)!.first),
    nextNewYear: nextYear && text(nextYear.first),
    page: pageOf(months, start, daysInMonth(civil.year, civil.month)),
  };
}

const unpublished = () => ({ first: BIKRAM_YEARS[0], last: BIKRAM_YEARS[1] });
const ownMonth = (index: number, begins: number) => ((index - begins + 12) % 12) + 1;
const nameOf = (calendar: Input["calendar"], index: number): RegionalMonth =>
  `${setOf(calendar)}${index}`;

/** The Rata Die asked about. */
function readDay({ date, native, calendar }: Input, months: Months): number {
  if (native) {
    const { begins, eras } = FACTS[calendar];
    const index = ((native.month + begins - 2) % 12) + 1;
    const shaka = native.year - eraYear(eras[0]!, 0, index);
    const month = months.find(shaka, index);
    if (month && month.first + native.day - 1 < month.next) return month.first + native.day - 1;
    if (calendar === "bikram" && !month) throw new Refusal("year-not-published", unpublished());
    throw new InputError([{ path: "native", code: "noSuchNativeDay" }]);
  }
  if (date === undefined) throw new Refusal("date-or-native");
  const result = resolveCivil({ date, time: "12:00", timezone: ZONE });
  if (!result.ok) {
    throw new InputError(issuesOfCivil(result.issues, { date: "date", time: "date" }));
  }
  return result.moment.fixed;
}

/** The days of a civil month. */
function pageOf(months: Months, start: number, length: number): RegionalAnswer["page"] {
  let month: Month | null = null;
  return Array.from({ length }, (_, i) => {
    const fixed = start + i;
    if (!month || fixed >= month.next) month = months.holding(fixed);
    if (!month) return { month: null, day: null };
    return { month: nameOf(months.calendar, month.index), day: fixed - month.first + 1 };
  });
}
