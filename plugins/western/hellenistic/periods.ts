/**
 * Time lords: profections, zodiacal releasing, firdaria and decennials.
 *
 * @source profections: Vettius Valens, Anthology IV.11; Ptolemy, Tetrabiblos IV.10; releasing: Valens
 * IV.4-10; decennials: Valens VI.6; firdaria: Abu Ma'shar; al-Biruni, Book of Instruction 395
 */
import { vocabulary, type IdOf } from "#sdk";
import { findSolarLongitude } from "#sky";
import { toFixed, type CivilMoment } from "#time";
import { CLASSICAL, domicileLordOf, type Classical, type Sign } from "#lore";
import { indexOfSign, signByIndex } from "../core/zodiac.ts";

/** The year that turns ages into dates, days. */
export const YEAR_DAYS = 365.24219;

export type AgeBy = "birthday" | "tropicalYear" | "solarReturn";

/** How old, and how far into the year. */
export interface Age {
  readonly years: number;
  readonly yearStart: number;
  readonly yearEnd: number;
}

/** The completed years at an instant by one of three ways of counting. */
export function ageAt(by: AgeBy, birth: CivilMoment, target: number, sunDeg: number): Age {
  const startOf = yearStartsOf(by, birth, sunDeg);
  let years = Math.max(0, Math.floor((target - birth.julianDayUt) / YEAR_DAYS) - 1);
  while (startOf(years + 1) <= target + 1e-9) years++;
  return { years, yearStart: startOf(years), yearEnd: startOf(years + 1) };
}

/** When each year of age begins, Julian day UT. */
export function yearStartsOf(
  by: AgeBy,
  birth: CivilMoment,
  sunDeg: number,
): (years: number) => number {
  const natal = birth.julianDayUt;
  if (by === "tropicalYear") return (years) => natal + years * YEAR_DAYS;
  if (by === "solarReturn") {
    return (years) =>
      years === 0 ? natal : findSolarLongitude(sunDeg, natal + years * YEAR_DAYS - 3).julianDayUt;
  }
  const { year, month, day } = birth;
  const days = (years: number) =>
    toFixed({ year: year + years, month, day: 1 }) + day - 1 - birth.fixed;
  return (years) => natal + days(years);
}

/** One sign per year, per twelfth of a year, per two and a half days. */
export function profect(ascendantSign: number, age: Age, target: number) {
  const yearDays = age.yearEnd - age.yearStart;
  const month = Math.min(11, Math.floor(((target - age.yearStart) / yearDays) * 12 + 1e-9));
  const monthStart = age.yearStart + (month * yearDays) / 12;
  const day = Math.min(11, Math.floor(((target - monthStart) / (yearDays / 12)) * 12));
  const annual = (ascendantSign + age.years) % 12;
  const monthly = (annual + month) % 12;
  const daily = (monthly + day) % 12;
  return {
    ageYears: age.years,
    house: (age.years % 12) + 1,
    annual: lordship(annual),
    monthIndex: month + 1,
    monthly: lordship(monthly),
    daily: lordship(daily),
    yearStart: age.yearStart,
    yearEnd: age.yearEnd,
  };
}

function lordship(index: number) {
  const sign = signByIndex(index);
  return { sign, lord: domicileLordOf(sign) };
}

/** Years of the signs in releasing, index 0 is Aries. */
const SIGN_YEARS = [15, 8, 20, 25, 19, 20, 8, 15, 12, 27, 30, 12] as const;
/** Days of one unit on each of the four levels. */
export const UNIT_DAYS = [360, 30, 2.5, 5 / 24] as const;

/** Years of a sign in releasing; months, days and hours are as many. */
export function signYears(sign: Sign): number {
  return SIGN_YEARS[indexOfSign(sign)]!;
}

/** What sets a period of releasing apart. */
export const MARK = vocabulary("releasingMark", ["loosingOfBond", "angularFromFortune"]);
export type Mark = IdOf<typeof MARK>;

/** The marks of a period; places from Fortune need its sign. */
export function marksOf(sign: Sign, loosingOfBond: boolean, fortune: Sign | null): readonly Mark[] {
  const isAngular = fortune !== null && (indexOfSign(sign) - indexOfSign(fortune) + 12) % 3 === 0;
  return [
    ...(loosingOfBond ? (["loosingOfBond"] as const) : []),
    ...(isAngular ? (["angularFromFortune"] as const) : []),
  ];
}

/** One period of releasing. */
export interface ReleasedPeriod {
  readonly sign: Sign;
  readonly lord: Classical;
  readonly start: number;
  readonly end: number;
  readonly loosingOfBond: boolean;
}

/** The first level from a sign, until the days given are filled. */
export function releaseFrom(sign: number, start: number, days: number): readonly ReleasedPeriod[] {
  const periods: ReleasedPeriod[] = [];
  let at = start;
  for (let i = 0; at < start + days; i++) {
    const index = (sign + i) % 12;
    const end = at + SIGN_YEARS[index]! * UNIT_DAYS[0];
    periods.push(period(index, at, end, false));
    at = end;
  }
  return periods;
}

/**
 * The periods within a period: they begin in its sign, and after a full circle jump once to the
 * opposite sign.
 *
 * @param level 1 to 3: the level of the periods returned, 1 being the second
 */
export function releaseWithin(parent: ReleasedPeriod, level: 1 | 2 | 3): readonly ReleasedPeriod[] {
  const first = indexOfSign(parent.sign);
  const periods: ReleasedPeriod[] = [];
  let index = first;
  let loosed = false;
  let at = parent.start;
  for (let i = 0; at < parent.end - 1e-6; i++) {
    const jumps = !loosed && i === 12;
    if (jumps) {
      index = (first + 6) % 12;
      loosed = true;
    }
    const end = Math.min(parent.end, at + SIGN_YEARS[index]! * UNIT_DAYS[level]!);
    periods.push(period(index, at, end, jumps));
    at = end;
    index = (index + 1) % 12;
  }
  return periods;
}

function period(index: number, start: number, end: number, loosingOfBond: boolean): ReleasedPeriod {
  return { ...lordship(index), start, end, loosingOfBond };
}

/** The periods of all four levels that hold an instant; fewer where the first level has run out. */
export function activePeriods(
  first: readonly ReleasedPeriod[],
  target: number,
): readonly ReleasedPeriod[] {
  const holds = ({ start, end }: ReleasedPeriod) => target >= start && target < end;
  const active: ReleasedPeriod[] = [];
  let list = first;
  for (const level of [1, 2, 3, 4] as const) {
    const current = list.find(holds);
    if (!current) break;
    active.push(current);
    if (level < 4) list = releaseWithin(current, level as 1 | 2 | 3);
  }
  return active;
}

/** Lords of the firdaria: the seven and the nodes. */
export const FIRDAR = vocabulary("body", [...CLASSICAL.ids, "northNode", "southNode"]);
export type Firdar = IdOf<typeof FIRDAR>;

const FIRDARIA: readonly (readonly [Classical, number])[] = [
  ["sun", 10],
  ["venus", 8],
  ["mercury", 13],
  ["moon", 9],
  ["saturn", 11],
  ["jupiter", 12],
  ["mars", 7],
];
const NODES: readonly (readonly [Firdar, number])[] = [
  ["northNode", 3],
  ["southNode", 2],
];

/** The nine lords of 75 years with their sevenths. */
export function firdariaOf(
  isDay: boolean,
  start: number,
  nodesAfterMars: boolean,
  yearDays = YEAR_DAYS,
) {
  const from = isDay ? 0 : 3;
  const seven = [...FIRDARIA.slice(from), ...FIRDARIA.slice(0, from)];
  const mars = seven.findIndex(([lord]) => lord === "mars") + 1;
  const order: readonly (readonly [Firdar, number])[] = nodesAfterMars
    ? [...seven.slice(0, mars), ...NODES, ...seven.slice(mars)]
    : [...seven, ...NODES];
  let at = start;
  return order.map(([lord, years]) => {
    const begin = at;
    at += years * yearDays;
    return { lord, years, start: begin, end: at, subs: sevenths(lord, begin, at) };
  });
}

function sevenths(lord: Firdar, start: number, end: number) {
  const first = FIRDARIA.findIndex(([planet]) => planet === lord);
  if (first < 0) return [];
  const step = (end - start) / 7;
  return Array.from({ length: 7 }, (_, i) => ({
    lord: FIRDARIA[(first + i) % 7]![0],
    start: start + i * step,
    end: start + (i + 1) * step,
  }));
}

/** Minor years of the planets, which as months share 129. */
const MINOR_YEARS: Readonly<Record<Classical, number>> = {
  saturn: 30,
  jupiter: 12,
  mars: 15,
  sun: 19,
  venus: 8,
  mercury: 20,
  moon: 25,
};
const MONTH_DAYS = YEAR_DAYS / 12;

/** Seven periods of ten years and nine months from the light of the sect, in the order of the zodiac. */
export function decennialsOf(
  isDay: boolean,
  longitudes: Readonly<Record<Classical, number>>,
  start: number,
) {
  const light = isDay ? "sun" : "moon";
  const ahead = (planet: Classical) => (longitudes[planet] - longitudes[light] + 360) % 360;
  const order = [...CLASSICAL.ids].sort((a, b) => ahead(a) - ahead(b));
  return order.map((lord, i) => {
    const begin = start + i * 129 * MONTH_DAYS;
    let at = begin;
    const subs = order.map((_, k) => {
      const sub = order[(i + k) % 7]!;
      const from = at;
      at += MINOR_YEARS[sub] * MONTH_DAYS;
      return { lord: sub, start: from, end: at };
    });
    return { lord, start: begin, end: begin + 129 * MONTH_DAYS, subs };
  });
}
