import type { Atlas } from "./atlas.ts";
import { countryOf } from "./atlas.ts";
import { fold } from "./fold.ts";
import type { Accept, Match } from "./match.ts";
import { romanise } from "./romanise.ts";
import { countTypos } from "./typos.ts";

/** Where a script is written. Places with a name in its languages are not looked for by sound there. */
interface Region {
  readonly countries: ReadonlySet<string>;
  /** Tags of names that are in the script; none where a region has several scripts. */
  readonly tags: readonly string[];
}
const INDIA: Region = { countries: new Set(["IN", "NP", "BD", "LK"]), tags: [] };
const KOREA: Region = { countries: new Set(["KR", "KP"]), tags: ["ko"] };
const EAST: Region = {
  countries: new Set(
    "RU UA BY KZ KG UZ TJ TM MD BG RS ME MK BA XK GE AM AZ MN LV LT EE".split(" "),
  ),
  tags: ["und-Cyrl", "ru", "uk", "be", "sr", "mk"],
};
/** Scripts whose names are looked for by their sound. */
const SCRIPTS: readonly (readonly [script: RegExp, region: Region])[] = [
  ...["Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym"].map(
    (name) => [new RegExp(`\\p{sc=${name}}`, "u"), INDIA] as const,
  ),
  [/\p{sc=Hang}/u, KOREA],
  [/\p{sc=Cyrl}/u, EAST],
];
/** Of a longer name's letters one in three may differ, for vowels that maps write in several ways. */
const LETTERS_PER_TYPO = 3;
/** Shorter names must sound alike letter by letter. */
const LONG = 6;
const LONGEST = 40;

/** Names in Latin letters by the skeleton of their sound. */
type BySound = ReadonlyMap<string, readonly number[]>;
const indices = new WeakMap<Atlas, Map<Region, BySound>>();

/**
 * Finds the places that a name in an Indian script, Hangul or Cyrillic sounds like, where the index has no
 * name of theirs in that script: "वृंदावन" is Vrindāvan. Only in countries of the script; of several places
 * those whose names come nearest, the largest first.
 */
export function findSounding(atlas: Atlas, text: string, accept?: Accept): readonly Match[] {
  const heard = romanise(text);
  const [script, region] = SCRIPTS.find(([one]) => one.test(text)) ?? [];
  if (heard === null || script === undefined || heard.length > LONGEST) return [];
  const most = heard.length < LONG ? 0 : Math.floor(heard.length / LETTERS_PER_TYPO);
  let best = most;
  const places = new Map<number, Match>();
  for (const name of bySound(atlas, region!).get(skeleton(heard)) ?? []) {
    const place = atlas.names.subjects[name]!;
    if (accept !== undefined && !accept(place)) continue;
    const typos = countTypos(fold(atlas.names.text(name)), heard, most);
    if (typos > best || isNamedIn(atlas, place, script)) continue;
    if (typos < best) places.clear();
    best = typos;
    if (!places.has(place)) places.set(place, { place, name, sounds: true });
  }
  return [...places.values()].sort((a, b) => a.place - b.place);
}

function isNamedIn({ names }: Atlas, place: number, script: RegExp): boolean {
  return names.ofSubject(place).some((name) => script.test(names.text(name)));
}

function bySound(atlas: Atlas, region: Region): BySound {
  const regions = indices.get(atlas) ?? new Map<Region, BySound>();
  indices.set(atlas, regions);
  const before = regions.get(region);
  if (before !== undefined) return before;
  const made = new Map<string, number[]>();
  const { names, pack } = atlas;
  const { tagSets, places } = pack.header;
  const isInScript = tagSets.map((tags) => tags.some((tag) => region.tags.includes(tag)));
  const isLatin = tagSets.map((tags) => tags.includes("und-Latn"));
  for (let place = 0; place < places; place++) {
    if (!region.countries.has(countryOf(atlas, place))) continue;
    const all = names.ofSubject(place);
    if (all.some((name) => isInScript[names.tagSet(name)])) continue;
    for (const name of all) {
      if (!isLatin[names.tagSet(name)]) continue;
      const key = skeleton(fold(names.text(name)));
      const alike = made.get(key);
      if (alike === undefined) made.set(key, [name]);
      else alike.push(name);
    }
  }
  regions.set(region, made);
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
