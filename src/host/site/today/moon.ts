/** The Moon of a day: how much of it is lit, and when it will be new and full. */
import { moonElongation, nextMoonPhase } from "../../../sky/mod.ts";
import { toTt } from "../../../time/mod.ts";

/** Names of the eight phases in their order. */
export const PHASES = [
  "new",
  "waxingCrescent",
  "firstQuarter",
  "waxingGibbous",
  "full",
  "waningGibbous",
  "lastQuarter",
  "waningCrescent",
] as const;

export interface MoonOfDay {
  readonly phase: (typeof PHASES)[number];
  /** Lit part of the disc in percent, whole. */
  readonly litPercent: number;
  /** ms since the epoch. */
  readonly nextNew: number;
  readonly nextFull: number;
}

const EPOCH_JD = 2440587.5;
const DAY_MS = 86_400_000;
/** Degrees either side of a quarter within which a day is named for it: half a day's motion. */
const NEAR_DEG = 6.1;

/** @param atMs ms since the epoch, years 1600 to 2400 */
export function moonOfDay(atMs: number): MoonOfDay {
  const julianDayUt = atMs / DAY_MS + EPOCH_JD;
  const elongationDeg = moonElongation(toTt(julianDayUt));
  const lit = (1 - Math.cos((elongationDeg * Math.PI) / 180)) / 2;
  const msOf = (phase: "new" | "full") =>
    Math.round((nextMoonPhase(julianDayUt, phase).julianDayUt - EPOCH_JD) * DAY_MS);
  return {
    phase: PHASES[phaseAt(elongationDeg)]!,
    litPercent: Math.round(lit * 100),
    nextNew: msOf("new"),
    nextFull: msOf("full"),
  };
}

function phaseAt(elongationDeg: number): number {
  const quarter = Math.round(elongationDeg / 90);
  const isNear = Math.abs(elongationDeg - quarter * 90) <= NEAR_DEG;
  return isNear ? (quarter % 4) * 2 : Math.floor(elongationDeg / 90) * 2 + 1;
}
