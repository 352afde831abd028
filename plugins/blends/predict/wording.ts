/** The words of a question as they count: what they draw does not change with how they are typed. */

/** Characters that take no room. */
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b-\u200f\u2060\ufeff]/g;
/** A blank beside a Chinese character separates nothing. */
const BESIDE_HAN = /(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu;
const FINAL_MARKS = /[.?!。\s]+$/u;

/**
 * A text without what only concerns its typing: full-width and half-width forms, case, blanks, characters
 * that cannot be seen, and the mark at its end.
 */
export function normalise(text: string): string {
  const even = text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/[‘’]/g, "'")
    .replace(/\s+/gu, " ")
    .replace(BESIDE_HAN, "")
    .trim();
  return even.replace(FINAL_MARKS, "") || even;
}

/**
 * The name of some words: 32 hexadecimal digits, four 32-bit FNV-1a sums over the UTF-16 code units, each
 * from its own start, and each mixed to the end. It seeds throws and orders lots; nothing is kept secret by it.
 *
 * @source G. Fowler, L. C. Noll, K.-P. Vo: FNV-1a, 32-bit prime and offset; A. Appleby: MurmurHash3, final mix
 */
export function nameOf(words: readonly string[]): string {
  const text = words.map(normalise).join("\n");
  const sums = [0x811c9dc5, 0x1f0d3a27, 0x5bd1e995, 0x27d4eb2f];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    for (const [at, sum] of sums.entries()) sums[at] = Math.imul(sum ^ (unit + at), 0x01000193);
  }
  return sums.map((sum) => mix(sum).toString(16).padStart(8, "0")).join("");
}

/** Lets every bit of a sum reach every other. */
function mix(sum: number): number {
  let mixed = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * The lot that a name draws.
 *
 * @param name from {@link nameOf}
 * @returns a whole number from 0 to below `count`
 */
export function lotOf(name: string, count: number): number {
  return Math.floor((Number.parseInt(name.slice(0, 8), 16) / 2 ** 32) * count);
}

/**
 * Sets several names on the places of a board, each where its own lot falls. Where two fall on one place the
 * name that sorts first keeps it and the other moves on to the next that is free, so that the order in which
 * they are given changes nothing. Once all places are taken they are given out again.
 *
 * @param names all different
 * @param count places there are; at least 1
 * @returns the place of each name, from 0
 * @throws {RangeError} if there is no place
 */
export function placesOf(names: readonly string[], count: number): readonly number[] {
  if (count < 1) throw new RangeError(`Cannot set names on places: there are ${count}`);
  const placed = new Map<string, number>();
  const taken = new Set<number>();
  for (const name of [...names].sort()) {
    if (taken.size === count) taken.clear();
    let place = lotOf(name, count);
    while (taken.has(place)) place = (place + 1) % count;
    taken.add(place);
    placed.set(name, place);
  }
  return names.map((name) => placed.get(name)!);
}
