/** What year a total stands for in the era of its alphabet. */
import { fromFixed, hebrewNewYear, islamicCivil } from "#time";
import type { AlphabetId, Era } from "./kinds.ts";

/** A total as a year. */
export interface EraYear {
  readonly era: Era;
  readonly year: number;
  /** Common-era years that it overlaps, one or two. */
  readonly commonEra: readonly number[];
}

/** Thousands that the minor count of Hebrew years leaves unsaid. */
const MINOR_COUNT = 5000;

/**
 * Reads a total as a year: Hebrew by the minor count (5,000 added below 1,000), Arabic as a year of
 * the Hijra by the civil arithmetic calendar, Greek and Roman as they stand.
 *
 * @returns null for 0, which no year is
 */
export function toEraYear(total: number, alphabet: AlphabetId): EraYear | null {
  if (total < 1) return null;
  if (alphabet === "hebrew") {
    const year = total < 1000 ? total + MINOR_COUNT : total;
    return {
      era: "annoMundi",
      year,
      commonEra: span(hebrewNewYear(year), hebrewNewYear(year + 1)),
    };
  }
  if (alphabet === "arabic") {
    const start = (year: number) => islamicCivil.toFixed({ year, month: 1, day: 1 });
    return { era: "hijra", year: total, commonEra: span(start(total), start(total + 1)) };
  }
  return { era: "commonEra", year: total, commonEra: [total] };
}

function span(first: number, next: number): readonly number[] {
  const [from, to] = [fromFixed(first).year, fromFixed(next - 1).year];
  return from === to ? [from] : [from, to];
}
