import { DELTA_T_SECONDS } from "./delta_t_table.ts";
import { toJulianDay } from "./julian_day.ts";

const FIRST_YEAR = -1000;
const FIRST_YEARLY = 1600;
const LAST_YEARLY = 2200;
const LAST_YEAR = 3000;
const STEP_YEARS = 20;
const SECONDS_PER_DAY = 86_400;
/** Curvature of the long-term parabola, seconds per century squared, and the year of its vertex. */
const PARABOLA_SECONDS = 32.5;
const PARABOLA_VERTEX = 1825;

const NODE_YEARS: readonly number[] = DELTA_T_SECONDS.map((_, index) => nodeYear(index));
const NODE_JULIAN_DAYS: readonly number[] = NODE_YEARS.map((year) =>
  toJulianDay({ year, month: 1, day: 1 }),
);
const FIRST_JULIAN_DAY = NODE_JULIAN_DAYS[0]!;
const LAST_JULIAN_DAY = NODE_JULIAN_DAYS[NODE_JULIAN_DAYS.length - 1]!;

/**
 * Returns Delta T = TT - UT1 at an instant.
 *
 * A cubic through the four nearest values of a table of Swiss Ephemeris: within 0.03 s of it in
 * 1800-2100, 0.7 s in 1000-1800, 2.3 s in -1000-1000. Outside -1000 to 3000 the long-term parabola
 * of Stephenson and others continues from the end of the table; there the value is a guess of
 * minutes' to hours' worth. What Delta T will be after 2026 is a forecast in every table.
 *
 * @param julianDayUt Julian day, universal time
 * @returns seconds
 * @source Swiss Ephemeris 2.10.03 table; F. R. Stephenson, L. V. Morrison and C. Y. Hohenkerk,
 *   Measurement of the Earth's rotation: 720 BC to AD 2015, Proc. R. Soc. A 472 (2016)
 */
export function deltaTSeconds(julianDayUt: number): number {
  if (julianDayUt < FIRST_JULIAN_DAY) return extrapolate(julianDayUt, 0);
  if (julianDayUt >= LAST_JULIAN_DAY) return extrapolate(julianDayUt, NODE_YEARS.length - 1);
  const left = Math.min(Math.max(nodeBefore(julianDayUt) - 1, 0), NODE_YEARS.length - 4);
  return interpolate(julianDayUt, left);
}

/** Returns the Julian day in Terrestrial Time of a Julian day in universal time. */
export function toTt(julianDayUt: number): number {
  return julianDayUt + deltaTSeconds(julianDayUt) / SECONDS_PER_DAY;
}

/** Returns the Julian day in universal time of a Julian day in Terrestrial Time. */
export function toUt(julianDayTt: number): number {
  const near = julianDayTt - deltaTSeconds(julianDayTt) / SECONDS_PER_DAY;
  return julianDayTt - deltaTSeconds(near) / SECONDS_PER_DAY;
}

function nodeYear(index: number): number {
  const coarse = (FIRST_YEARLY - FIRST_YEAR) / STEP_YEARS;
  const yearly = LAST_YEARLY - FIRST_YEARLY;
  if (index <= coarse) return FIRST_YEAR + STEP_YEARS * index;
  if (index <= coarse + yearly) return FIRST_YEARLY + index - coarse;
  return LAST_YEARLY + STEP_YEARS * (index - coarse - yearly);
}

/** Index of the last node at or before the instant, which lies inside the table. */
function nodeBefore(julianDayUt: number): number {
  let [low, high] = [0, NODE_JULIAN_DAYS.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (NODE_JULIAN_DAYS[middle]! <= julianDayUt) low = middle;
    else high = middle;
  }
  return low;
}

/** Lagrange's cubic through the four nodes from `left` on, whose spacing may be uneven. */
function interpolate(julianDayUt: number, left: number): number {
  let sum = 0;
  for (let i = left; i < left + 4; i++) {
    let weight = 1;
    for (let j = left; j < left + 4; j++) {
      if (j === i) continue;
      weight *=
        (julianDayUt - NODE_JULIAN_DAYS[j]!) / (NODE_JULIAN_DAYS[i]! - NODE_JULIAN_DAYS[j]!);
    }
    sum += weight * DELTA_T_SECONDS[i]!;
  }
  return sum;
}

function extrapolate(julianDayUt: number, node: number): number {
  const year = NODE_YEARS[node]! + (julianDayUt - NODE_JULIAN_DAYS[node]!) / 365.2425;
  const centuries = (year - PARABOLA_VERTEX) / 100;
  const centuriesAtNode = (NODE_YEARS[node]! - PARABOLA_VERTEX) / 100;
  return DELTA_T_SECONDS[node]! + PARABOLA_SECONDS * (centuries ** 2 - centuriesAtNode ** 2);
}
