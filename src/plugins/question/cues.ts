/**
 * Word lists and how they are found in a text.
 *
 * A list is a string of entries, parted by commas. In English an entry stands as whole words, takes the endings
 * of a plural or a possessive, and `*` stands for any ending: `marr*` finds marry, married and marriage. In
 * Chinese it is found wherever it is written; lists are in Simplified characters. Blanks within an entry stand
 * for one or more, `~` for whose it is (my, her, the) and `_` for any one word.
 */
import type { Matter } from "../../lore/mod.ts";

const WORD = /[a-z]/;
/** After these no word begins. */
const INNER = /[a-z0-9'-]/;

/** An entry and what finding it means. */
interface Cue<Of> {
  readonly of: Of;
  readonly weight: number;
  /** Sticky where it is tried at the places at which the entry may begin, else global; made when it is first tried. */
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

const WHOSE = "(?:my|your|his|her|its|our|their|the|a|an|one's|[a-z]+'s)";

function sourceOf(entry: string): string {
  const spaced = entry.replaceAll("~", WHOSE).replaceAll("_", "[a-z']+").replace(/ +/g, " +");
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

/** The longest beginning by which entries are looked up, in letters and in Chinese characters. */
const LETTERS = 6;
const CHARACTERS = 2;

/** The letters with which an entry begins in any text that holds it, blanks within it among them. */
function startOf(entry: string): string | undefined {
  if (entry.replace(/\([^()]*\)/g, "").includes("|")) return undefined;
  if (HAN.test(entry)) return /^\p{Script=Han}{1,2}(?![?*+])/u.exec(entry)?.[0];
  const start = /^[a-z][a-z' ]*(?!\?)/.exec(entry)?.[0] ?? "";
  return start.length >= 2 ? start.slice(0, LETTERS) : undefined;
}

/** A list of entries with what finding one means, and how much. */
type Weighed<Of> = readonly [of: Of, weight: number, list: string];

/** A figure of speech: the matter it stands for, its weight, and whether what it says is wished for. */
export type Figure = readonly [
  of: Matter,
  weight: number,
  side: "good" | "ill" | "neither",
  list: string,
];

/** Figures as lists of matters. */
export function mattersOf(figures: readonly Figure[]): readonly Weighed<Matter>[] {
  return figures.map(([of, weight, , list]) => [of, weight, list]);
}

/** Every figure of one side as one list. */
export function sayingOf(side: "good" | "ill", figures: readonly Figure[]): string {
  return figures
    .filter(([, , of]) => of === side)
    .map(([, , , list]) => list)
    .join(",");
}

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

/** A cue whose pattern is made when it is first tried: most entries never are. */
function cueOf<Of>(of: Of, weight: number, source: string, flags: string): Cue<Of> {
  let made: RegExp | undefined;
  return {
    of,
    weight,
    get pattern() {
      return (made ??= new RegExp(source, flags));
    },
  };
}

function makeCues<Of extends string>(lists: readonly Weighed<Of>[]): Cues<Of> {
  const anywhere: Cue<Of>[] = [];
  const byStart = new Map<string, Cue<Of>[]>();
  for (const [of, weight, list] of lists) {
    for (const entry of new Set(entriesOf(list))) {
      const source = HAN.test(entry) ? entry : whole(sourceOf(entry));
      const start = startOf(entry);
      if (!start) {
        anywhere.push(cueOf(of, weight, source, "gu"));
      } else {
        const cue = cueOf(of, weight, source, "uy");
        const others = byStart.get(start);
        if (others) others.push(cue);
        else byStart.set(start, [cue]);
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
    const isWord = WORD.test(text[at]!);
    if (at > 0 && isWord && INNER.test(text[at - 1]!)) continue;
    for (let length = isWord ? 2 : 1; length <= (isWord ? LETTERS : CHARACTERS); length++) {
      const near = cues.byStart.get(text.slice(at, at + length));
      if (near) foundAt(text, at, near, all);
    }
  }
  const taken: Found<Of>[] = [];
  for (const one of all.sort((a, b) => b.text.length - a.text.length || b.weight - a.weight)) {
    const end = one.at + one.text.length;
    const clashes = taken.some(({ at, text: other }) => one.at < at + other.length && at < end);
    if (!clashes) taken.push(one);
  }
  return taken.sort((a, b) => a.at - b.at);
}

function foundAt<Of>(text: string, at: number, cues: readonly Cue<Of>[], all: Found<Of>[]): void {
  for (const { of, weight, pattern } of cues) {
    pattern.lastIndex = at;
    const word = pattern.exec(text)?.[0];
    if (word) all.push({ of, weight, text: word, at });
  }
}
