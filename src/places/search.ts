import type { Atlas } from "./atlas.ts";
import { inCountry } from "./atlas.ts";
import { describePlace } from "./describe.ts";
import { fold } from "./fold.ts";
import type { Asked } from "./languages.ts";
import { readLanguage, shownTag, tagTable } from "./languages.ts";
import type { Accept, Match } from "./match.ts";
import type { Manner } from "./matches.ts";
import { findCalled, findExact, isMainName, nameIn, score } from "./matches.ts";
import type { Reading } from "./narrowing.ts";
import { inArea, readings } from "./narrowing.ts";
import type { Place, PlaceName } from "./place.ts";
import { allowedTypos, findMisspellings } from "./typos.ts";

/** What to look for. */
export interface PlaceQuery {
  /** A name or its beginning, with or without a country, a division or a city near it. */
  readonly text: string;
  /** BCP 47: the language of names in the answer, which also counts in the order; "en" when left out. */
  readonly lang?: string;
  /** Only in this country: ISO 3166-1 alpha-2, or its name in any language of the index. */
  readonly country?: string;
  /** Only in this first-order division: its code ("US.IL") or name. */
  readonly division?: string;
  /** 1 to 50; 10 when left out. */
  readonly limit?: number;
}

/** A place that answers a search. */
export interface PlaceHit {
  readonly place: Place;
  /** The name by which it was found. */
  readonly matched: PlaceName;
  /**
   * `exact`: the whole name; `prefix`: its beginning; `sound`: a name in other letters that sounds like it;
   * `typo`: a name that differs in a letter or two.
   */
  readonly how: "exact" | "prefix" | "sound" | "typo";
}

/** Longer texts are cut before they are searched for. */
export const LONGEST_TEXT = 120;
const LIMITS = { usual: 10, most: 50 } as const;
/** Places of a beginning that are put in order; more would only be smaller ones. */
const POOL = 64;

/** A place, the name it was found by, and how. */
export interface Candidate extends Match, Manner {}

/**
 * Finds places by a name or its beginning: those called so, those whose names begin so, and where there
 * are none of either, those whose names differ in a letter or two. Larger places come first, and among
 * like ones those whose usual name it is, whose name is in the language asked, or that lie where it is
 * spoken.
 *
 * @returns at most `limit` hits; none where `country` or `division` names nothing
 * @throws {RangeError} if `lang` is not a well-formed language tag
 */
export function searchPlaces(atlas: Atlas, query: PlaceQuery): readonly PlaceHit[] {
  const asked = readLanguage(query.lang ?? "en");
  const within = readLimits(atlas, query);
  if (within === null) return [];
  const limit = Math.min(Math.max(query.limit ?? LIMITS.usual, 1), LIMITS.most);
  const candidates = findCandidates(atlas, query.text.slice(0, LONGEST_TEXT), asked, within);
  return order(atlas, candidates, asked, limit).map((candidate) => ({
    place: describePlace(atlas, candidate.place, asked),
    matched: matchedName(atlas, candidate.name, asked),
    how: mannerOf(candidate),
  }));
}

function mannerOf({ typos, exact, sounds }: Candidate): PlaceHit["how"] {
  if (typos > 0) return "typo";
  return sounds ? "sound" : exact ? "exact" : "prefix";
}

/** Reads `country` and `division`; null where one of them names nothing. */
export function readLimits(
  atlas: Atlas,
  { country, division }: Pick<PlaceQuery, "country" | "division">,
): Accept | null {
  const accepts: Accept[] = [];
  for (const text of [country, division]) {
    if (text === undefined) continue;
    const accept = inArea(atlas, text);
    if (accept === null) return null;
    accepts.push(accept);
  }
  return (place) => accepts.every((accept) => accept(place));
}

/** The name of a match with its language: the one asked for, where the name is in it. */
export function matchedName({ names }: Atlas, name: number, asked: Asked): PlaceName {
  return { text: names.text(name), lang: shownTag(names.tags(name), asked) };
}

/** Finds places for a text, in no order: called so or begun so by the first reading that has any. */
export function findCandidates(
  atlas: Atlas,
  text: string,
  asked: Asked,
  within: Accept,
): readonly Candidate[] {
  let misspelt: Reading = { name: text };
  for (const reading of readings(atlas, text)) {
    const { name, accept } = reading;
    const both: Accept = accept ? (place) => within(place) && accept(place) : within;
    const key = fold(name);
    const exact = findExact(atlas, key, both);
    const begun = findBegun(atlas, key, asked, both);
    const called = exact.length + begun.length > 0 ? exact : findCalled(atlas, name, both);
    if (called.length + begun.length > 0)
      return [...called.map((match) => asCandidate(match, true, 0)), ...begun];
    if (misspelt.accept === undefined && accept !== undefined) misspelt = reading;
  }
  // The slow way is gone once: for the name that something narrows, else for the text as a whole.
  const key = fold(misspelt.name);
  return findMisspellings(atlas, key, allowedTypos(key))
    .filter(({ place }) => within(place) && (misspelt.accept?.(place) ?? true))
    .map((match) => asCandidate(match, false, match.typos));
}

function asCandidate(match: Match, exact: boolean, typos: number): Candidate {
  return { ...match, exact, typos };
}

/**
 * The largest places with a name that begins with the key: of those that are mainly known by it, of
 * those that lie where the language is spoken, and of all.
 */
function findBegun(atlas: Atlas, key: string, asked: Asked, within: Accept): readonly Candidate[] {
  if (key === "") return [];
  const { names, pack } = atlas;
  const range = names.prefix(key);
  const table = tagTable(pack.header.tagSets, asked);
  const isMain = (name: number) => isMainName(atlas, name, table);
  const isThere = inCountry(atlas, asked.region);
  const places = new Set([
    ...names.largest(range, POOL, (place, name) => isMain(name) && within(place)),
    ...names.largest(range, POOL / 4, within),
  ]);
  if (isThere !== null) {
    const accept = (place: number, name: number) => isThere(place) && isMain(name) && within(place);
    for (const place of names.largest(range, POOL / 4, accept)) places.add(place);
  }
  return [...places].map((place) =>
    asCandidate({ place, name: nameIn(atlas, place, range) }, false, 0),
  );
}

/** Puts candidates in order, each place once. */
export function order(
  atlas: Atlas,
  candidates: readonly Candidate[],
  asked: Asked,
  limit: number,
): readonly Candidate[] {
  const scored = candidates
    .map((candidate) => ({ candidate, score: score(atlas, candidate, candidate, asked) }))
    .sort((a, b) => b.score - a.score || a.candidate.place - b.candidate.place);
  const seen = new Set<number>();
  const ordered: Candidate[] = [];
  for (const { candidate } of scored) {
    if (ordered.length >= limit) break;
    if (!seen.has(candidate.place)) ordered.push(candidate);
    seen.add(candidate.place);
  }
  return ordered;
}
