import type { DeclinationAnswer } from "./answer.ts";

const MOST_PAIRS = 4;

/** The closest parallels, and how many more there are. */
export function closestPairs({ aspects }: DeclinationAnswer) {
  const shown = [...aspects].sort((x, y) => x.orbDeg - y.orbDeg).slice(0, MOST_PAIRS);
  return { shown, more: aspects.length - shown.length };
}
