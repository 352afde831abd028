/** Whether a chronogram keeps its year, and how cleanly. */
import type { Grade } from "./kinds.ts";
import { readRoman, type Licences, type Manner, type RomanReading } from "./roman.ts";

const LIKELY_FROM = 1000;
const LIKELY_TO = 2100;

/** Every manner of reading a text, licences in the order u, j, w, then all letters. */
export function mannersOf(chosen: Manner): readonly Manner[] {
  const licences: Licences[] = [];
  for (let bits = 0; bits < 8; bits++) {
    licences.push({ uAsV: (bits & 1) > 0, jAsI: (bits & 2) > 0, wAsVV: (bits & 4) > 0 });
  }
  const modes = chosen.mode === "all" ? (["all"] as const) : (["marked", "all"] as const);
  return modes
    .flatMap((mode) => licences.map((one) => ({ mode, ...one })))
    .sort((a, b) => steps(a, chosen) - steps(b, chosen));
}

/** The other manners in which a text keeps the year expected, the plainest first. */
export function fittingManners(text: string, chosen: Manner, year: number): readonly Manner[] {
  const seen = new Set([keyOf(readRoman(text, chosen))]);
  return mannersOf(chosen).filter((manner) => {
    const reading = readRoman(text, manner);
    if (reading.total !== year || steps(manner, chosen) === 0) return false;
    // A licence that meets no letter is no other reading.
    const key = keyOf(reading);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Which letters a reading counts, as a text to compare. */
function keyOf({ letters }: RomanReading): string {
  return letters.map(({ counted }) => (counted ? 1 : 0)).join("");
}

/** Grades a reading. */
export function gradeOf(
  reading: RomanReading,
  year: number | undefined,
  others: readonly Manner[],
): Grade {
  const { total, unmarked } = reading;
  if (year === undefined) return total >= LIKELY_FROM && total <= LIKELY_TO ? "D" : "F";
  if (total === year) return unmarked === 0 ? "A" : "B";
  return others.length > 0 ? "C" : "F";
}

/** How many licences one manner takes beyond another. */
function steps(manner: Manner, chosen: Manner): number {
  const differs = (key: keyof Manner) => (manner[key] === chosen[key] ? 0 : 1);
  return differs("uAsV") + differs("jAsI") + differs("wAsVV") + 2 * differs("mode");
}
