/** Syllables of pinyin: their tones and what they begin with. */
import type { Phase } from "#lore";

const MARKS = ["\u0304", "\u0301", "\u030c", "\u0300"] as const;

/** Remembers what a function says of a syllable: a search asks for the same few thousands of times. */
function remembered<T>(read: (syllable: string) => T): (syllable: string) => T {
  const known = new Map<string, T>();
  return (syllable) => {
    const found = known.get(syllable);
    if (found !== undefined) return found;
    const value = read(syllable);
    // Callers may send any text; the syllables of Chinese are some thirteen hundred with their tones.
    if (known.size < MOST_SYLLABLES) known.set(syllable, value);
    return value;
  };
}
const MOST_SYLLABLES = 2000;

/** Tone of a syllable, 1 to 4, 5 where it has none. */
export const toneOf = remembered(readTone);

function readTone(syllable: string): number {
  const found = MARKS.findIndex((mark) => syllable.normalize("NFD").includes(mark));
  return found < 0 ? Number(/[1-5]$/.exec(syllable)?.[0] ?? 5) : found + 1;
}

/** A syllable without its tone. */
export const bare = remembered((syllable) =>
  syllable
    .normalize("NFD")
    .replace(/[\u0304\u0301\u030c\u0300]/g, "")
    .normalize("NFC")
    .replace(/[1-5]$/, "")
    .toLowerCase(),
);

/** The consonant with which a syllable begins, empty where it begins with a vowel. */
export const initialOf = remembered(
  (syllable) => /^(zh|ch|sh|[bpmfdtnlgkhjqxzcsr])?/.exec(bare(syllable))![0],
);

/**
 * The element of a syllable by the five sounds: lips water, tongue fire, molars wood, teeth metal, throat earth.
 *
 * @source the five notes of the rhyme tables: 唇羽 舌徵 牙角 齒商 喉宮
 */
export function elementOfSound(syllable: string): Phase {
  const initial = initialOf(syllable);
  if (/^[bpmf]$/.test(initial)) return "water";
  if (/^[dtnl]$/.test(initial)) return "fire";
  if (/^[gk]$/.test(initial)) return "wood";
  return initial === "" || initial === "h" ? "earth" : "metal";
}
