/** The age of an instant by each school, and the ages about it. */
import { normalizeDeg } from "#sky";
import { signAt, type Sign } from "#lore";
import { indexOfSign, round, signByIndex } from "../core/zodiac.ts";
import type { School } from "./answer.ts";
import {
  AYANAMSA_SCHOOLS,
  IAU_AGES,
  meanAyanamsa,
  vernalPoint,
  whenVernalPointAt,
  yearOf,
  type AyanamsaSchool,
} from "./rules.ts";

const YEAR_DAYS = 365.2425;
const DAYS_OF_AGE = 2148 * YEAR_DAYS;
/** Julian day of the beginning of year 0. */
const YEAR_ZERO = 1721059.5;
/** Length that stands for an age whose end has not been dated, years. */
const UNDATED_YEARS = 1800;

/** An age by one school; `start` and `end` are Julian days UT. */
export interface Age {
  readonly school: School;
  readonly age: Sign;
  readonly vernalPointDeg: number | null;
  readonly ayanamsaDeg: number | null;
  readonly start: number;
  readonly end: number;
}

/** The age of an instant by every school. */
export function agesAt(julianDay: number): readonly Age[] {
  return [...AYANAMSA_SCHOOLS.map((one) => byAyanamsa(one, julianDay)), byStars(julianDay)];
}

function byAyanamsa(school: AyanamsaSchool, julianDay: number): Age {
  const point = vernalPoint(school, julianDay);
  const age = signAt(point);
  const start = indexOfSign(age) * 30;
  const near = julianDay - (1 - (point % 30) / 30) * DAYS_OF_AGE;
  return {
    school,
    age,
    vernalPointDeg: round(point, 4),
    ayanamsaDeg: round(meanAyanamsa(school, julianDay), 4),
    start: whenVernalPointAt(school, normalizeDeg(start + 30), near),
    end: whenVernalPointAt(school, start, near + DAYS_OF_AGE),
  };
}

/** The constellations: three ages are dated; earlier and later dates fall to the nearest of them. */
function byStars(julianDay: number): Age {
  const now = yearOf(julianDay);
  const at = Math.max(
    0,
    IAU_AGES.findLastIndex(({ fromYear }) => fromYear <= now),
  );
  const { age, fromYear } = IAU_AGES[at]!;
  const dayOf = (year: number) => YEAR_ZERO + year * YEAR_DAYS;
  return {
    school: "iau",
    age,
    vernalPointDeg: null,
    ayanamsaDeg: null,
    start: dayOf(fromYear) + 1,
    end: dayOf(IAU_AGES[at + 1]?.fromYear ?? fromYear + UNDATED_YEARS) + 1,
  };
}

/** Part of an age that is gone, 0 to 1. */
export function progressOf({ start, end, vernalPointDeg }: Age, julianDay: number): number {
  return vernalPointDeg === null
    ? Math.min(1, Math.max(0, (julianDay - start) / (end - start)))
    : (30 - (vernalPointDeg % 30)) / 30;
}

/** The ages before and after by one school, with their first years. */
export function agesAbout({ school, age, start }: Age) {
  if (school === "iau") return IAU_AGES;
  return [3, 2, 1, 0, -1].map((back) => {
    const sign = signByIndex(indexOfSign(age) + back);
    const end = normalizeDeg(indexOfSign(sign) * 30 + 30);
    return {
      age: sign,
      fromYear: yearOf(whenVernalPointAt(school, end, start - back * DAYS_OF_AGE)),
    };
  });
}
