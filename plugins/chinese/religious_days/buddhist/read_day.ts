/** The Buddhist calendar of Chinese communities: its year, days of buddhas, fasts and notes of abstinence. */
import { Refusal } from "#sdk";
import {
  chineseDateOf,
  chineseDayName,
  chineseMonthName,
  formatChineseDate,
  formatDate,
  fromFixed,
} from "#time";
import { dayAt } from "#east/calendar/zone_clock.ts";
import { FIRST_YEAR, LAST_YEAR } from "../../almanac/input.ts";
import { byDate } from "../month_days.ts";
import { FAST, type BuddhistAnswer, type Fast } from "./answer.ts";
import { BUDDHA_DATES } from "./buddha_dates.ts";
import type { BuddhaDay } from "./buddha_days.ts";
import { PRECEPT_DATES } from "./precept_dates.ts";
import type { PreceptNote } from "./precept_notes.ts";

/** Years of the Buddhist count before 1 CE: 2500 was kept in the lunar year of 1956. */
const BUDDHIST_ERA = 544;

const BUDDHA_DAYS = byDate<BuddhaDay>(BUDDHA_DATES);
const NOTES = byDate<PreceptNote>(PRECEPT_DATES);

/** @source the fasts of Guanyin as temples and monthly tables print them */
const GUANYIN: ReadonlySet<string> = new Set(
  "1-8 2-7 2-9 2-19 3-3 3-6 3-13 4-22 5-3 5-17 6-16 6-18 6-19 6-23 7-13 8-16 9-19 9-23 10-2 11-19 11-24 12-25".split(
    " ",
  ),
);
const SIX = [8, 14, 15, 23] as const;
const TEN = [1, 8, 14, 15, 18, 23, 24] as const;
const LONG_MONTHS: ReadonlySet<number> = new Set([1, 5, 9]);

type Lunar = ReturnType<typeof chineseDateOf>;

/** Days and yearly fasts of a leap month are not kept again. */
const keyOf = ({ month, isLeapMonth, day }: Lunar) => (isLeapMonth ? "" : `${month}-${day}`);

/** Lists the days of buddhas on a day, Rata Die. */
export function buddhaDaysOn(fixed: number): readonly BuddhaDay[] {
  return BUDDHA_DAYS.get(keyOf(chineseDateOf(fixed))) ?? [];
}

/**
 * Lists the fasts of a day; in a short month the last of them move a day forward.
 *
 * @param fixed Rata Die
 * @source the six fasts: Mahaprajnaparamita Upadesha 13; the ten: Sutra of Kshitigarbha 6
 */
export function fastsOn(fixed: number): readonly Fast[] {
  const lunar = chineseDateOf(fixed);
  const { month, isLeapMonth, day, monthDays } = lunar;
  const when: Readonly<Record<Fast, boolean>> = {
    newFull: day === 1 || day === 15,
    six: SIX.some((one) => one === day) || day > monthDays - 2,
    ten: TEN.some((one) => one === day) || day > monthDays - 3,
    guanyin: GUANYIN.has(keyOf(lunar)),
    month: !isLeapMonth && LONG_MONTHS.has(month),
  };
  return FAST.ids.filter((id) => when[id]);
}

/**
 * Reads a day.
 *
 * @throws {Refusal} yearOutOfRange
 * @throws {InputError} if there is no such day
 * @source Chanmen Risong 禪門日誦 as temples print its lists; lunar-javascript agrees
 */
export function readBuddhistDay(date: string): BuddhistAnswer {
  const { fixed, year } = dayAt(date);
  if (year <= FIRST_YEAR || year > LAST_YEAR) throw new Refusal("yearOutOfRange", { year });
  const lunar = chineseDateOf(fixed);
  const fasting = (one: number) => fastsOn(one).find((fast) => fast === "six" || fast === "ten");
  let next = fixed + 1;
  while (!fasting(next)) next++;
  return {
    date: formatDate(fromFixed(fixed)),
    lunar: { ...lunar, native: formatChineseDate(lunar) },
    buddhistYear: lunar.year + BUDDHIST_ERA,
    buddhaDays: buddhaDaysOn(fixed),
    fasts: fastsOn(fixed),
    notes: NOTES.get(keyOf(lunar)) ?? [],
    ahead: daysAfter(fixed, 3),
    nextFast: { date: formatDate(fromFixed(next)), fast: fasting(next)! },
  };
}

function daysAfter(fixed: number, count: number): BuddhistAnswer["ahead"] {
  const ahead: BuddhistAnswer["ahead"][number][] = [];
  for (let day = fixed + 1; ahead.length < count; day++) {
    const { month, isLeapMonth, day: lunarDay } = chineseDateOf(day);
    for (const one of buddhaDaysOn(day)) {
      const lunar = chineseMonthName(month, isLeapMonth) + chineseDayName(lunarDay);
      ahead.push({ date: formatDate(fromFixed(day)), lunar, day: one });
    }
  }
  return ahead.slice(0, count);
}
