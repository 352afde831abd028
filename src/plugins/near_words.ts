/** What a wrong word may have been meant for. */
import { editDistance } from "../time/edit_distance.ts";

export { editDistance };

/** Letters beyond which a word is not looked at. */
const MAX_LETTERS = 64;
/** Part of the letters that may differ. */
const SLIPS = 0.4;

/** Other words for what inputs are often called. */
const MEANT: ReadonlyMap<string, readonly string[]> = new Map([
  ["tz", ["timezone"]],
  ["zone", ["timezone"]],
  ["lng", ["longitude"]],
  ["dob", ["birthDate"]],
  ["sex", ["gender"]],
  ["locale", ["lang"]],
  ["city", ["place"]],
  ["location", ["place"]],
]);

/** The candidate with the smallest edit distance, if it is close enough to be meant. */
export function nearestWord(word: string, candidates: readonly string[]): string | undefined {
  const wanted = word.slice(0, MAX_LETTERS).toLowerCase();
  let best: string | undefined;
  let most = Math.max(2, Math.ceil(wanted.length * SLIPS));
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase(), most);
    if (distance <= most) [best, most] = [candidate, distance - 1];
  }
  return best;
}

/**
 * The field that a wrong name was meant for: its beginning (`lat`), one of its words (`date` for `birthDate`), a
 * usual other name (`tz`), or a slip of the pen.
 */
export function nearestField(name: string, fields: readonly string[]): string | undefined {
  const wanted = name.slice(0, MAX_LETTERS).toLowerCase().replaceAll(/[-_ ]/g, "");
  const meant = fields.find((field) => MEANT.get(wanted)?.includes(field));
  const byWord = fields.find(
    (field) => field.toLowerCase() === wanted || endsWithWord(field, wanted),
  );
  const begun = wanted.length > 2 && fields.find((field) => field.toLowerCase().startsWith(wanted));
  return meant ?? byWord ?? (begun || nearestWord(name, fields));
}

/** Whether the last word of `birthTime` is `time`. */
function endsWithWord(field: string, word: string): boolean {
  return word.length > 2 && field.endsWith(word.charAt(0).toUpperCase() + word.slice(1));
}
