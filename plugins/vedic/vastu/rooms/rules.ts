/**
 * Where each room of a house belongs.
 *
 * @source Rama Daivajna, Muhurta Chintamani XII.21 and Vishvakarma Prakasha: bath, kitchen, bed, arms, table, grain, treasure and
 *   gods from the east on, and between them churn, ghee, privy, study, mourning, love, medicine and everything; Varahamihira,
 *   Brihat Samhita 53 (square of eighty-one) and 54.97-98 (wells); Mayamata 5 and 9 (proportions). Where a room may stand besides is
 *   custom: the same quarter and what those who build today allow
 */
import { WALL_DEITY, type WallDeity } from "../entrance/rules.ts";
import {
  GUARDIAN,
  ZONE,
  type Fit,
  type Guardian,
  type Proportion,
  type Use,
  type Zone,
} from "./terms.ts";

const turn = (deg: number) => ((deg % 360) + 360) % 360;

/** @param bearingDeg from the middle of the house, degrees clockwise from the north */
export const zoneOf = (bearingDeg: number): Zone =>
  ZONE.ids[Math.floor(turn(bearingDeg + 11.25) / 22.5)]!;
export const guardianOf = (bearingDeg: number): Guardian =>
  GUARDIAN.ids[Math.floor(turn(bearingDeg + 22.5) / 45)]!;
/** Who of the thirty-two holds the wall that a bearing meets; the first begins at the north-east. */
export const deityOf = (bearingDeg: number): WallDeity =>
  WALL_DEITY.ids[Math.floor(turn(bearingDeg - 45) / 11.25)]!;

interface Places {
  readonly best: readonly Zone[];
  readonly good: readonly Zone[];
  readonly amiss: readonly Zone[];
}
const PLACES: Readonly<Record<Use, Places>> = {
  worship: { best: ["ne"], good: ["nne", "ene", "e", "n"], amiss: ["s", "ssw", "sw"] },
  bath: { best: ["e"], good: ["ene", "ese", "n", "nw"], amiss: ["sw"] },
  kitchen: { best: ["se"], good: ["ese", "sse", "nw"], amiss: ["ne", "nne", "ene", "n", "sw"] },
  bedroom: { best: ["s", "nnw"], good: ["sw", "ssw", "w", "wsw"], amiss: ["ne", "se"] },
  toilet: { best: ["ssw"], good: ["wnw", "nw"], amiss: ["ne", "nne", "ene", "e", "se"] },
  store: { best: ["sw"], good: ["s", "ssw", "wsw", "w"], amiss: ["ne", "nne"] },
  study: { best: ["wsw"], good: ["w", "e", "ene", "n"], amiss: ["ssw", "se"] },
  dining: { best: ["w"], good: ["wsw", "wnw", "e"], amiss: ["sw", "ssw"] },
  pantry: { best: ["nw"], good: ["wnw", "w", "se"], amiss: ["ne"] },
  treasury: { best: ["n"], good: ["nne", "nnw"], amiss: ["ssw", "se"] },
  medicine: { best: ["nne"], good: ["n", "ne"], amiss: ["ssw", "sw"] },
  living: { best: ["ene"], good: ["e", "n", "ne", "nne", "w"], amiss: ["sw"] },
  guest: { best: ["nw"], good: ["nnw", "wnw", "n"], amiss: ["sw"] },
  water: { best: ["ne"], good: ["e", "n", "w", "nne", "ene"], amiss: ["se", "sw", "nw", "s"] },
};

export function fitOf(use: Use, zone: Zone): Fit {
  const { best, good, amiss } = PLACES[use];
  if (best.includes(zone)) return "best";
  if (good.includes(zone)) return "good";
  return amiss.includes(zone) ? "amiss" : "neutral";
}

/** Zones for a room, its own first; of several the nearest to where it stands. */
export function placesFor(use: Use, from: Zone): readonly Zone[] {
  const away = (zone: Zone) => {
    const steps = Math.abs(ZONE.ids.indexOf(zone) - ZONE.ids.indexOf(from));
    return Math.min(steps, 16 - steps);
  };
  const { best, good } = PLACES[use];
  return [
    ...best.toSorted((a, b) => away(a) - away(b)),
    ...good.toSorted((a, b) => away(a) - away(b)),
  ].slice(0, 3);
}

/** What the verse gives each of the sixteen to. */
export function usesOf(zone: Zone): readonly Use[] {
  return (Object.keys(PLACES) as Use[]).filter((use) => PLACES[use].best.includes(zone));
}

/** @param ratio the longer side by the shorter */
export function proportionOf(ratio: number): Proportion {
  if (ratio <= 1.05) return "square";
  if (ratio <= 1.5) return "good";
  return ratio <= 2 ? "long" : "tooLong";
}
