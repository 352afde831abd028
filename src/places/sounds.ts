import type { Atlas } from "./atlas.ts";
import { countryOf } from "./atlas.ts";
import { fold } from "./fold.ts";
import type { Accept, Match } from "./matches.ts";
import { romanise } from "./romanise.ts";
import { countTypos } from "./typos.ts";

const INDIAN = new Set(["IN", "NP", "BD", "LK"]);
const KOREAN = new Set(["KR", "KP"]);
const EASTERN = new Set(
  "RU UA BY KZ KG UZ TJ TM MD BG RS ME MK BA XK GE AM AZ MN LV LT EE".split(" "),
);
/** Scripts whose names are looked for by their sound, and the countries where places are. */
const SCRIPTS: readonly (readonly [script: RegExp, countries: ReadonlySet<string>])[] = [
  ...["Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym"].map(
    (name) => [new RegExp(`\\p{sc=${name}}`, "u"), INDIAN] as const,
  ),
  [/\p{sc=Hang}/u, KOREAN],
  [/\p{sc=Cyrl}/u, EASTERN],
];
/** Of a longer name's letters one in three may differ, for vowels that maps write in several ways. */
const LETTERS_PER_TYPO = 3;
/** Shorter names must sound alike letter by letter. */
const LONG = 6;
const LONGEST = 40;

type BySound = ReadonlyMap<string, readonly Match[]>;
const indices = new WeakMap<Atlas, Map<ReadonlySet<string>, BySound>>();

/**
 * Finds the places that a name in an Indian script, Hangul or Cyrillic sounds like, where the index has no
 * name of theirs in that script: "वृंदावन" is Vrindāvan. Only in countries of the script; of several places
 * those whose names come nearest, the largest first.
 */
export function findSounding(atlas: Atlas, text: string, accept?: Accept): readonly Match[] {
  const heard = romanise(text);
  const [script, countries] = SCRIPTS.find(([one]) => one.test(text)) ?? [];
  if (heard === null || script === undefined || heard.length > LONGEST) return [];
  const most = heard.length < LONG ? 0 : Math.floor(heard.length / LETTERS_PER_TYPO);
  let best = most;
  const places = new Map<number, Match>();
  for (const match of bySound(atlas, countries!).get(skeleton(heard)) ?? []) {
    if (accept !== undefined && !accept(match.place)) continue;
    const typos = countTypos(fold(atlas.names.text(match.name)), heard, most);
    if (typos > best || isNamedIn(atlas, match.place, script)) continue;
    if (typos < best) places.clear();
    best = typos;
    if (!places.has(match.place)) places.set(match.place, match);
  }
  return [...places.values()].sort((a, b) => a.place - b.place);
}

function isNamedIn({ names }: Atlas, place: number, script: RegExp): boolean {
  return names.ofSubject(place).some((name) => script.test(names.text(name)));
}

function bySound(atlas: Atlas, countries: ReadonlySet<string>): BySound {
  const scripts = indices.get(atlas) ?? new Map<ReadonlySet<string>, BySound>();
  indices.set(atlas, scripts);
  const before = scripts.get(countries);
  if (before !== undefined) return before;
  const made = new Map<string, Match[]>();
  const { names, pack } = atlas;
  for (let place = 0; place < pack.header.places; place++) {
    if (!countries.has(countryOf(atlas, place))) continue;
    for (const name of names.ofSubject(place)) {
      if (!names.tags(name).includes("und-Latn")) continue;
      const key = skeleton(fold(names.text(name)));
      const match: Match = { place, name, sounds: true };
      const matches = made.get(key);
      if (matches === undefined) made.set(key, [match]);
      else matches.push(match);
    }
  }
  scripts.set(countries, made);
  return made;
}

/** Letters that scripts and maps write for one another, to one letter each; vowels are left out. */
const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/shch|chh|zh|sh|ch|ts|dz|dj|[cjzxs]/g, "s"],
  [/kh|gh|[kgqh]/g, "k"],
  [/th|dh|[td]/g, "t"],
  [/ph|bh|[pbf]/g, "p"],
  [/[vw]/g, "v"],
  [/ng|[nm]/g, "n"],
  [/[lr]/g, "l"],
  [/[^sktpvnl]/g, ""],
];

function skeleton(latin: string): string {
  const classed = CLASSES.reduce((text, [letters, one]) => text.replace(letters, one), latin);
  return classed.replace(/(.)\1+/g, "$1");
}
