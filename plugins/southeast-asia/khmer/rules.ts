/**
 * Feasts, angels and writing of the Khmer calendar; the calendar itself stands in `#time`.
 *
 * @source Khmer almanac (Pratitin): holy days and feasts by the Moon; legend of Kabil Maha Prum for the seven angels
 */
import { ANIMAL } from "#lore";
import {
  dayOfWeek,
  fromFixed,
  khmer,
  khmerNewYear,
  KHMER_PISAK,
  khmerYearKind,
  modulo,
  printedKhmerNewYear,
} from "#time";
import { civilDayOf, dateOf } from "../core/day.ts";
import type { KhmerAnswer } from "./answer.ts";
import { ANGEL, ANIMAL_NAMES, FEAST, MONTH, SAK, type Feast } from "./terms.ts";

export type NewYearRule = "printed" | "treatise";

const WEEKDAYS = "អាទិត្យ ចន្ទ អង្គារ ពុធ ព្រហស្បតិ៍ សុក្រ សៅរ៍".split(" ");
const NOON = 720;
/** Full Moon and the days after it, counted through the month. */
const FULL = 15;

/** A number in Khmer figures. */
export const khmerDigits = (value: number): string =>
  String(value).replace(/\d/g, (digit) => "០១២៣៤៥៦៧៨៩"[Number(digit)]!);

/** Day counted through the month. */
const throughMonth = (fixed: number) => {
  const { day, waxing } = khmer.fromFixed(fixed);
  return waxing ? day : day + FULL;
};

/** The eighth and the last day of each half. */
export function isHoly(fixed: number): boolean {
  const day = throughMonth(fixed);
  return [8, FULL, 23].includes(day) || throughMonth(fixed + 1) === 1;
}

const [BOS, MEAK, ASATH, PHATRABOT, ASSOCH, KADEK, SECOND_ASATH] = [1, 2, 7, 9, 10, 11, 13];

/** Feasts by the Moon: months and the day counted through the month. */
function lunarFeasts(fixed: number): readonly Feast[] {
  const { month } = khmer.fromFixed(fixed);
  const day = throughMonth(fixed);
  const isAsath = month === ASATH || month === SECOND_ASATH;
  const isLastOfPhatrabot = month === PHATRABOT && throughMonth(fixed + 1) === 1;
  const isWater = month === KADEK && day >= FULL - 1 && day <= FULL + 1;
  const held: readonly (readonly [Feast, boolean])[] = [
    ["meakBochea", month === MEAK && day === FULL],
    ["visakBochea", month === KHMER_PISAK && day === FULL],
    ["royalPloughing", month === KHMER_PISAK && day === FULL + 4],
    ["cholVossa", isAsath && day === FULL + 1],
    ["kanBen", month === PHATRABOT && day === FULL + 1],
    ["pchumBen", isLastOfPhatrabot],
    ["chenhVossa", month === ASSOCH && day === FULL],
    ["bonOmTuk", isWater],
  ];
  return held.filter(([, is]) => is).map(([feast]) => feast);
}

/** The New Year of a civil year by a rule. */
export function newYearOf(year: number, rule: NewYearRule) {
  const reckoned = khmerNewYear(year);
  const printed = rule === "printed" ? printedKhmerNewYear(year) : null;
  const { fixed, minutes } = printed ?? reckoned;
  // The days that are kept follow the instant that is printed.
  const lerngSak = fixed + (reckoned.lerngSak - reckoned.fixed);
  return { fixed, minutes, lerngSak, isPrinted: printed !== null, reckoned };
}

/** The feasts of a day, those of the New Year first. */
export function feastsOf(fixed: number, rule: NewYearRule): readonly Feast[] {
  const { fixed: first, lerngSak } = newYearOf(fromFixed(fixed).year, rule);
  const ofYear: readonly Feast[] =
    fixed === first
      ? ["moharSangkran"]
      : fixed === lerngSak
        ? ["lerngSak"]
        : fixed > first && fixed < lerngSak
          ? ["virakVanabat"]
          : [];
  return [...ofYear, ...lunarFeasts(fixed)];
}

const write = (fixed: number, minutes: number) =>
  `${dateOf(fixed)}T${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Describes a day as it stands at noon. */
export function describe(fixed: number, rule: NewYearRule): KhmerAnswer {
  const date = khmer.fromFixed(fixed);
  const { year } = fromFixed(fixed);
  const turn = newYearOf(year, rule);
  const hasTurned = fixed > turn.fixed || (fixed === turn.fixed && NOON >= turn.minutes);
  const animal = modulo(year + (hasTurned ? 8 : 7), 12);
  const chulaYear = year - (fixed >= turn.lerngSak ? 638 : 639);
  const month = MONTH.ids[date.month]!;
  const sak = SAK.ids[modulo(chulaYear, 10)]!;
  const half = date.waxing ? "កើត" : "រោច";
  return {
    civil: civilDayOf(fixed),
    khmer: date,
    monthName: month,
    native: `ថ្ងៃ${WEEKDAYS[dayOfWeek(fixed)]!} ${khmerDigits(date.day)}${half} ខែ${MONTH.writings[month]!.native!} ឆ្នាំ${ANIMAL_NAMES[animal]!} ${SAK.writings[sak]!.native!} ព.ស. ${khmerDigits(date.year)}`,
    holyDay: isHoly(fixed),
    feasts: feastsOf(fixed, rule),
    yearKind: khmerYearKind(lunarYearOf(date)),
    chulaYear,
    sak,
    animal: ANIMAL.ids[animal]!,
    animalNative: ANIMAL_NAMES[animal]!,
    newYear: {
      year,
      local: write(turn.fixed, turn.minutes),
      printed: turn.isPrinted,
      reckoned: write(turn.reckoned.fixed, turn.reckoned.minutes),
      days: turn.lerngSak - turn.fixed + 1 === 4 ? 4 : 3,
      lerngSak: dateOf(turn.lerngSak),
      angel: ANGEL.ids[dayOfWeek(turn.fixed)]!,
    },
  };
}

/** The year from Bos to Migasir, named by the Buddhist era that begins in it. */
function lunarYearOf({ year, month, waxing }: KhmerAnswer["khmer"]): number {
  const isBeforeTurn = month >= BOS && (month < KHMER_PISAK || (month === KHMER_PISAK && waxing));
  return isBeforeTurn ? year + 1 : year;
}
