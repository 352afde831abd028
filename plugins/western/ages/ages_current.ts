import { defineProcedure, MomentOrNow, TextShape, Type, type Text } from "#old";
import { normalizeDeg } from "#sky";
import { round } from "../core/format.ts";
import { SIGN_IDS, SIGNS, signOf } from "../core/names.ts";
import { nullable, SignShape } from "../core/shapes.ts";
import {
  IAU_AGES,
  meanAyanamsa,
  SCHOOLS,
  vernalPoint,
  whenVernalPointAt,
  yearOf,
  type AyanamsaSchool,
} from "./rules.ts";

const YEAR_DAYS = 365.2425;
const DAYS_OF_AGE = 2148 * YEAR_DAYS;

const year = (description: string) =>
  Type.Integer({ description: `${description}; astronomical year, 0 is 1 BCE` });

const boundary = Type.Object({
  school: Type.String(),
  name: TextShape,
  age: SignShape,
  fromYear: nullable(Type.Integer(), "Astronomical year, 0 is 1 BCE"),
  toYear: nullable(Type.Integer(), "Astronomical year"),
  ayanamsaDeg: nullable(Type.Number(), "Mean ayanamsa, degrees; null for the constellations"),
  vernalPointDeg: nullable(Type.Number(), "Sidereal longitude of the vernal point"),
});

const output = Type.Object({
  school: Type.String(),
  age: SignShape,
  ageName: TextShape,
  vernalPointDeg: nullable(Type.Number(), "Sidereal longitude of the vernal point, [0, 360)"),
  ayanamsaDeg: nullable(Type.Number(), "Mean ayanamsa, [0, 360)"),
  progress: Type.Number({ description: "Part of the age gone, 0 to 1" }),
  fromYear: year("First year of the age"),
  toYear: year("First year of the next"),
  subAge: Type.Object(
    { backward: SignShape, forward: SignShape, number: Type.Integer({ minimum: 1, maximum: 12 }) },
    { description: "Twelfths of the age, counted against or along the order of signs" },
  ),
  nextAge: Type.Object({
    sign: SignShape,
    fromYear: year("First year"),
    yearsAway: Type.Integer(),
  }),
  alternatives: Type.Array(boundary, { description: "The age at the date by every school" }),
  transition: Type.Object({
    earliestYear: year("Earliest beginning of the next age among the schools"),
    latestYear: year("Latest"),
  }),
  boundaries: Type.Array(Type.Object({ age: SignShape, fromYear: year("First year") }), {
    description: "Ages before and after by the school chosen",
  }),
  summary: TextShape,
});

const NAMES: Readonly<Record<AyanamsaSchool | "iau", Text>> = {
  lahiri: { en: "equal signs by Lahiri", zhHant: "拉希里等分星座" },
  faganBradley: { en: "equal signs by Fagan and Bradley", zhHant: "費根—布萊德利等分星座" },
  galacticCentre0Sagittarius: {
    en: "equal signs with the galactic centre at 0° Sagittarius",
    zhHant: "以銀河中心定射手零度之等分星座",
  },
  iau: { en: "constellations of the IAU", zhHant: "國際天文聯會星座界線" },
};

/** The age of the world by the place of the vernal point among the stars. */
export const astrologicalAgesCurrent = defineProcedure({
  name: "astrologicalAges.current",
  tradition: "western",
  title: { en: "Astrological ages", zhHant: "占星時代" },
  summary: {
    en: "Age at a date by the vernal point, sub-age and the boundary years of four schools",
    zhHant: "依春分點歲差求時代、次時代與四家分界年",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/ages.svg",
  reads: "moment",
  needs: ["now"],
  conventions: {
    school: {
      title: { en: "Where the ages divide", zhHant: "時代分界" },
      default: "lahiri",
      options: {
        lahiri: { title: NAMES.lahiri, source: "Indian Calendar Reform Committee (1955)" },
        faganBradley: { title: NAMES.faganBradley, source: "C. Fagan and D. Bradley (1950)" },
        galacticCentre0Sagittarius: { title: NAMES.galacticCentre0Sagittarius, source: "R. Hand" },
        iau: { title: NAMES.iau, source: "E. Delporte (1930); J. Meeus, Morsels (1997)" },
      },
    },
  },
  input: Type.Object({ ...MomentOrNow }),
  output,
  run: ({ school }, give) => {
    const julianDay = give.civil().julianDayUt;
    const schools = SCHOOLS.map((one) => byAyanamsa(one, julianDay));
    const stars = byStars(julianDay);
    const all = [...schools, stars];
    const chosen = all.find((one) => one.school === school)!;
    const span = chosen.end - chosen.start;
    const progress = Math.min(1, Math.max(0, (julianDay - chosen.start) / span));
    const exact =
      chosen.vernalPointDeg === null ? progress : (30 - (chosen.vernalPointDeg % 30)) / 30;
    const part = exact === 1 ? 1 : Math.min(0.999999, exact);
    const twelfth = Math.min(11, Math.floor(part * 12));
    const index = SIGN_IDS.indexOf(chosen.age);
    const next = SIGN_IDS[(index + 11) % 12]!;
    const ends = all.filter((one) => one.age === chosen.age).map((one) => yearOf(one.end));
    const toYear = yearOf(chosen.end);
    return {
      school,
      age: chosen.age,
      ageName: nameOf(chosen.age),
      vernalPointDeg: chosen.vernalPointDeg,
      ayanamsaDeg: chosen.ayanamsaDeg,
      progress: round(exact, 5),
      fromYear: yearOf(chosen.start),
      toYear,
      subAge: {
        backward: SIGN_IDS[(index - twelfth + 24) % 12]!,
        forward: SIGN_IDS[(index + twelfth) % 12]!,
        number: twelfth + 1,
      },
      nextAge: { sign: next, fromYear: toYear, yearsAway: toYear - yearOf(julianDay) },
      alternatives: all.map((one) => ({
        school: one.school,
        name: NAMES[one.school],
        age: one.age,
        fromYear: yearOf(one.start),
        toYear: yearOf(one.end),
        ayanamsaDeg: one.ayanamsaDeg,
        vernalPointDeg: one.vernalPointDeg,
      })),
      transition: { earliestYear: Math.min(...ends), latestYear: Math.max(...ends) },
      boundaries: school === "iau" ? starTable() : tableOf(school, julianDay),
      summary: summarise(chosen.age, exact, toYear, next, ends),
    };
  },
  examples: [
    {
      title: "spring of 2024 by Lahiri",
      input: { date: "2024-03-21", time: "00:00", timezone: "UTC" },
      expect: { age: "pisces", vernalPointDeg: 335.805, ayanamsaDeg: 24.195 },
      tolerance: 0.02,
      source: "Swiss Ephemeris 2.10.03, ayanamsa Lahiri",
    },
    {
      title: "by the galactic centre the year 2400 lies in Aquarius",
      input: {
        date: "2400-03-20",
        time: "00:00",
        timezone: "UTC",
        school: "galacticCentre0Sagittarius",
      },
      expect: { age: "aquarius", vernalPointDeg: 327.553 },
      tolerance: 0.02,
      source: "Swiss Ephemeris 2.10.03, galactic centre at 0° Sagittarius",
    },
  ],
  references: [
    {
      title: "New precession expressions, valid for long time intervals",
      author: "J. Vondrák, N. Capitaine, P. Wallace",
      year: "2011",
    },
    { title: "Mathematical Astronomy Morsels", author: "Jean Meeus", year: "1997" },
    { title: "The Book of World Horoscopes", author: "Nicholas Campion", year: "1988" },
  ],
});

function byAyanamsa(school: AyanamsaSchool, julianDay: number) {
  const point = vernalPoint(school, julianDay);
  const sign = signOf(point);
  const near = julianDay - (1 - (point % 30) / 30) * DAYS_OF_AGE;
  return {
    school: school as AyanamsaSchool | "iau",
    age: sign.id,
    vernalPointDeg: round(point, 4) as number | null,
    ayanamsaDeg: round(meanAyanamsa(school, julianDay), 4) as number | null,
    start: whenVernalPointAt(school, normalizeDeg(sign.index * 30 + 30), near),
    end: whenVernalPointAt(school, sign.index * 30, near + DAYS_OF_AGE),
  };
}

/** The constellations: three ages are dated; earlier and later dates fall to the nearest of them. */
function byStars(julianDay: number) {
  const now = yearOf(julianDay);
  const rows = starTable();
  const at = Math.max(
    0,
    rows.findLastIndex(({ fromYear }) => fromYear <= now),
  );
  const dayOf = (astronomicalYear: number) => 1721059.5 + astronomicalYear * YEAR_DAYS;
  const next = rows[at + 1]?.fromYear ?? rows[at]!.fromYear + 1800;
  return {
    school: "iau" as AyanamsaSchool | "iau",
    age: rows[at]!.age,
    vernalPointDeg: null as number | null,
    ayanamsaDeg: null as number | null,
    start: dayOf(rows[at]!.fromYear) + 1,
    end: dayOf(next) + 1,
  };
}

function starTable() {
  return IAU_AGES.map(({ sign, fromYear }) => ({
    age: sign as (typeof SIGN_IDS)[number],
    fromYear,
  }));
}

function tableOf(school: AyanamsaSchool, julianDay: number) {
  const now = signOf(vernalPoint(school, julianDay)).index;
  const start = byAyanamsa(school, julianDay).start;
  return [3, 2, 1, 0, -1].map((back) => {
    const index = (now + back + 12) % 12;
    const near = start - back * DAYS_OF_AGE;
    return {
      age: SIGN_IDS[index]!,
      fromYear: yearOf(whenVernalPointAt(school, normalizeDeg(index * 30 + 30), near)),
    };
  });
}

function nameOf(sign: string): Text {
  const { name } = SIGNS.find(({ id }) => id === sign)!;
  return { en: `Age of ${name.en}`, zhHant: `${name.zhHant.replace("座", "")}時代` };
}

function summarise(
  age: string,
  progress: number,
  toYear: number,
  next: string,
  ends: readonly number[],
): Text {
  const [name, following] = [nameOf(age), nameOf(next)];
  const percent = Math.round(progress * 100);
  const [early, late] = [Math.min(...ends), Math.max(...ends)];
  const range = early === late ? null : [yearText(early), yearText(late)];
  const to = yearText(toYear);
  return {
    en: `The vernal point has gone through ${percent} % of the ${name.en}; the ${following.en} begins about ${to.en} by this reckoning${range ? `, and between ${range[0]!.en} and ${range[1]!.en} by the schools compared` : ""}.`,
    zhHant: `春分點已行過${name.zhHant}的百分之 ${percent}；依此法，${following.zhHant}約始於${to.zhHant}${range ? `，各家所定則在${range[0]!.zhHant}至${range[1]!.zhHant}之間` : ""}。`,
  };
}

function yearText(value: number): Text {
  return value > 0
    ? { en: String(value), zhHant: `西元 ${value} 年` }
    : { en: `${1 - value} BCE`, zhHant: `西元前 ${1 - value} 年` };
}
