import { nearestWord } from "../plugins/mod.ts";

/** How many suggestions an answer makes at most. */
const MAX_SUGGESTIONS = 3;

/** The names that may have been meant, nearest first. */
export function nearestNames(name: string, names: readonly string[]): readonly string[] {
  const found: string[] = [];
  while (found.length < MAX_SUGGESTIONS) {
    const next = nearestWord(
      name,
      names.filter((one) => !found.includes(one)),
    );
    if (next === undefined) break;
    found.push(next);
  }
  return found;
}
