import { toTt } from "#time";
import { normalizeDeg, signedDeg } from "../angles.ts";
import { servedEphemeris, type Ephemeris } from "../ephemeris.ts";
import { instantOfTt, type Instant } from "../instant.ts";
import { moonOf, skyAt, sunOf } from "../sky.ts";
import { readTableFile } from "../table_file.ts";
import { solveNear } from "./root.ts";

/** The four phases by elongation: 0°, 90°, 180°, 270°. */
export const MOON_PHASES = ["new", "firstQuarter", "full", "lastQuarter"] as const;
/** Name of one of the four phases. */
export type MoonPhaseName = (typeof MOON_PHASES)[number];

/** When the Moon's apparent longitude exceeds the Sun's by a multiple of 90°. */
export interface MoonPhase extends Instant {
  readonly phase: MoonPhaseName;
  /** Number of the lunation; 0 begins with the new moon of 6 January 2000. */
  readonly lunation: number;
}

const SYNODIC_MONTH = 29.530588861;
const QUARTER = SYNODIC_MONTH / 4;
/** Mean new moon of 6 January 2000, Julian day TT. */
const ORIGIN = 2451550.09766;
const DAYS_PER_UNIT = 0.01 / 86400;
const TOLERANCE_DAYS = 1e-7;

/** Quarters of the committed table, counted from the origin: years 1600 to 2400 with a margin. */
export const LUNATION_TABLE: {
  readonly first: number;
  readonly length: number;
  readonly daysPerUnit: number;
} = {
  first: -4954 * 4,
  length: (4954 + 4958) * 4,
  daysPerUnit: DAYS_PER_UNIT,
};

let residuals: Int32Array | undefined;

/** Mean instant of the n-th quarter from the origin; within a day of the true one. */
export function meanQuarter(ordinal: number): number {
  return ORIGIN + QUARTER * ordinal;
}

/**
 * Finds the phase of an elongation nearest to a guess.
 *
 * @param elongationDeg Moon minus Sun in apparent longitude
 * @returns Julian day, TT
 */
export function elongationNear(
  elongationDeg: number,
  guessTt: number,
  ephemeris: Ephemeris = servedEphemeris(),
): number {
  return solveNear(guessTt, TOLERANCE_DAYS, (julianDayTt) => {
    const sky = skyAt(julianDayTt, ephemeris);
    const sun = sunOf(sky);
    const moon = moonOf(sky);
    return {
      miss: signedDeg(moon.longitudeDeg - sun.longitudeDeg - elongationDeg),
      rate: moon.longitudeSpeed - sun.longitudeSpeed,
    };
  });
}

function julianDayTtOf(ordinal: number): number {
  const row = ordinal - LUNATION_TABLE.first;
  const mean = meanQuarter(ordinal);
  if (row < 0 || row >= LUNATION_TABLE.length) return elongationNear(quarterOf(ordinal) * 90, mean);
  residuals ??= readTableFile("lunations.bin").i32("residuals");
  return mean + residuals[row]! * DAYS_PER_UNIT;
}

function quarterOf(ordinal: number): number {
  return ordinal - 4 * Math.floor(ordinal / 4);
}

function phaseOf(ordinal: number): MoonPhase {
  return {
    phase: MOON_PHASES[quarterOf(ordinal)]!,
    lunation: Math.floor(ordinal / 4),
    ...instantOfTt(julianDayTtOf(ordinal)),
  };
}

/** Finds a phase by the number of its lunation; from the table in 1600-2400, else computed. */
export function moonPhaseOfLunation(lunation: number, phase: MoonPhaseName): MoonPhase {
  if (!Number.isInteger(lunation)) {
    throw new RangeError(`Cannot find Moon phase: lunation is ${lunation}, must be an integer`);
  }
  return phaseOf(lunation * 4 + MOON_PHASES.indexOf(phase));
}

/** Finds the last new moon (or other phase) at or before an instant. */
export function previousMoonPhase(julianDayUt: number, phase: MoonPhaseName = "new"): MoonPhase {
  return phaseOf(ordinalAtOrBefore(toTt(julianDayUt), MOON_PHASES.indexOf(phase)));
}

/** Finds the first new moon (or other phase) after an instant. */
export function nextMoonPhase(julianDayUt: number, phase: MoonPhaseName = "new"): MoonPhase {
  return phaseOf(ordinalAtOrBefore(toTt(julianDayUt), MOON_PHASES.indexOf(phase)) + 4);
}

/**
 * Lists the new moons from one instant up to another.
 *
 * @param fromJulianDayUt included
 * @param toJulianDayUt excluded
 * @returns within 0.5 s of Swiss Ephemeris' TT in 1800-2100
 */
export function newMoons(fromJulianDayUt: number, toJulianDayUt: number): readonly MoonPhase[] {
  return moonPhases(fromJulianDayUt, toJulianDayUt, ["new"]);
}

/** Lists the phases from one instant (included) up to another (excluded), in order of time. */
export function moonPhases(
  fromJulianDayUt: number,
  toJulianDayUt: number,
  phases: readonly MoonPhaseName[] = MOON_PHASES,
): readonly MoonPhase[] {
  const endTt = toTt(toJulianDayUt);
  const found: MoonPhase[] = [];
  const startTt = toTt(fromJulianDayUt);
  for (let n = Math.floor((startTt - ORIGIN) / QUARTER) - 1; meanQuarter(n) < endTt + 2; n++) {
    if (!phases.includes(MOON_PHASES[quarterOf(n)]!)) continue;
    const phase = phaseOf(n);
    if (phase.julianDayTt >= startTt && phase.julianDayTt < endTt) found.push(phase);
  }
  return found;
}

/**
 * Finds when the Moon next stands at an angle ahead of the Sun in apparent longitude.
 *
 * @param elongationDeg any angle; multiples of 12 end the lunar days of India (tithi)
 * @param startJulianDayUt Julian day, UT; an instant exactly on the angle counts
 */
export function findElongation(elongationDeg: number, startJulianDayUt: number): Instant {
  const startTt = toTt(startJulianDayUt);
  const ahead = normalizeDeg(elongationDeg - moonElongation(startTt));
  const found = elongationNear(elongationDeg, startTt + (ahead / 360) * SYNODIC_MONTH);
  if (found >= startTt - TOLERANCE_DAYS) return instantOfTt(found);
  return instantOfTt(elongationNear(elongationDeg, found + SYNODIC_MONTH));
}

/** Computes the Moon's elongation from the Sun in apparent longitude, degrees in [0, 360). */
export function moonElongation(julianDayTt: number): number {
  const sky = skyAt(julianDayTt);
  return normalizeDeg(moonOf(sky).longitudeDeg - sunOf(sky).longitudeDeg);
}

function ordinalAtOrBefore(julianDayTt: number, quarter: number): number {
  let ordinal = 4 * Math.floor((julianDayTt - ORIGIN) / SYNODIC_MONTH) + quarter + 4;
  while (julianDayTtOf(ordinal) > julianDayTt) ordinal -= 4;
  return ordinal;
}
