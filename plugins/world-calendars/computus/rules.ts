/**
 * Easter and what hangs on it.
 *
 * @source C. Clavius, Romani calendarii restituti explicatio (1603); D. Knuth, The Art of Computer Programming I,
 * 1.3.2, exercise 14 (the rule in whole numbers); E. G. Richards, Mapping Time, ch. 29
 */
import { vocabulary, type IdOf } from "#sdk";
import { dayOfWeek, isLeapYear, modulo, orthodoxEaster, toFixed, westernEaster } from "#time";

/** First year of the Gregorian Easter. */
export const GREGORIAN_FROM = 1583;

/** Steps of the Gregorian reckoning in the order in which they are taken. */
export const STEP = vocabulary("easterStep", [
  "goldenNumber",
  "century",
  "leapDaysDropped",
  "moonCorrection",
  "epact",
  "correctedEpact",
  "fullMoonMarch",
  "daysToSunday",
]);
export interface Step {
  readonly step: IdOf<typeof STEP>;
  readonly value: number;
}

/** Feasts by their days from Easter. */
const OFFSETS = {
  septuagesima: -63,
  shroveTuesday: -47,
  ashWednesday: -46,
  palmSunday: -7,
  maundyThursday: -3,
  goodFriday: -2,
  easterMonday: 1,
  ascension: 39,
  pentecost: 49,
  whitMonday: 50,
  trinity: 56,
  corpusChristi: 60,
} as const;
const ORTHODOX_OFFSETS = {
  meatfare: -56,
  forgiveness: -49,
  cleanMonday: -48,
  palmSunday: -7,
  goodFriday: -2,
  ascension: 39,
  pentecost: 49,
} as const;
export const FEAST = vocabulary("easterFeast", [
  "septuagesima",
  "shroveTuesday",
  "meatfare",
  "forgiveness",
  "cleanMonday",
  "ashWednesday",
  "palmSunday",
  "maundyThursday",
  "goodFriday",
  "easterMonday",
  "ascension",
  "pentecost",
  "whitMonday",
  "trinity",
  "corpusChristi",
]);
type Feast = IdOf<typeof FEAST>;
export interface Kept {
  readonly feast: Feast;
  /** Rata Die. */
  readonly fixed: number;
}

const keptFrom = (easter: number, offsets: Readonly<Partial<Record<Feast, number>>>) =>
  Object.entries(offsets).map(([feast, days]): Kept => ({
    feast: feast as Feast,
    fixed: easter + days,
  }));

/** What the year of the Gregorian reckoning holds; steps in whole numbers. */
export function westernOf(year: number): {
  readonly easter: number;
  readonly epact: number;
  readonly steps: readonly Step[];
  readonly fullMoon: number;
  readonly feasts: readonly Kept[];
} {
  const golden = goldenNumberOf(year);
  const century = Math.floor(year / 100) + 1;
  const dropped = Math.floor((3 * century) / 4) - 12;
  const moon = Math.floor((8 * century + 5) / 25) - 5;
  const epact = modulo(11 * golden + 20 + moon - dropped, 30);
  // Two epacts move by one, so that no two years of one cycle share a full moon and none falls after 18 April.
  const corrected = epact === 24 || (epact === 25 && golden > 11) ? epact + 1 : epact;
  const march = corrected > 23 ? 74 - corrected : 44 - corrected;
  const fullMoon = toFixed({ year, month: 3, day: 1 }) + march - 1;
  const easter = westernEaster(year);
  return {
    easter,
    epact,
    fullMoon,
    steps: [
      { step: "goldenNumber", value: golden },
      { step: "century", value: century },
      { step: "leapDaysDropped", value: dropped },
      { step: "moonCorrection", value: moon },
      { step: "epact", value: epact },
      { step: "correctedEpact", value: corrected },
      { step: "fullMoonMarch", value: march },
      { step: "daysToSunday", value: easter - fullMoon },
    ],
    feasts: keptFrom(easter, OFFSETS),
  };
}

/** The same by the Julian calendar, as the Orthodox churches keep it. */
export function orthodoxOf(year: number) {
  const easter = orthodoxEaster(year);
  return { easter, feasts: keptFrom(easter, ORTHODOX_OFFSETS) };
}

/** Place of a year among the nineteen after which the Moon's phases fall on the same days, 1 to 19. */
export const goldenNumberOf = (year: number): number => modulo(year, 19) + 1;
/** Age of the Moon on 1 January by the old tables, 0 to 29. */
export const julianEpactOf = (year: number): number =>
  modulo(11 * (goldenNumberOf(year) - 1) + 8, 30);
/** Place among the 28 years after which Julian weekdays return. */
export const solarCycleOf = (year: number): number => modulo(year + 8, 28) + 1;
/** Place in the Roman cycle of fifteen years. */
export const indictionOf = (year: number): number => modulo(year + 2, 15) + 1;

/** The letter of Sundays where 1 January is A; two in a leap year, the first until 29 February. */
export function sundayLetterOf(year: number, calendar: "gregorian" | "julian"): string {
  const letters = "ABCDEFG";
  const first = modulo(-dayOfWeek(toFixed({ year, month: 1, day: 1 }, calendar)), 7);
  if (!isLeapYear(year, calendar)) return letters[first]!;
  return letters[first]! + letters[modulo(first - 1, 7)]!;
}

/** The Sunday nearest to Saint Andrew's day, Rata Die. */
export function adventOf(year: number): number {
  const earliest = toFixed({ year, month: 11, day: 27 });
  return earliest + modulo(-dayOfWeek(earliest), 7);
}
