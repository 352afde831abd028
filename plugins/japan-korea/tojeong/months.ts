/**
 * The twelve months of a figure.
 *
 * The printed book has a verse for each month of each of the 144 figures. Those verses follow no
 * rule that could be computed; here each month is weighed by the element of its branch against the
 * two trigrams, which is this service's own method and is said to be so.
 */
import { phaseRelation, type Phase, type PhaseRelation } from "#lore";
import { branch } from "#time";
import type { TojeongAnswer, Tone } from "./answer.ts";

/** Points of a month by what a trigram's element is to the element of its branch. */
const POINTS: Readonly<Record<PhaseRelation, number>> = {
  generatedBy: 2,
  same: 1,
  generates: 0,
  controls: 1,
  controlledBy: -2,
};

/** How many counsels the words have for each tone; they are taken in turn. */
const COUNSELS: Readonly<Record<Tone, number>> = { bright: 4, fair: 5, even: 5, guarded: 5 };

/** Reads the months of a year by the elements of the two trigrams, from the first month (寅). */
export function readMonths(upper: Phase, lower: Phase): TojeongAnswer["months"] {
  const taken: Record<Tone, number> = { bright: 0, fair: 0, even: 0, guarded: 0 };
  return Array.from({ length: 12 }, (_, i) => {
    const { id, element } = branch(i + 2);
    const points = POINTS[phaseRelation(upper, element)] + POINTS[phaseRelation(lower, element)];
    const tone = toneOf(points);
    const turn = taken[tone]++ % COUNSELS[tone];
    return { month: i + 1, branch: id, tone, says: { code: "month", with: { tone, turn } } };
  });
}

function toneOf(points: number): Tone {
  if (points >= 3) return "bright";
  if (points >= 1) return "fair";
  return points >= -1 ? "even" : "guarded";
}
