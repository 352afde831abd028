/**
 * Days that a Burmese almanac marks, by month, day of the half and weekday.
 *
 * @source Yan Naing Aye, Myanmar Astrological Calendar Days (cool-emerald.blogspot.com, 2013) and the program mmcal
 */
import { dayOfWeek, modulo } from "#time";
import type { Direction } from "../../core/names.ts";
import { almanacDay, type AlmanacDay } from "../core/day.ts";
import { NAKHAT, type AstroDay, type Leaning } from "./terms.ts";

/** Weekdays of Yatyaza and of Pyathada by the month's remainder of four, from Saturday, 0. */
const YATYAZA: readonly (readonly number[])[] = [
  [1, 4],
  [4, 6],
  [0, 5],
  [3, 5],
];
const PYATHADA: readonly (readonly number[])[] = [[3], [0, 5], [4, 6], [1, 2]];
/** In Waso, Tazaungmon and Tabaung a Wednesday is ill-fated in the afternoon alone. */
const [AFTERNOON_ROW, WEDNESDAY] = [0, 4];

/** Days of the half by weekday from Saturday. */
const BY_WEEKDAY = {
  amyeittasote: [[5], [8], [3], [7], [2], [4], [1]],
  warameittugyi: [[7], [1], [4], [8], [9], [6], [3]],
  warameittunge: [[6], [12], [11], [10], [9], [8], [7]],
  yatpote: [[8], [1], [4], [6], [9], [8], [7]],
  thamaphyu: [[1], [2, 1], [6], [6], [5], [6, 3, 4], [7, 3]],
} as const satisfies Partial<Record<AstroDay, readonly (readonly number[])[]>>;

/** Days of the month, of 30, by weekday from Saturday. */
const NAGAPOR = [[26, 17], [21, 19, 2], [2, 1, 12, 4, 18], [10], [18, 9], [2], [21]] as const;
/** Day of the half by month from Tagu. */
const SHANYAT = [8, 8, 2, 2, 9, 3, 3, 5, 1, 4, 7, 4] as const;

/** The month that the rules know: First Waso counts as Waso, a late month as Tagu or Kason. */
const plainMonth = (month: number) => (month === 0 ? 4 : month > 12 ? month - 12 : month);

/** The two weekdays of Thamanyo move by two with the month, but stand after Wagaung and Tazaungmon. */
function isThamanyo(month: number, weekday: number): boolean {
  const steps = month - 1 - Math.floor(month / 9);
  const first = modulo(steps * 2 - Math.floor(steps / 8), 7);
  return modulo(weekday - first, 7) <= 1;
}

function yatyotemaOf(month: number): number {
  const odd = month % 2 === 1 ? month : (month + 9) % 12;
  return ((odd + 4) % 12) + 1;
}

const mahayatkyanOf = (month: number) => ((Math.floor((month % 12) / 2) + 4) % 6) + 1;

/** Every marked day that a day is, in the order of the almanac. */
export function astroDaysOf(
  { month: given, day }: Pick<AlmanacDay, "month" | "day">,
  weekday: number,
): readonly AstroDay[] {
  const month = plainMonth(given);
  const row = month % 4;
  const half = day - 15 * Math.floor(day / 16);
  const has = (table: readonly (readonly number[])[], value: number) =>
    table[weekday]!.includes(value);
  const found: readonly (readonly [AstroDay, boolean])[] = [
    ["yatyaza", YATYAZA[row]!.includes(weekday)],
    ["pyathada", PYATHADA[row]!.includes(weekday)],
    ["afternoonPyathada", row === AFTERNOON_ROW && weekday === WEDNESDAY],
    ["thamanyo", isThamanyo(month, weekday)],
    ["amyeittasote", has(BY_WEEKDAY.amyeittasote, half)],
    ["warameittugyi", has(BY_WEEKDAY.warameittugyi, half)],
    ["warameittunge", has(BY_WEEKDAY.warameittunge, half)],
    ["yatpote", has(BY_WEEKDAY.yatpote, half)],
    ["thamaphyu", has(BY_WEEKDAY.thamaphyu, half)],
    ["nagapor", has(NAGAPOR, day)],
    ["yatyotema", half === yatyotemaOf(month)],
    ["mahayatkyan", half === mahayatkyanOf(month)],
    ["shanyat", half === SHANYAT[month - 1]],
  ];
  return found.filter(([, is]) => is).map(([id]) => id);
}

/** Where the head of the naga lies, by the season of the month. */
const HEADS: readonly Direction[] = ["west", "north", "east", "south"];
export const nagaHeadOf = (month: number): Direction =>
  HEADS[Math.floor((plainMonth(month) % 12) / 3)]!;

/** The kind of being that a year belongs to. */
export const nakhatOf = (year: number) => NAKHAT.ids[modulo(year, 3)]!;

/** Weekday from Saturday, as Burmese astrology counts. */
export const burmeseWeekday = (fixed: number): number => (dayOfWeek(fixed) + 1) % 7;

/** What the marked days are held to be; of two the sources opened give the rule alone. */
export const LEANINGS: Readonly<Record<AstroDay, Leaning>> = {
  yatyaza: "sought",
  amyeittasote: "sought",
  pyathada: "shunned",
  afternoonPyathada: "shunned",
  thamanyo: "shunned",
  thamaphyu: "shunned",
  warameittugyi: "shunned",
  warameittunge: "shunned",
  yatpote: "shunned",
  yatyotema: "shunned",
  mahayatkyan: "shunned",
  nagapor: "noted",
  shanyat: "noted",
};

/** The marked days of a Rata Die. */
export function markedDays(fixed: number): readonly AstroDay[] {
  return astroDaysOf(almanacDay(fixed), burmeseWeekday(fixed));
}
