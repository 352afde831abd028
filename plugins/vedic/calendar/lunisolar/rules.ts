/**
 * Dates of the lunisolar calendar by four reckonings, and the years of its eras.
 *
 * @source E. M. Reingold and N. Dershowitz, Calendrical Calculations, 4th ed., ch. 10 and 20; R. Sewell and
 *   S. B. Dikshit, The Indian Calendar (1896), §§ 13, 45, 67-71: beginnings of the years
 */
import {
  hinduLunarAstro,
  hinduLunarModern,
  hinduLunarOld,
  hinduLunarTrue,
  hinduSolarAstro,
  hinduSolarModern,
  hinduSolarOld,
  hinduSolarTrue,
  SAKA_ERA,
  VIKRAMA_ERA,
} from "#time";
import type { EraName, RuleName } from "./input.ts";

/** A day by months that end with the new moon; years are those of Kali passed, from Chaitra. */
export interface LunarDay {
  readonly kali: number;
  /** 1 is Chaitra. */
  readonly month: number;
  readonly leapMonth: boolean;
  /** Tithi, 1 to 30. */
  readonly day: number;
  readonly leapDay: boolean;
}

const TRUE_LUNAR = {
  astronomical: hinduLunarTrue,
  modern: hinduLunarModern,
  printed: hinduLunarAstro,
};
const SOLAR = {
  astronomical: hinduSolarTrue,
  modern: hinduSolarModern,
  old: hinduSolarOld,
  printed: hinduSolarAstro,
};

/** @param fixed Rata Die */
export function lunarDayOf(fixed: number, rule: RuleName): LunarDay {
  if (rule === "old") {
    const { year, month, leapMonth, day } = hinduLunarOld.fromFixed(fixed);
    const leapDay = hinduLunarOld.fromFixed(fixed - 1).day === day;
    return { kali: year, month, leapMonth, day, leapDay };
  }
  const { year, ...rest } = TRUE_LUNAR[rule].fromFixed(fixed);
  return { kali: year + VIKRAMA_ERA, ...rest };
}

/**
 * The Rata Die of a lunar date.
 *
 * @throws {RangeError} where no sunrise sees that tithi of that month
 */
export function fixedOfLunarDay({ kali, ...rest }: LunarDay, rule: RuleName): number {
  if (rule !== "old") return TRUE_LUNAR[rule].toFixed({ year: kali - VIKRAMA_ERA, ...rest });
  const { month, leapMonth, day, leapDay } = rest;
  // Mean tithis are shorter than days: none is ever seen by two sunrises.
  if (leapDay) throw new RangeError("a mean tithi is never repeated");
  return hinduLunarOld.toFixed({ year: kali, month, leapMonth, day });
}

/** The solar date by the same reckoning; Shaka years, or Kali by the old one. */
export function solarDateOf(fixed: number, rule: RuleName) {
  return SOLAR[rule].fromFixed(fixed);
}

/** The month, from 1, where months end with the full moon: the dark half belongs to the next. */
export function purnimantaMonth({ month, leapMonth, day }: LunarDay): number {
  return day > 15 && !leapMonth ? (month % 12) + 1 : month;
}
/** The month to the new moon of a dark or bright half that is named to the full moon. */
export function amantaMonth(month: number, leapMonth: boolean, day: number): number {
  return day > 15 && !leapMonth ? ((month + 10) % 12) + 1 : month;
}

/** Years of Kali passed when an era began, and the month, from 1, with which its years begin. */
const ERAS: Readonly<Record<EraName, { readonly from: number; readonly begins: number }>> = {
  vikrama: { from: VIKRAMA_ERA, begins: 1 },
  vikramaKartika: { from: VIKRAMA_ERA, begins: 8 },
  vikramaAshadha: { from: VIKRAMA_ERA, begins: 4 },
  shaka: { from: SAKA_ERA, begins: 1 },
  kali: { from: 0, begins: 1 },
};

/** The year of an era on a day by its month to the new moon; an added month stands with its namesake. */
export function yearOfEra(era: EraName, { kali, month }: Pick<LunarDay, "kali" | "month">): number {
  const { from, begins } = ERAS[era];
  return kali - from - (month < begins ? 1 : 0);
}
/** The year of Kali of a month, from 1, in a year of an era. */
export function kaliOfEra(era: EraName, year: number, month: number): number {
  const { from, begins } = ERAS[era];
  return year + from + (month < begins ? 1 : 0);
}
