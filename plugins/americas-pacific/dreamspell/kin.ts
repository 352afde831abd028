/**
 * The Dreamspell count: 260 kins that leave out 29 February, and thirteen moons from 26 July.
 *
 * @source after J. Argüelles and L. Burris, Dreamspell (1990-91); checked against published programs, of which
 *   dreamspell-math has the oracle and the moons. It is not the count of the Maya
 */
import { isLeapYear, modulo, moduloFromOne, toFixed, type CalendarDate } from "#time";
import { KIN_COLOUR, SEAL, TONE } from "../core/kins.ts";

/** 1 to 260. */
export type KinNumber = number;

/** Whether 29 February stands outside the count, or is counted as any day. */
export type LeapRule = "standard" | "none";

const EPOCH = toFixed({ year: 1987, month: 7, day: 26 });
const EPOCH_KIN = 34;

/** The 52 galactic activation portals. */
const PORTALS = new Set([
  1,
  20,
  22,
  39,
  43,
  50,
  51,
  58,
  64,
  69,
  72,
  77,
  85,
  88,
  93,
  96,
  ...Array.from({ length: 10 }, (_, i) => 106 + i),
  ...Array.from({ length: 10 }, (_, i) => 146 + i),
  165,
  168,
  173,
  176,
  184,
  189,
  192,
  197,
  203,
  210,
  211,
  218,
  222,
  239,
  241,
  260,
]);

/** A kin with the places of its seal and tone in their rows, from 1. */
export function kinDay(kin: KinNumber) {
  return {
    kin,
    seal: moduloFromOne(kin, 20),
    tone: moduloFromOne(kin, 13),
    portal: PORTALS.has(kin),
  };
}

/** What a kin is called by. */
export function kinNames(kin: KinNumber) {
  return {
    colour: KIN_COLOUR.ids[(kin - 1) % 4]!,
    tone: TONE.ids[(kin - 1) % 13]!,
    seal: SEAL.ids[(kin - 1) % 20]!,
  };
}

/** The kin that has a seal and a tone. */
export function kinOfSealAndTone(seal: number, tone: number): KinNumber {
  return moduloFromOne(40 * (tone - seal) + seal, 260);
}

const GUIDE_STEPS = [8, 0, 12, 4, 16] as const;

/** The four kins that stand round one: guide above, analog right, antipode left, occult below. */
export function oracleOf(kin: KinNumber) {
  const { seal, tone } = kinDay(kin);
  return {
    guide: kinOfSealAndTone(moduloFromOne(seal + GUIDE_STEPS[tone % 5]!, 20), tone),
    analog: kinOfSealAndTone(moduloFromOne(19 - seal, 20), tone),
    antipode: moduloFromOne(kin + 130, 260),
    occult: moduloFromOne(261 - kin, 260),
  };
}

/**
 * Finds the kin of a civil date.
 *
 * @returns `kin` is null on 29 February under the standard rule; `nearest` is then the kin before
 */
export function kinOfDate(date: CalendarDate, leapRule: LeapRule) {
  const since = leapRule === "none" ? toFixed(date) - EPOCH : countedDays(date);
  const nearest = modulo(EPOCH_KIN - 1 + since, 260) + 1;
  return { kin: leapRule === "standard" && isLeapDay(date) ? null : nearest, nearest };
}

/** A date of the thirteen moons; the year is named by the kin of its 26 July. */
export function moonDateOf(date: CalendarDate, leapRule: LeapRule) {
  const begun = date.month > 7 || (date.month === 7 && date.day >= 26);
  const first = { year: begun ? date.year : date.year - 1, month: 7, day: 26 };
  const index = countedDays(date) - countedDays(first);
  const yearBearerKin = kinOfDate(first, leapRule).nearest;
  if (isLeapDay(date) || index === 364) return { yearBearerKin, moon: null, moonDay: null };
  return { yearBearerKin, moon: Math.floor(index / 28) + 1, moonDay: (index % 28) + 1 };
}

export function isLeapDay({ month, day }: CalendarDate): boolean {
  return month === 2 && day === 29;
}

export function isDayOutOfTime({ month, day }: CalendarDate): boolean {
  return month === 7 && day === 25;
}

/** Days since the epoch with every 29 February left out; 29 February counts with the day before. */
function countedDays(date: CalendarDate): number {
  const leapDays = leapDaysBefore(date) - leapDaysBefore({ year: 1987, month: 7, day: 26 });
  return toFixed(date) - EPOCH - leapDays;
}

function leapDaysBefore({ year, month, day }: CalendarDate): number {
  const past = year - 1;
  const whole = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  const reached = month > 2 || (month === 2 && day === 29);
  return whole + (isLeapYear(year) && reached ? 1 : 0);
}
