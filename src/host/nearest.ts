import { editDistance } from "../plugins/check_input.ts";

/** How many suggestions an answer makes at most. */
const MAX_SUGGESTIONS = 3;

/** The names that may have been meant, nearest first. */
export function nearestNames(name: string, names: readonly string[]): readonly string[] {
  const wanted = name.toLowerCase();
  const limit = Math.max(3, Math.ceil(wanted.length * 0.4));
  return names
    .map((one) => [editDistance(wanted, one.toLowerCase()), one] as const)
    .filter(([distance]) => distance <= limit)
    .sort(([a], [b]) => a - b)
    .slice(0, MAX_SUGGESTIONS)
    .map(([, one]) => one);
}
