/**
 * Word lists and how they are found in a text.
 *
 * A list is a string of entries, parted by commas. In English an entry stands as whole words, takes the endings
 * of a plural or a possessive, and `*` stands for any ending: `marr*` finds marry, married and marriage. In
 * Chinese it is found wherever it is written; lists are in Simplified characters. Blanks within an entry stand
 * for one or more.
 */

const WORD = /[a-z]/;
/** After these no word begins. */
const INNER = /[a-z0-9'-]/;

/** An entry and what finding it means. */
interface Cue<Of> {
  readonly of: Of;
  readonly weight: number;
  /** Sticky where it is tried at the places at which the entry may begin, else global. */
  readonly pattern: RegExp;
}

/** Entries by the letters they begin with, so that a text is not held against all of them at every letter. */
export interface Cues<Of> {
  readonly byStart: ReadonlyMap<string, readonly Cue<Of>[]>;
  /** Entries that may begin with anything. */
  readonly anywhere: readonly Cue<Of>[];
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

const entriesOf = (list: string) =>
  list
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
    .sort((a, b) => b.length - a.length);

function sourceOf(entry: string): string {
  const spaced = entry.replace(/ +/g, " +");
  return spaced.includes("*") ? spaced.replaceAll("*", "[a-z]*") : `${spaced}(?:s|es|'s|s')?`;
}

const whole = (source: string) => `(?<![a-z0-9'-])(?:${source})(?![a-z0-9])`;

/** The pattern of one list. */
export function patternOf(list: string): RegExp {
  const entries = entriesOf(list);
  const han = entries.filter((entry) => HAN.test(entry));
  const latin = entries.filter((entry) => !HAN.test(entry)).map(sourceOf);
  const parts = [...han, ...(latin.length > 0 ? [whole(latin.join("|"))] : [])];
  return new RegExp(parts.length > 0 ? parts.join("|") : "(?!)", "gu");
}

/** Letters by which Latin entries are looked up; a Chinese entry by its first character. */
const START = 2;

/** A list of entries with what finding one means, and how much. */
type Weighed<Of> = readonly [of: Of, weight: number, list: string];

/** Cues from lists; made when they are first looked for, since thousands of entries delay a start. */
export function cuesOf<Of extends string>(lists: readonly Weighed<Of>[]): Cues<Of> {
  let made: Cues<Of> | undefined;
  const cues = () => (made ??= makeCues(lists));
  return {
    get byStart() {
      return cues().byStart;
    },
    get anywhere() {
      return cues().anywhere;
    },
  };
}

function makeCues<Of extends string>(lists: readonly Weighed<Of>[]): Cues<Of> {
  const anywhere: Cue<Of>[] = [];
  const byStart = new Map<string, Cue<Of>[]>();
  for (const [of, weight, list] of lists) {
    for (const entry of new Set(entriesOf(list))) {
      const isHan = HAN.test(entry);
      const source = isHan ? entry : whole(sourceOf(entry));
      const start = isHan
        ? /^\p{Script=Han}(?![?*+|])/u.exec(entry)
        : /^[a-z]{2}(?![?*+|])/.exec(entry);
      if (!start || entry.includes("|")) {
        anywhere.push({ of, weight, pattern: new RegExp(source, "gu") });
      } else {
        const cue = { of, weight, pattern: new RegExp(source, "uy") };
        byStart.set(start[0], [...(byStart.get(start[0]) ?? []), cue]);
      }
    }
  }
  return { byStart, anywhere };
}

/**
 * Finds entries in a text; where two share a letter the longer one stands, and of equals the weightier.
 *
 * @returns in the order of the text
 */
export function findCues<Of>(text: string, cues: Cues<Of>): readonly Found<Of>[] {
  const all = cues.anywhere.flatMap(({ of, weight, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({ of, weight, text: match[0], at: match.index })),
  );
  for (let at = 0; at < text.length; at++) {
    if (at > 0 && WORD.test(text[at]!) && INNER.test(text[at - 1]!)) continue;
    const near = cues.byStart.get(text[at]!) ?? cues.byStart.get(text.slice(at, at + START));
    if (near) all.push(...foundAt(text, at, near));
  }
  const taken: Found<Of>[] = [];
  for (const one of all.sort((a, b) => b.text.length - a.text.length || b.weight - a.weight)) {
    const end = one.at + one.text.length;
    const clashes = taken.some(({ at, text: other }) => one.at < at + other.length && at < end);
    if (!clashes) taken.push(one);
  }
  return taken.sort((a, b) => a.at - b.at);
}

function foundAt<Of>(text: string, at: number, cues: readonly Cue<Of>[]): readonly Found<Of>[] {
  return cues.flatMap(({ of, weight, pattern }) => {
    pattern.lastIndex = at;
    const word = pattern.exec(text)?.[0];
    return word ? [{ of, weight, text: word, at }] : [];
  });
}
