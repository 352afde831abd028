/**
 * The Badíʿ calendar and its holy days.
 *
 * @source Universal House of Justice, message of 10 July 2014 (equinox at Tehran; the twin birthdays on the first and
 * second day after the eighth new moon); J. E. Esslemont, Bahá'u'lláh and the New Era (dates kept in the West before);
 * Kitáb-i-Íqán tables of the nineteen years
 */
import { vocabulary, type IdOf } from "#sdk";
import { dayOfSun, moonPhases } from "#sky";
import {
  BAHAI_MONTHS,
  bahaiAstronomical,
  bahaiWestern,
  fixedOfJulianDayNumber,
  fromFixed,
  julianDayNumber,
  toFixed,
  type BahaiDate,
  type BahaiDateInCycle,
} from "#time";

const MONTH_IDS = [
  "baha",
  "jalal",
  "jamal",
  "azamat",
  "nur",
  "rahmat",
  "kalimat",
  "kamal",
  "asma",
  "izzat",
  "mashiyyat",
  "ilm",
  "qudrat",
  "qawl",
  "masail",
  "sharaf",
  "sultan",
  "mulk",
  "ala",
] as const;
type MonthId = (typeof MONTH_IDS)[number];
const AYYAM = { roman: "Ayyám-i-Há", native: "أيام الهاء" };
export const MONTH = vocabulary("badiMonth", {
  ...(Object.fromEntries(MONTH_IDS.map((id, index) => [id, BAHAI_MONTHS[index]!])) as Record<
    MonthId,
    { roman: string; native: string }
  >),
  ayyamIHa: AYYAM,
});
export type BadiMonth = IdOf<typeof MONTH>;

/** @param month 1-19, 0 for Ayyám-i-Há */
export const monthIdOf = (month: number): BadiMonth =>
  month === 0 ? "ayyamIHa" : MONTH_IDS[month - 1]!;

/** The nineteen years of a vahid. */
const YEAR_NAMES =
  "Alif,Báʾ,Ab,Dál,Báb,Váv,Abad,Jád,Bahá,Ḥubb,Bahháj,Javáb,Aḥad,Vahháb,Vidád,Badíʿ,Bahí,Abhá,Váḥid".split(
    ",",
  );
export const yearNameOf = (yearInVahid: number): string => YEAR_NAMES[yearInVahid - 1]!;

/** Days of the week from Saturday. */
export const WEEKDAY = vocabulary("badiWeekday", {
  jalal: { roman: "Jalál", native: "جلال" },
  jamal: { roman: "Jamál", native: "جمال" },
  kamal: { roman: "Kamál", native: "كمال" },
  fidal: { roman: "Fiḍál", native: "فضال" },
  idal: { roman: "ʿIdál", native: "عدال" },
  istijlal: { roman: "Istijlál", native: "استجلال" },
  istiqlal: { roman: "Istiqlál", native: "استقلال" },
});
/** @param dayOfWeek 0 is Sunday */
export const weekdayOf = (dayOfWeek: number): IdOf<typeof WEEKDAY> =>
  WEEKDAY.ids[(dayOfWeek + 1) % 7]!;

export const HOLY_DAY = vocabulary("badiHolyDay", [
  "nawRuz",
  "ridvan1",
  "ridvan9",
  "ridvan12",
  "declaration",
  "ascension",
  "martyrdom",
  "birthOfBab",
  "birthOfBahaullah",
  "covenant",
  "ascensionOfAbdulBaha",
]);
export type HolyDay = IdOf<typeof HOLY_DAY>;

/** Rata Die of 20 March 2015, the first day of the year 172 less one. */
const REFORM = toFixed({ year: 2015, month: 3, day: 21 });

export type Rule = "reform" | "western";

/** The calendar in force on a day, or the Western one for ever. */
export const calendarOn = (fixed: number, rule: Rule) =>
  rule === "western" || fixed < REFORM ? bahaiWestern : bahaiAstronomical;

/** Both in one: which of the two reads a date follows from its year. */
export function calendarOf(rule: Rule) {
  return {
    fromFixed: (fixed: number): BahaiDateInCycle => calendarOn(fixed, rule).fromFixed(fixed),
    toFixed: (date: BahaiDate): number =>
      (rule === "western" || date.year < 172 ? bahaiWestern : bahaiAstronomical).toFixed(date),
  };
}

const ALWAYS: readonly (readonly [HolyDay, month: number, day: number])[] = [
  ["nawRuz", 1, 1],
  ["ridvan1", 2, 13],
  ["ridvan9", 3, 2],
  ["ridvan12", 3, 5],
  ["ascension", 4, 13],
  ["covenant", 14, 4],
  ["ascensionOfAbdulBaha", 14, 6],
];
const REFORMED: typeof ALWAYS = [
  ["declaration", 4, 8],
  ["martyrdom", 6, 17],
];
/** In the West these kept their Gregorian days. */
const BEFORE: readonly (readonly [HolyDay, month: number, day: number])[] = [
  ["declaration", 5, 23],
  ["martyrdom", 7, 9],
  ["birthOfBab", 10, 20],
  ["birthOfBahaullah", 11, 12],
];

/** The holy days of a day. */
export function holyDaysOf(fixed: number, rule: Rule): readonly HolyDay[] {
  const calendar = calendarOn(fixed, rule);
  const date = calendar.fromFixed(fixed);
  const on = (list: typeof ALWAYS) =>
    list.filter(([, month, day]) => date.month === month && date.day === day).map(([id]) => id);
  if (calendar === bahaiWestern) {
    const civil = fromFixed(fixed);
    const kept = BEFORE.filter(([, month, day]) => civil.month === month && civil.day === day);
    return [...on(ALWAYS), ...kept.map(([id]) => id)];
  }
  const twins = fixed - dayOfEighthMoon(date.year);
  return [
    ...on(ALWAYS),
    ...on(REFORMED),
    ...(twins === 1 ? (["birthOfBab"] as const) : []),
    ...(twins === 2 ? (["birthOfBahaullah"] as const) : []),
  ];
}

const TEHRAN = { latitudeDeg: 35.696111, longitudeDeg: 51.423056 };

/** Rata Die of the day, from sunset to sunset at Tehran, of the eighth new moon after the new year. */
function dayOfEighthMoon(year: number): number {
  const newYear = bahaiAstronomical.toFixed({ year, month: 1, day: 1 });
  const from = sunsetOf(newYear - 1);
  const moons = moonPhases(from, from + 270, ["new"]);
  const { julianDayUt } = moons[7]!;
  const civil = fixedOfJulianDayNumber(Math.floor(julianDayUt + TEHRAN.longitudeDeg / 360 + 0.5));
  return julianDayUt > sunsetOf(civil) ? civil + 1 : civil;
}

/** Julian day, UT, of a sunset at Tehran. */
function sunsetOf(fixed: number): number {
  const midnight = julianDayNumber(fixed) - 0.5 - TEHRAN.longitudeDeg / 360;
  return dayOfSun(midnight, TEHRAN).sunset!.julianDayUt;
}
