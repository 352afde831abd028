/**
 * A day of the Vietnamese calendar.
 *
 * @source Hồ Ngọc Đức, Âm lịch Việt Nam (lunar date, can chi, hours); Ngọc Hạp Thông Thư and Hiệp Kỷ Biện Phương Thư, the
 *   Xieji Bianfang Shu, for officers, roads and mansions; Tam Nương and Nguyệt Kỵ as popular almanacs have them
 */
import { dateInChina } from "#east/calendar/in_china.ts";
import { WEEKDAY } from "#lore";
import { nextSolarTerm, previousSolarTerm } from "#sky";
import {
  branch,
  dayOfWeek,
  dayPillar,
  formatDate,
  fromFixed,
  julianDayNumber,
  modulo,
  monthPillar,
  toJulianDay,
  yearPillar,
  type StemBranch,
} from "#time";
import { hoursOfDay, mansionOf, officerOf, roadGodOf } from "#east/almanac/rules.ts";
import { monthBranchOfJie } from "#east/calendar/solar_terms.ts";
import { vietnameseBy, type Meridian } from "../core/calendar.ts";
import { conGiapOf, dateInVietnamese, TIET_KHI } from "../core/names.ts";
import type { VietnameseDay } from "./answer.ts";
import type { DayLuck, Kieng, Le } from "./terms.ts";

const SEVEN_HOURS = 7 / 24;

const FEASTS: Readonly<Record<string, Le>> = {
  "1/1": "tetNguyenDan",
  "1/15": "ramThangGieng",
  "3/3": "tetHanThuc",
  "3/10": "gioTo",
  "4/15": "phatDan",
  "5/5": "tetDoanNgo",
  "7/15": "vuLan",
  "8/15": "tetTrungThu",
  "9/9": "tetTrungCuu",
  "12/23": "ongTao",
};
const TAM_NUONG = [3, 7, 13, 18, 22, 27];
const NGUYET_KY = [5, 14, 23];

type Lunar = ReturnType<ReturnType<typeof vietnameseBy>["dateOf"]>;

/** The feast of a lunar day, or null; leap months have none. */
export function feastOf({ month, isLeapMonth, day, monthDays }: Lunar): Le | null {
  if (isLeapMonth) return null;
  if (month === 12 && day === monthDays) return "giaoThua";
  return FEASTS[`${month}/${day}`] ?? null;
}

function leftAlone(day: number): readonly Kieng[] {
  return [
    ...(TAM_NUONG.includes(day) ? (["tamNuong"] as const) : []),
    ...(NGUYET_KY.includes(day) ? (["nguyetKy"] as const) : []),
  ];
}

/** What the terms say of a day that ends at a midnight of UTC+7. */
function termsOf(fixed: number) {
  const midnight = toJulianDay(fromFixed(fixed)) - SEVEN_HOURS;
  const term = previousSolarTerm(midnight + 1 - 1e-6);
  const jie = previousSolarTerm(midnight + 1 - 1e-6, "minor");
  return {
    term: TIET_KHI.ids[term.index]!,
    begins: term.julianDayUt >= midnight,
    monthOfTerm: monthBranchOfJie(jie.index),
  };
}

/** The term that begins on a day, or null. */
export function termOn(fixed: number): (typeof TIET_KHI.ids)[number] | null {
  const midnight = toJulianDay(fromFixed(fixed)) - SEVEN_HOURS;
  const next = nextSolarTerm(midnight - 1e-6);
  return next.julianDayUt < midnight + 1 ? TIET_KHI.ids[next.index]! : null;
}

/** Describes a civil day. */
export function describeDay(
  fixed: number,
  meridian: Meridian,
  dayMonth: "lunar" | "solar" = "lunar",
): VietnameseDay {
  const lunar = vietnameseBy(meridian).dateOf(fixed);
  const { year, month, isLeapMonth, day, monthDays } = lunar;
  const jdn = julianDayNumber(fixed);
  const pillar = dayPillar(jdn);
  const ofYear = yearPillar(year);
  const { monthOfTerm, ...solarTerm } = termsOf(fixed);
  const monthBranch = dayMonth === "lunar" ? modulo(month + 1, 12) : monthOfTerm;
  const officer = officerOf(monthBranch, pillar.branch.index);
  const { mansion, luck } = mansionOf(jdn);
  const road = godOf(monthBranch, pillar.branch.index);
  const kieng = leftAlone(day);
  const hours = hoursOfDay(pillar);
  return {
    date: formatDate(fromFixed(fixed)),
    dayOfWeek: WEEKDAY.ids[dayOfWeek(fixed)]!,
    lunar: {
      year,
      month,
      isLeapMonth,
      day,
      monthDays,
      native: dateInVietnamese(month, isLeapMonth, day),
    },
    year: ofYear.id,
    animal: conGiapOf(branch(year - 4).id),
    month: isLeapMonth ? null : monthPillar(ofYear.stem.index, modulo(month + 1, 12)).id,
    day: pillar.id,
    firstHour: hours[0]!.id,
    solarTerm,
    officer,
    mansion: { mansion, luck },
    road,
    leftAlone: kieng,
    verdict: {
      value: judge(road.yellow, officer.luck, luck, kieng.length > 0),
      because: [
        { code: "road", with: road },
        { code: "officer", with: officer },
        { code: "mansion", with: { mansion, luck } },
        ...kieng.map((one) => ({ code: "left" as const, with: { kieng: one } })),
      ],
    },
    clashes: clashesOf(pillar),
    hours: hours.map((pair, i) => ({
      pair: pair.id,
      from: clock(23 + 2 * i),
      to: clock(25 + 2 * i),
      ...godOf(pillar.branch.index, i),
    })),
    feast: feastOf(lunar),
    china: dateInChina(fixed, lunar),
  };
}

function godOf(outer: number, inner: number): VietnameseDay["road"] {
  const { god, road } = roadGodOf(outer, inner);
  return { god, yellow: road === "yellow" };
}

/** Two of three lucky make a day good, two unlucky bad; a day that is left alone is never good. */
function judge(
  yellow: boolean,
  officer: VietnameseDay["officer"]["luck"],
  mansion: VietnameseDay["mansion"]["luck"],
  isLeft: boolean,
): DayLuck {
  const lucks = [yellow ? "lucky" : "unlucky", officer, mansion];
  const count = (luck: string) => lucks.filter((one) => one === luck).length;
  if (count("unlucky") >= 2) return "bad";
  return count("lucky") >= 2 && !isLeft ? "good" : "even";
}

/** The opposite branch with the two stems that the day's checks or is checked by: Giáp Ngọ is set against Mậu Tý and Nhâm Tý. */
function clashesOf(pillar: StemBranch): VietnameseDay["clashes"] {
  const against = (stemSteps: number) => {
    const wanted = [modulo(pillar.stem.index + stemSteps, 10), modulo(pillar.branch.index + 6, 12)];
    const steps = modulo(6 * wanted[0]! - 5 * wanted[1]! - pillar.index, 60);
    return pillar.next(steps).id;
  };
  return [against(4), against(8)];
}

const clock = (hour: number) => `${String(hour % 24).padStart(2, "0")}:00`;
