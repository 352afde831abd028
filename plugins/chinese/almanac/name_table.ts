import type { Named } from "../core/named.ts";

/**
 * Reads a table of names: spelling in the source, Traditional Chinese, pinyin | English, one a line.
 *
 * The id is the pinyin without tones, in camel case; a homonym names its own in a last column.
 *
 * @throws {RangeError} if two rows have one id: an id never changes, so it is never numbered
 */
export function tableOfNames(rows: string): ReadonlyMap<string, Named> {
  const table = new Map<string, Named>();
  const used = new Set<string>();
  for (const row of rows.trim().split("\n")) {
    const [left, gloss, ownId] = row.split("|") as [string, string, string?];
    const [spelling, native, ...roman] = left.split(" ") as [string, string, ...string[]];
    const id = ownId ?? idOf(roman);
    if (used.has(id)) throw new RangeError(`Cannot read names: two rows have the id "${id}"`);
    used.add(id);
    table.set(spelling, Object.freeze({ id, native, roman: roman.join(" "), gloss }));
  }
  return table;
}

function idOf(syllables: readonly string[]): string {
  return syllables
    .map((syllable) =>
      syllable
        .normalize("NFD")
        .replace(/\p{M}/gu, "")
        .replaceAll(/[^a-z]/g, ""),
    )
    .map((syllable, i) => (i === 0 ? syllable : syllable[0]!.toUpperCase() + syllable.slice(1)))
    .join("");
}
