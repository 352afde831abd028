import type { Branch, Stem, StemBranch } from "#time";
import { PLACES, type FourPillars, type Place } from "../calendar/pillars.ts";

/** A pillar and where it stands. */
export interface PlacedPillar {
  readonly place: Place;
  readonly pair: StemBranch;
}

/** The pillars of a birth as the rules of the art read them; three where the hour is unknown. */
export interface Chart {
  readonly pillars: readonly PlacedPillar[];
  readonly year: StemBranch;
  readonly month: StemBranch;
  readonly day: StemBranch;
  readonly hour: StemBranch | null;
  readonly dayMaster: Stem;
}

/** A stem with its place. */
export interface PlacedStem {
  readonly place: Place;
  readonly stem: Stem;
}

/** Lays out pillars for the rules. */
export function chartOf(pillars: FourPillars): Chart {
  const placed: PlacedPillar[] = [];
  for (const place of PLACES) {
    const pair = pillars[place];
    if (pair) placed.push({ place, pair });
  }
  return { ...pillars, pillars: placed, dayMaster: pillars.day.stem };
}

/** Returns the stems beside the day master: year, month and, where known, hour. */
export function otherStems(chart: Chart): readonly PlacedStem[] {
  return chart.pillars
    .filter(({ place }) => place !== "day")
    .map(({ place, pair }) => ({ place, stem: pair.stem }));
}

/** Returns the branches in the order of the pillars. */
export function branchesOf(chart: Chart): readonly Branch[] {
  return chart.pillars.map(({ pair }) => pair.branch);
}
