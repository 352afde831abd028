import type { Atlas } from "./atlas.ts";
import { coordinates, countryOf } from "./atlas.ts";
import { describePlace } from "./describe.ts";
import { distanceKm } from "./distance.ts";
import type { Asked } from "./languages.ts";
import { readLanguage } from "./languages.ts";
import type { Accept, Match } from "./match.ts";
import { findCalled, score } from "./matches.ts";
import { readings, splits } from "./narrowing.ts";
import type { Place, PlaceName } from "./place.ts";
import type { Candidate, PlaceQuery } from "./search.ts";
import { findCandidates, LONGEST_TEXT, matchedName, order, readLimits } from "./search.ts";

/** Which place a text means. */
export type Resolution =
  | {
      readonly kind: "one";
      readonly place: Place;
      /** The name by which it was found. */
      readonly matched: PlaceName;
      /** `exact`: it is called so; `sound`: the name, in other letters, sounds like what was given. */
      readonly how: "exact" | "sound";
      /** Smaller places of the name that were passed over, the largest first, at most five. */
      readonly passedOver: readonly Place[];
    }
  | {
      readonly kind: "several";
      /** The likelier first, at most `limit`. */
      readonly choices: readonly Place[];
      /** How many there are. */
      readonly total: number;
    }
  | {
      readonly kind: "none";
      /**
       * `name`: no place is called so; `area`: places are, but not there; `country`, `division`: what was
       * given there names nothing.
       */
      readonly because: "name" | "area" | "country" | "division";
      /** Places called so elsewhere, or with the nearest names; may be empty. */
      readonly nearest: readonly Place[];
    };

/** A place is taken among others of its name when it has so many times the people of the next one … */
const DOMINANT_RATIO = 20;
/** … or so many when it alone lies where the language asked is spoken … */
const RATIO_AT_HOME = 5;
/** … or when it is the other's former or foreign name … */
const RATIO_TO_FORMER = 2;
/** … and at least so many. */
const DOMINANT_PEOPLE = 100_000;
/** A place whose population no source gives may have so many people. */
const UNKNOWN_PEOPLE = 30_000;
/** Places of one name this near are one place for a birth: 0.2° is half a minute of time. */
const ONE_PLACE_KM = 20;
const MOST_PASSED_OVER = 5;
const LIMITS = { usual: 20, most: 50 } as const;
const MOST_NEAREST = 5;
/** Those to choose from are the same in every language: English is at home in no one country. */
const NO_HOME = readLanguage("en");

/**
 * Finds the one place that a text means, or says between which it cannot choose. A place is certain when
 * no other is called so, or when it is so much larger than the others that hardly anybody means those;
 * never by a former or foreign name that is the usual one of another place, and never when one of the
 * others lies where the language asked is spoken and the largest does not.
 *
 * @throws {RangeError} if `lang` is not a well-formed language tag
 */
export function resolvePlace(atlas: Atlas, query: PlaceQuery): Resolution {
  const asked = readLanguage(query.lang ?? "en");
  for (const because of ["country", "division"] as const)
    if (readLimits(atlas, { [because]: query[because] }) === null)
      return { kind: "none", because, nearest: [] };
  const within = readLimits(atlas, query)!;
  const text = query.text.slice(0, LONGEST_TEXT).trim();
  let elsewhere: readonly Match[] = [];
  for (const { name, accept } of readings(atlas, text)) {
    const both: Accept = accept ? (place) => within(place) && accept(place) : within;
    const matches = findCalled(atlas, name, both);
    if (matches.length > 0) return decide(atlas, matches, asked, query.limit);
    if (elsewhere.length === 0) elsewhere = findCalled(atlas, name);
  }
  if (elsewhere.length > 0) {
    const nearest = describeAll(atlas, sorted(atlas, elsewhere, asked), asked, MOST_NEAREST);
    return { kind: "none", because: "area", nearest };
  }
  return { kind: "none", because: "name", nearest: findNearest(atlas, text, asked, within) };
}

function decide(
  atlas: Atlas,
  matches: readonly Match[],
  asked: Asked,
  limit: number = LIMITS.usual,
): Resolution {
  const apart = withoutNeighbours(atlas, matches);
  const [first, ...others] = apart;
  if (others.length === 0 || isDominant(atlas, first!, others, asked))
    return {
      kind: "one",
      place: describePlace(atlas, first!.place, asked),
      matched: matchedName(atlas, first!.name, asked),
      how: first!.sounds ? "sound" : "exact",
      passedOver: describeAll(atlas, others, asked, MOST_PASSED_OVER),
    };
  const most = Math.min(Math.max(limit, 1), LIMITS.most);
  const choices = describeAll(atlas, sorted(atlas, apart, NO_HOME), asked, most);
  return { kind: "several", choices, total: apart.length };
}

/** Leaves out places beside a larger one of the name; the matches come with the largest first. */
function withoutNeighbours(atlas: Atlas, matches: readonly Match[]): readonly Match[] {
  const apart: Match[] = [];
  for (const match of matches) {
    const at = coordinates(atlas, match.place);
    const isBeside = apart.some(
      ({ place }) => distanceKm(coordinates(atlas, place), at) < ONE_PLACE_KM,
    );
    if (!isBeside) apart.push(match);
  }
  return apart;
}

function isDominant(
  atlas: Atlas,
  first: Match,
  others: readonly Match[],
  { region }: Asked,
): boolean {
  const { names, weights, pack } = atlas;
  const people = weights[first.place]!;
  const isMain = ({ name }: Match) => names.isUsual(name) || names.isPreferred(name);
  // Batavia is first of all what is called so today, not Jakarta.
  if (people < DOMINANT_PEOPLE || (!isMain(first) && others.some(isMain))) return false;
  const isThere = ({ place }: Match) => countryOf(atlas, place) === region;
  if (others.some(isThere) && !isThere(first)) return false;
  const usual = isThere(first) && !others.some(isThere) ? RATIO_AT_HOME : DOMINANT_RATIO;
  return others.every((other) => {
    const ratio = isMain(first) && !isMain(other) ? RATIO_TO_FORMER : usual;
    const isGuess = pack.columns.guessed[other.place] === 1;
    const most = isGuess ? Math.max(weights[other.place]!, UNKNOWN_PEOPLE) : weights[other.place]!;
    return most * ratio <= people;
  });
}

function sorted(atlas: Atlas, matches: readonly Match[], asked: Asked): readonly Match[] {
  const how = { exact: true, typos: 0 };
  return matches
    .map((match) => ({ match, score: score(atlas, match, how, asked) }))
    .sort((a, b) => b.score - a.score || a.match.place - b.match.place)
    .map(({ match }) => match);
}

function describeAll(
  atlas: Atlas,
  matches: readonly Match[],
  asked: Asked,
  limit: number,
): readonly Place[] {
  return matches.slice(0, limit).map(({ place }) => describePlace(atlas, place, asked));
}

/** Places for a text that no place is called by: begun so, spelt alike, or called by a part of it. */
function findNearest(atlas: Atlas, text: string, asked: Asked, within: Accept): readonly Place[] {
  const near = findCandidates(atlas, text, asked, within);
  const all = near.length > 0 ? near : findByParts(atlas, text, within);
  return describeAll(atlas, order(atlas, all, asked, MOST_NEAREST), asked, MOST_NEAREST);
}

function findByParts(atlas: Atlas, text: string, within: Accept): readonly Candidate[] {
  for (const parts of splits(text)) {
    const called = parts.flatMap((part) => findCalled(atlas, part, within));
    if (called.length > 0) return called.map((match) => ({ ...match, exact: true, typos: 0 }));
  }
  return [];
}
