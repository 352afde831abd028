/**
 * Places of Sun, Moon, planets and nodes by the Suriyayatra and the Manat, in whole minutes of arc.
 *
 * @source J. C. Eade, Southeast Asian Ephemeris (1989): mean motions, apogees and shadow tables; the almanac of Thai astrologers
 *   by the Suriyayatra (myhora.com, astro.meemodel.com: rows of 1781, 1796, 1871, 1954 and 2059), which it reproduces within
 *   three minutes of arc
 */
import { floorDivide, modulo } from "#time";

/** The ten that a Thai chart holds, by their numbers 1 to 9 and 0. */
export const PLANETS = [
  "sun",
  "moon",
  "mars",
  "mercury",
  "jupiter",
  "venus",
  "saturn",
  "rahu",
  "ketu",
  "uranus",
] as const;
export type ChartPlanet = (typeof PLANETS)[number];

const CIRCLE = 21600;
const QUARTER = 5400;
const YEAR_UNITS = 292207;
const YEAR_ZERO_UNITS = 373;
const SHADOW = [0, 244, 427, 488] as const;
const SUN_SHADOW = [0, 35, 67, 94, 116, 129, 134] as const;
const MOON_SHADOW = [0, 77, 148, 209, 256, 286, 296] as const;
/** From the mean Sun to the one the planets are counted by. */
const RAVI = 23;
/** The year from which the planets' power is counted. */
const POWER_YEAR = 610;

/** An anomaly by quarters: its arc, what is left of the quarter, and which way it draws. */
function quarterOf(anomaly: number) {
  const at = modulo(anomaly, CIRCLE);
  const quarter = floorDivide(at, QUARTER);
  const arc = [at, 2 * QUARTER - at, at - 2 * QUARTER, CIRCLE - at][quarter]!;
  const isNear = quarter === 0 || quarter === 3;
  return { arc, left: QUARTER - arc, sign: quarter < 2 ? -1 : 1, leftSign: isNear ? 1 : -1 };
}

/** The value of a table at an arc, its steps equal over a quarter. */
function shadowAt(arc: number, table: readonly number[]): number {
  const step = QUARTER / (table.length - 1);
  const index = Math.min(floorDivide(arc, step), table.length - 2);
  return table[index]! + (arc / step - index) * (table[index + 1]! - table[index]!);
}

function luminary(mean: number, anomaly: number, table: readonly number[]): number {
  const { arc, sign } = quarterOf(anomaly);
  return modulo(mean + Math.floor(shadowAt(arc, table)) * sign, CIRCLE);
}

interface Correction {
  readonly apogee: number;
  readonly divisor: number;
  /** Half of the shadow left over changes the divisor, but for Mars. */
  readonly isFixed?: boolean;
  /** The second divisor: a part of the first, or a number of its own. */
  readonly second: { readonly of: number } | { readonly own: number };
}
const CORRECTIONS = {
  mars: { apogee: 7620, divisor: 2700, isFixed: true, second: { of: 4 / 15 } },
  mercury: { apogee: 13200, divisor: 6000, second: { own: 1260 } },
  jupiter: { apogee: 10320, divisor: 5520, second: { of: 3 / 7 } },
  venus: { apogee: 4800, divisor: 19200, second: { own: 660 } },
  saturn: { apogee: 14820, divisor: 3780, second: { of: 7 / 6 } },
  uranus: { apogee: 7440, divisor: 38640, second: { of: 3 / 7 } },
} as const satisfies Partial<Record<ChartPlanet, Correction>>;

/**
 * A planet with both its corrections.
 *
 * @param base what the first corrects: the planet's mean, or for Mercury and Venus the Sun's
 * @param centre what the second is counted from: the Sun's mean, or the planet's for those two
 */
function planetAt(base: number, centre: number, correction: Correction): number {
  const { apogee, divisor, isFixed = false, second } = correction;
  const first = quarterOf(base - apogee);
  const left = Math.floor(shadowAt(first.left, SHADOW) + 0.5);
  const own = divisor + (isFixed ? 0 : Math.floor(left / 2) * first.leftSign);
  const drawn = Math.floor(shadowAt(first.arc, SHADOW) * 60);
  const middle = base + Math.floor((drawn * 60) / own) * first.sign;
  const then = quarterOf(middle - centre);
  const thenDrawn = Math.floor(shadowAt(then.arc, SHADOW) * 60);
  const third = Math.floor(Math.floor(thenDrawn / 60 + 0.5) / 3);
  const thenLeft = Math.floor(shadowAt(then.left, SHADOW) + 0.5);
  const scaled = "own" in second ? second.own : Math.floor(own * second.of);
  const by = third + scaled + thenLeft * then.leftSign;
  return modulo(middle + Math.floor((thenDrawn * 60) / by) * then.sign, CIRCLE);
}

/**
 * Places in minutes of arc from the head of Aries.
 *
 * @param horakhun days since the era began
 * @param minutes of the day at Bangkok's own clock, 0 to under 1440
 */
export function placesAt(horakhun: number, minutes: number): Readonly<Record<ChartPlanet, number>> {
  const units = (horakhun - 1) * 800 - YEAR_ZERO_UNITS + Math.floor((minutes * 800) / 1440);
  const part = modulo(units, YEAR_UNITS);
  const inSign = part % 24350;
  const inDegree = inSign % 811;
  const raw =
    1800 * floorDivide(part, 24350) + 60 * floorDivide(inSign, 811) + floorDivide(inDegree, 14) - 3;
  const mean = modulo(raw, CIRCLE);
  const ravi = modulo(raw - RAVI, CIRCLE);
  const power = (floorDivide(units, YEAR_UNITS) - POWER_YEAR) * CIRCLE + raw - RAVI;
  const meanOf = (first: number, then: number, start: number) =>
    modulo(Math.floor(first) + Math.floor(then) + start, CIRCLE);

  const month = modulo((horakhun - 1) * 703 + 650 + Math.floor((minutes * 703) / 1440), 20760);
  const meanMoon = floorDivide(month, 692) * 720 + Math.floor(1.04 * (month % 692)) - 40 + mean;
  const day = minutes / 1440;
  const apogee = Math.floor(((modulo(horakhun - 1 - 621, 3232) + day) / 3232) * CIRCLE) + 2;

  const mercury = meanOf((power * 7) / 46, power * 4, 10642);
  const venus = meanOf((power * 5) / 3, -Math.floor((power * 10) / 243), 10944);
  const outer = (planet: "mars" | "jupiter" | "saturn" | "uranus", own: number) =>
    planetAt(own, ravi, CORRECTIONS[planet]);
  // The round of 679 days begins at six in the evening, as the almanac has it; two programs begin it at midnight, 24' on.
  const ketuDays = modulo(horakhun - 1 - 344.75 + day, 679);
  return {
    sun: luminary(mean, mean - 4800, SUN_SHADOW),
    moon: luminary(meanMoon, meanMoon - apogee, MOON_SHADOW),
    mars: outer("mars", meanOf(power / 2, (power * 16) / 505, 5420)),
    mercury: planetAt(ravi, mercury, CORRECTIONS.mercury),
    jupiter: outer("jupiter", meanOf(power / 12, power / 1032, 14297)),
    venus: planetAt(ravi, venus, CORRECTIONS.venus),
    saturn: outer("saturn", meanOf(power / 30, (power * 6) / 10000, 11944)),
    rahu: modulo(15150 - meanOf(power / 20, power / 265, 0), CIRCLE),
    ketu: modulo(CIRCLE - Math.floor((ketuDays * CIRCLE) / 679), CIRCLE),
    uranus: outer("uranus", meanOf(power / 84, power / 7224, 16277)),
  };
}

/** Minutes of the clock that each sign takes to rise, from Aries (antonathi). */
export const RISING = [120, 96, 72, 120, 144, 168, 168, 144, 120, 72, 96, 120] as const;

/**
 * The rising degree by the antonathi: signs rise in fixed times from the Sun's place on at sunrise.
 *
 * @param sun its place in minutes of arc
 * @param sinceSunrise minutes of the clock since sunrise, 0 to under 1440
 * @returns minutes of arc from the head of Aries
 */
export function lagnaAt(sun: number, sinceSunrise: number): number {
  const sign = floorDivide(sun, 1800);
  const before = RISING.slice(0, sign).reduce((sum, one) => sum + one, 0);
  let left = modulo(before + (RISING[sign]! * (sun % 1800)) / 1800 + sinceSunrise, 1440);
  for (const [index, length] of RISING.entries()) {
    if (left < length) return Math.floor(1800 * index + (1800 * left) / length);
    left -= length;
  }
  return 0;
}
