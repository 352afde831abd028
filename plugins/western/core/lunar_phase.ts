import type { Text } from "#old";
import { normalizeDeg } from "#sky";
import { round } from "./format.ts";
import { cos } from "./sphere.ts";

export const PHASE_IDS = [
  "new",
  "crescent",
  "firstQuarter",
  "gibbous",
  "full",
  "disseminating",
  "lastQuarter",
  "balsamic",
] as const;
export type PhaseId = (typeof PHASE_IDS)[number];

export const PHASE_NAMES: Readonly<Record<PhaseId, Text>> = {
  new: { en: "New Moon", zhHant: "新月" },
  crescent: { en: "Crescent Moon", zhHant: "眉月" },
  firstQuarter: { en: "First Quarter", zhHant: "上弦月" },
  gibbous: { en: "Gibbous Moon", zhHant: "盈凸月" },
  full: { en: "Full Moon", zhHant: "滿月" },
  disseminating: { en: "Disseminating Moon", zhHant: "虧凸月" },
  lastQuarter: { en: "Last Quarter", zhHant: "下弦月" },
  balsamic: { en: "Balsamic Moon", zhHant: "殘月" },
};

/**
 * The phase of the Moon by eighths of the elongation.
 *
 * @returns the phase begins at its angle (full at 180°); the lit part is that of the elongation in
 * longitude, (1 − cos) / 2
 * @source D. Rudhyar, The Lunation Cycle (1967)
 */
export function lunarPhaseOf(sunDeg: number, moonDeg: number) {
  const elongationDeg = round(normalizeDeg(moonDeg - sunDeg));
  const phase = PHASE_IDS[Math.floor(elongationDeg / 45) % 8]!;
  return {
    phase,
    name: PHASE_NAMES[phase],
    elongationDeg,
    illuminated: round((1 - cos(elongationDeg)) / 2, 4),
    waxing: elongationDeg < 180,
  };
}
