/**
 * Holy days and writing of the Thai lunar calendar; the calendar itself stands in `#time`.
 *
 * @source feasts by month and day: the Thai government's holidays (Makha, Wisakha, Asanha, Khao Phansa), a month later where the
 *   year has a second eighth month
 */
import { ANIMAL } from "#lore";
import {
  chulaYearOf,
  dayOfWeek,
  fromFixed,
  modulo,
  SECOND_EIGHTH,
  suriyayatraDay,
  suriyayatraYear,
  thaiLunar,
  thaiYear,
  thaloengsok,
} from "#time";
import { civilDayOf, dateOf } from "../../core/day.ts";
import type { ThaiCalendarAnswer } from "./answer.ts";
import { ANIMAL_NAMES, FEAST, MONTH, SOK, type Feast } from "./terms.ts";

const WEEKDAYS = "อาทิตย์ จันทร์ อังคาร พุธ พฤหัสบดี ศุกร์ เสาร์".split(" ");

/** A number in Thai figures. */
export const thaiDigits = (value: number): string =>
  String(value).replace(/\d/g, (digit) => "๐๑๒๓๔๕๖๗๘๙"[Number(digit)]!);

/** The lunar day of a civil day, its half told apart. */
export function lunarDay(fixed: number) {
  const { year, month, day, late } = thaiLunar.fromFixed(fixed);
  return { year, month, day: ((day - 1) % 15) + 1, waxing: day <= 15, late, dayOfMonth: day };
}
export type LunarDay = ReturnType<typeof lunarDay>;

/** Whether temples keep the day: the eighth and the last of each half. */
export function isHoly(fixed: number): boolean {
  const { day, waxing } = lunarDay(fixed);
  if (day === 8 || day === 15) return true;
  return !waxing && day === 14 && lunarDay(fixed + 1).dayOfMonth === 1;
}

/** Feasts by month and day of the month; in a year with a second eighth they move on by a month. */
const FEASTS: Readonly<
  Record<Exclude<Feast, "thaloengsok">, readonly [month: number, leapMonth: number, day: number]>
> = {
  makha: [3, 4, 15],
  visakha: [6, 7, 15],
  atthami: [6, 7, 23],
  asalha: [8, SECOND_EIGHTH, 15],
  khaoPhansa: [8, SECOND_EIGHTH, 16],
  sarthThai: [10, 10, 30],
  okPhansa: [11, 11, 15],
  loyKrathong: [12, 12, 15],
};

/** Feasts of a day. */
export function feastsOf(fixed: number): readonly Feast[] {
  const { year, month, dayOfMonth, late } = lunarDay(fixed);
  return FEAST.ids.filter((feast) => {
    if (feast === "thaloengsok") return fixed === thaloengsok(year);
    const [common, leap, day] = FEASTS[feast];
    // Makha precedes the new year, a late fifth or sixth month has run into it.
    const counted = feast === "makha" || late ? year + 1 : year;
    const isLeap = thaiYear(counted).kind === "addedMonth";
    return month === (isLeap ? leap : common) && dayOfMonth === day;
  });
}

/** The Buddhist era as documents of the time dated. */
function buddhistEra(fixed: number): number {
  const { year, month } = fromFixed(fixed);
  if (year >= 1941) return year + 543;
  if (year > 1889 || (year === 1889 && month >= 4)) return year + (month >= 4 ? 543 : 542);
  return chulaYearOf(fixed) + 1181;
}

/** The day as Thai writes it. */
export function writtenDay(fixed: number): string {
  const { year, month, day, waxing } = lunarDay(fixed);
  const animal = ANIMAL_NAMES[modulo(year + 10, 12)]!;
  const name = MONTH.writings[monthId(month)]!.native!;
  const sok = SOK.writings[SOK.ids[year % 10]!]!.native!;
  return `วัน${WEEKDAYS[dayOfWeek(fixed)]!} ${waxing ? "ขึ้น" : "แรม"} ${thaiDigits(day)} ค่ำ ${name} ปี${animal} ${sok} จ.ศ. ${thaiDigits(year)}`;
}

export const monthId = (month: number) => `m${month}` as (typeof MONTH.ids)[number];

/** Describes a day. */
export function describe(fixed: number): ThaiCalendarAnswer {
  const { dayOfMonth, ...thai } = lunarDay(fixed);
  const { year, month } = thai;
  const { kind, days } = thaiYear(year);
  const northern = month === SECOND_EIGHTH ? 10 : ((month + 1) % 12) + 1;
  const animal = modulo(year + 10, 12);
  return {
    civil: civilDayOf(fixed),
    thai,
    monthName: monthId(month),
    native: writtenDay(fixed),
    dayOfMonth,
    northernMonth: northern,
    holyDay: isHoly(fixed),
    feasts: feastsOf(fixed),
    year: {
      kind,
      days,
      sok: SOK.ids[year % 10]!,
      animal: ANIMAL.ids[animal]!,
      animalNative: ANIMAL_NAMES[animal]!,
      thaloengsok: dateOf(thaloengsok(year)),
    },
    eras: { chula: year, buddhist: buddhistEra(fixed), mahasakarat: year + 560 },
    suriyayatra: { ...suriyayatraDay(fixed), kammacapon: suriyayatraYear(year).kammacapon },
  };
}
