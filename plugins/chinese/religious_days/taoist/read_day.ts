/** The Taoist calendar: its year, days of the gods, meetings, feasts and the days of 戊. */
import { Refusal } from "#sdk";
import {
  chineseDateOf,
  chineseDayName,
  chineseMonthName,
  dayPillar,
  formatChineseDate,
  formatDate,
  fromFixed,
  julianDayNumber,
} from "#time";
import { SOLAR_TERM } from "#east/calendar/solar_terms.ts";
import { dayAt } from "#east/calendar/zone_clock.ts";
import { FIRST_YEAR, LAST_YEAR } from "../../almanac/input.ts";
import { isPardonDay } from "../../almanac/rules.ts";
import { readDayTables } from "../../almanac/tables.ts";
import { byDate } from "../month_days.ts";
import { TAO_KIND, type TaoistAnswer, type TaoKind } from "./answer.ts";
import { TAO_DATES } from "./dates.ts";
import type { TaoDay } from "./days.ts";

/** 道曆 counts from the first year of the Yellow Emperor, 2697 BCE. */
const TAO_ERA = 2697;
const DAYS = byDate<TaoDay>(TAO_DATES);

const SAN_HUI: ReadonlySet<string> = new Set(["1-7", "7-7", "10-15"]);
const SAN_YUAN: ReadonlySet<string> = new Set(["1-15", "7-15", "10-15"]);
const WU_LA: ReadonlySet<string> = new Set(["1-1", "5-5", "7-7", "10-1", "12-8"]);
/** Branch of the hidden 戊 by lunar month. */
const AN_WU = "未戌辰寅午子酉申巳亥卯丑";
const WU_STEM = 4;

/** What a day is made of. */
function partsOf(fixed: number) {
  const lunar = chineseDateOf(fixed);
  const { termIndex, termDay, monthBranch } = readDayTables(fromFixed(fixed));
  const pillar = dayPillar(julianDayNumber(fixed));
  // Days of a leap month are not kept again.
  const date = lunar.isLeapMonth ? "" : `${lunar.month}-${lunar.day}`;
  return { lunar, pillar, date, monthBranch, opens: termDay === 0 ? termIndex : null };
}

/** Lists the days of the gods on a day, Rata Die: by date, by solar term, by pair. */
export function taoDaysOn(fixed: number): readonly TaoDay[] {
  const { date, pillar, opens } = partsOf(fixed);
  return [
    ...(DAYS.get(date) ?? []),
    ...(opens === null ? [] : (DAYS.get(SOLAR_TERM.ids[opens]!) ?? [])),
    ...(DAYS.get(pillar.native) ?? []),
  ];
}

/**
 * Lists what kind of day it is.
 *
 * @param fixed Rata Die
 * @source Yuxia Ji 玉匣記 and the calendar of the Taoist Association; lunar-javascript agrees
 */
export function taoKindsOn(fixed: number): readonly TaoKind[] {
  const { lunar, date, pillar, opens, monthBranch } = partsOf(fixed);
  const when: Readonly<Record<TaoKind, boolean>> = {
    sanHui: SAN_HUI.has(date),
    sanYuan: SAN_YUAN.has(date),
    baJie: opens !== null && opens % 3 === 0,
    wuLa: WU_LA.has(date),
    baHui: DAYS.has(pillar.native),
    mingWu: pillar.stem.index === WU_STEM,
    anWu: AN_WU[lunar.month - 1] === pillar.branch.native,
    tianShe: isPardonDay(monthBranch, pillar),
  };
  return TAO_KIND.ids.filter((id) => when[id]);
}

const isWu = (fixed: number) =>
  taoKindsOn(fixed).some((kind) => kind === "mingWu" || kind === "anWu");

/**
 * Reads a day.
 *
 * @throws {Refusal} yearOutOfRange
 * @throws {InputError} if there is no such day
 */
export function readTaoistDay(date: string): TaoistAnswer {
  const { fixed, year } = dayAt(date);
  if (year <= FIRST_YEAR || year > LAST_YEAR) throw new Refusal("yearOutOfRange", { year });
  const { lunar, pillar } = partsOf(fixed);
  let wu = fixed + 1;
  while (!isWu(wu)) wu++;
  const ahead: TaoistAnswer["ahead"][number][] = [];
  for (let day = fixed + 1; ahead.length < 3; day++) {
    const { month, isLeapMonth, day: lunarDay } = chineseDateOf(day);
    for (const one of taoDaysOn(day)) {
      const name = chineseMonthName(month, isLeapMonth) + chineseDayName(lunarDay);
      ahead.push({ date: formatDate(fromFixed(day)), lunar: name, day: one });
    }
  }
  return {
    date: formatDate(fromFixed(fixed)),
    lunar: { ...lunar, native: formatChineseDate(lunar) },
    taoYear: lunar.year + TAO_ERA,
    pillar: pillar.id,
    days: taoDaysOn(fixed),
    kinds: taoKindsOn(fixed),
    ahead: ahead.slice(0, 3),
    nextWu: formatDate(fromFixed(wu)),
  };
}
