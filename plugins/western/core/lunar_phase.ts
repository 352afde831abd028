import { vocabulary, type IdOf } from "#sdk";
import { normalizeDeg } from "#sky";
import { cos } from "./sphere.ts";
import { round } from "./zodiac.ts";

/** Eighths of a lunation, from the new Moon. */
export const LUNAR_PHASE = vocabulary("lunarPhase", [
  "new",
  "crescent",
  "firstQuarter",
  "gibbous",
  "full",
  "disseminating",
  "lastQuarter",
  "balsamic",
]);
export type LunarPhase = IdOf<typeof LUNAR_PHASE>;

/**
 * The phase of the Moon by eighths of the elongation.
 *
 * @returns the phase begins at its angle (full at 180°); the lit part is that of the elongation in
 * longitude, (1 − cos) / 2
 * @source D. Rudhyar, The Lunation Cycle (1967)
 */
export function lunarPhaseOf(sunDeg: number, moonDeg: number) {
  const elongationDeg = round(normalizeDeg(moonDeg - sunDeg));
  const phase = LUNAR_PHASE.ids[Math.floor(elongationDeg / 45) % 8]!;
  return {
    phase,
    elongationDeg,
    illuminated: round((1 - cos(elongationDeg)) / 2, 4),
    waxing: elongationDeg < 180,
  };
}
