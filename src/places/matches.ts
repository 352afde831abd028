import type { Atlas } from "./atlas.ts";
import { countryOf } from "./atlas.ts";
import { fold } from "./fold.ts";
import type { Asked, TagTable } from "./languages.ts";
import { tagTable } from "./languages.ts";
import type { Accept, Match } from "./match.ts";
import type { NameRange } from "./names.ts";
import { findSounding } from "./sounds.ts";
/** Most places of one name that are looked at. */
const MOST_OF_ONE_NAME = 1_000;

/** Words that are written short in names of places. */
const SHORT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bst\b\.?/giu, "saint"],
  [/\bste\b\.?/giu, "sainte"],
  [/\bsaint\b/giu, "st"],
  [/\bmt\b\.?/giu, "mount"],
  [/\bmount\b/giu, "mt"],
  [/\bft\b\.?/giu, "fort"],
  [/\bfort\b/giu, "ft"],
];
/** Words for a rank that may be written with a name, or may be missing from it. */
const RANK =
  /^(?:city of|town of|г\.|город|посёлок|село)\s+|(?:[市县縣県区區镇鎮乡鄉町村]|\s?[시군구읍면동]|\s(?:city|town|township|district|county|shi|si|gu|gun))$/iu;
const CHINESE_RANKS = ["市", "县", "区", "镇", "乡", "町", "村"];
const KOREAN_RANKS = ["시", "군", "구", "읍", "면"];

/**
 * Finds the places called by a name, the largest first. Where no name is written so, the ways of writing
 * it are tried: Saint and St, with or without a word for its rank (臺南, 臺南市), and last its sound.
 */
export function findCalled(atlas: Atlas, text: string, accept?: Accept): readonly Match[] {
  const exact = findExact(atlas, fold(text), accept);
  if (exact.length > 0) return exact;
  for (const key of new Set(otherWritings(text).map(fold))) {
    const matches = findExact(atlas, key, accept);
    if (matches.length > 0) return matches;
  }
  return findSounding(atlas, text, accept);
}

/** Finds the places with a name whose fold is the key, the largest first. */
export function findExact(atlas: Atlas, key: string, accept?: Accept): readonly Match[] {
  if (key === "") return [];
  const range = atlas.names.exact(key);
  const places = atlas.names.largest(range, MOST_OF_ONE_NAME, accept);
  return places.map((place) => ({ place, name: nameIn(atlas, place, range) }));
}

function otherWritings(text: string): readonly string[] {
  const writings = SHORT_WORDS.map(([word, other]) => text.replace(word, other));
  const bare = text.trim().replace(RANK, "");
  if ([...bare].length > 1) writings.push(bare);
  if (/^\p{sc=Han}+$/u.test(text)) writings.push(...CHINESE_RANKS.map((rank) => text + rank));
  if (/^\p{sc=Hang}+$/u.test(text)) writings.push(...KOREAN_RANKS.map((rank) => text + rank));
  return writings.filter((writing) => writing !== text);
}

/** The name of a place in a range: the usual or preferred one of several. */
export function nameIn(atlas: Atlas, place: number, { from, to }: NameRange): number {
  let best = -1;
  for (const name of atlas.names.ofSubject(place)) {
    if (name < from || name >= to) continue;
    if (best < 0 || isBetter(atlas, name, best)) best = name;
  }
  return best;
}

/** Whether a name says more of its place than another one. */
function isBetter({ names }: Atlas, name: number, other: number): boolean {
  const rank = (one: number) => (names.isUsual(one) ? 2 : names.isPreferred(one) ? 1 : 0);
  return rank(name) > rank(other);
}

/** Whether a name is one that a place is mainly known by, for who asks in a language. */
export function isMainName({ names }: Atlas, name: number, { isMain }: TagTable): boolean {
  return names.isUsual(name) || (names.isPreferred(name) && isMain[names.tagSet(name)] === 1);
}

/** What a place gains in the order of answers, in powers of ten of its population. */
const GAIN = {
  usual: 0.5,
  language: 0.5,
  region: 1,
  exact: 2,
  typo: -1,
  odd: -1,
  /** Odd among names whose languages no source tells: which of them is the main one is a guess. */
  oddAmongGuesses: -0.5,
} as const;

/** How a name was looked for and found. */
export interface Manner {
  readonly exact: boolean;
  readonly typos: number;
}

/** The order of answers: population, how the name fits, and the language asked. */
export function score(atlas: Atlas, { place, name }: Match, how: Manner, asked: Asked): number {
  const { names, weights, pack } = atlas;
  const table = tagTable(pack.header.tagSets, asked);
  // The usual name is in Latin letters, whichever of their languages it is in.
  const fits =
    table.fits[names.tagSet(name)] === 3 || (asked.script === "Latn" && names.isUsual(name));
  return (
    Math.log10(weights[place]! + 10) +
    (how.exact ? GAIN.exact : 0) +
    how.typos * GAIN.typo +
    (names.isUsual(name) ? GAIN.usual : 0) +
    (fits ? GAIN.language : 0) +
    (isMainName(atlas, name, table) ? 0 : oddness(names.tags(name), how)) +
    (countryOf(atlas, place) === asked.region ? GAIN.region : 0)
  );
}

function oddness(tags: readonly string[], { exact }: Manner): number {
  const isGuess = exact && tags.every((tag) => tag.startsWith("und-"));
  return isGuess ? GAIN.oddAmongGuesses : GAIN.odd;
}
