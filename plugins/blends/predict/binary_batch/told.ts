/** What the thesis on a batch speaks of. */
import type { BatchAnswer, BatchResult } from "./answer.ts";

/** The greater of the two probabilities. */
export function leadOf({ probability }: BatchResult): number {
  return Math.max(probability.optionA, probability.optionB);
}

/** Sorts the questions by how they came out. */
export function sortOf({ results }: BatchAnswer) {
  return {
    /** Those that lean, furthest first. */
    leaning: results
      .filter(({ signal }) => signal.towards !== null)
      .sort((a, b) => leadOf(b) - leadOf(a)),
    even: results.filter(({ signal }) => signal.towards === null),
    /** Those whose words said neither yes nor no. */
    byLot: results.filter(({ favours }) => favours.code === "byLot"),
  };
}
