/** Mends slips of the pen in words that decide a matter: letters that changed places, one too many or one too few. */

/** The shortest word in which a slip is told from another word. */
const SWAPPED = 6;
const COUNTED = 7;

/** Mends to the single words of lists that are long enough; they are read when a text first comes. */
export function spellingOf(lists: readonly string[]): (text: string) => string {
  let mend: ((text: string) => string) | undefined;
  return (text) => (mend ??= makeMender(lists))(text);
}

function makeMender(lists: readonly string[]): (text: string) => string {
  const entries = lists.flatMap((list) => list.split(",").map((entry) => entry.trim()));
  const stems = entries.filter((entry) => /^[a-z]{4,}\*$/.test(entry)).map((e) => e.slice(0, -1));
  const words = [
    ...new Set([
      ...entries.filter((entry) => /^[a-z]{6,}$/.test(entry)),
      ...stems.filter((stem) => stem.length >= 6),
    ]),
  ];
  const byFirst = Map.groupBy(words, (word) => word[0]!);
  const known = new Set(words);
  const isKnown = (word: string) =>
    known.has(word) ||
    known.has(word.replace(/(?:s|es|'s)$/, "")) ||
    stems.some((stem) => word.startsWith(stem));
  return (text) =>
    text.replace(/[a-z]{6,}/g, (word) => {
      if (isKnown(word)) return word;
      return byFirst.get(word[0]!)?.find((right) => isSlip(word, right)) ?? word;
    });
}

function isSlip(written: string, right: string): boolean {
  if (written.length === right.length) {
    const at = [...written].findIndex((letter, index) => letter !== right[index]);
    return (
      written.length >= SWAPPED &&
      written[at] === right[at + 1] &&
      written[at + 1] === right[at] &&
      written.slice(at + 2) === right.slice(at + 2)
    );
  }
  if (Math.abs(written.length - right.length) !== 1) return false;
  const [short, long] = written.length < right.length ? [written, right] : [right, written];
  if (short.length < COUNTED || long === `${short}s` || long === `${short}d`) return false;
  const at = [...short].findIndex((letter, index) => letter !== long[index]);
  return at > 0 && short.slice(at) === long.slice(at + 1);
}
