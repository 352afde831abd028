/**
 * Word lists and how they are found in a text.
 *
 * A list is a string of entries, parted by commas. In English an entry stands as whole words, takes the endings
 * of a plural or a possessive, and `*` stands for any ending: `marr*` finds marry, married and marriage. In
 * Chinese it is found wherever it is written; lists are in Simplified characters. Blanks within an entry stand
 * for one or more.
 */

/** A list and what finding one of its entries means. */
export interface Cue<Of> {
  readonly of: Of;
  readonly weight: number;
  readonly pattern: RegExp;
}

/** A found entry. */
export interface Found<Of> {
  readonly of: Of;
  readonly weight: number;
  readonly text: string;
  /** In UTF-16 code units. */
  readonly at: number;
}

const HAN = /\p{Script=Han}/u;

/** The pattern of one list. */
export function patternOf(list: string): RegExp {
  const entries = list
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
    .sort((a, b) => b.length - a.length);
  const [han, latin] = [
    entries.filter((entry) => HAN.test(entry)),
    entries.filter((entry) => !HAN.test(entry)),
  ];
  const words = latin.map((entry) => {
    const spaced = entry.replace(/ +/g, " +");
    return spaced.includes("*") ? spaced.replaceAll("*", "[a-z]*") : `${spaced}(?:s|es|'s|s')?`;
  });
  const parts = [
    ...han,
    ...(words.length > 0 ? [`(?<![a-z0-9'-])(?:${words.join("|")})(?![a-z0-9])`] : []),
  ];
  return new RegExp(parts.length > 0 ? parts.join("|") : "(?!)", "gu");
}

/** Cues from lists by what they mean and how much. */
export function cuesOf<Of extends string>(
  lists: readonly (readonly [of: Of, weight: number, list: string])[],
): readonly Cue<Of>[] {
  return lists.map(([of, weight, list]) => ({ of, weight, pattern: patternOf(list) }));
}

/**
 * Finds entries in a text; where two share a letter the longer one stands, and of equals the weightier.
 *
 * @returns in the order of the text
 */
export function findCues<Of>(text: string, cues: readonly Cue<Of>[]): readonly Found<Of>[] {
  const all = cues.flatMap(({ of, weight, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({ of, weight, text: match[0], at: match.index })),
  );
  const taken: Found<Of>[] = [];
  for (const one of all.sort((a, b) => b.text.length - a.text.length || b.weight - a.weight)) {
    const end = one.at + one.text.length;
    const clashes = taken.some(({ at, text: other }) => one.at < at + other.length && at < end);
    if (!clashes) taken.push(one);
  }
  return taken.sort((a, b) => a.at - b.at);
}
