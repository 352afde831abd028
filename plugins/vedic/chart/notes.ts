/** What a reader should know beside the chart: parts left out, and edges near the instant. */
import type { Phrase } from "#sdk";
import { NAKSHATRA_ARC } from "../core/lunar_mansions.ts";
import { round, type Nativity } from "../core/positions.ts";
import type { SunDay } from "../core/sun_day.ts";
import type { Notes, Warnings } from "./answer.ts";

/** Why parts of the answer are missing, where time and place were given. */
export function notesOf(birth: Nativity, day: SunDay | null): readonly Phrase<Notes>[] {
  const notes: Phrase<Notes>[] = [];
  if (birth.place && !day) notes.push({ code: "sunNeitherRisesNorSets" });
  if (birth.angles?.houses.turned) notes.push({ code: "polarLagna" });
  return notes;
}

/** Edges that a small error of the clock would cross. */
export function warningsOf(birth: Nativity, day: SunDay | null): readonly Phrase<Warnings>[] {
  if (!birth.timeKnown) return [];
  const warnings: Phrase<Warnings>[] = [];
  const { angles, longitudes, speeds } = birth;
  const edge = (value: number, size: number) => Math.min(value % size, size - (value % size));
  if (angles && edge(angles.lagnaDeg, 30) < 0.75) {
    const degrees = round(edge(angles.lagnaDeg, 30), 2);
    warnings.push({ code: "lagnaEdge", with: { degrees } });
  }
  const moonDays = edge(longitudes.moon, NAKSHATRA_ARC) / speeds.moon;
  if (moonDays < 1 / 96) {
    warnings.push({ code: "moonEdge", with: { minutes: Math.round(moonDays * 1440) } });
  }
  if (day) {
    const dawn = Math.min(birth.julianDayUt - day.sunrise, day.nextSunrise - birth.julianDayUt);
    if (dawn < 5 / 1440) warnings.push({ code: "nearSunrise" });
  }
  return warnings;
}
