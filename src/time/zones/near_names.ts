import { editDistance } from "../edit_distance.ts";
import { openDatabase } from "./database.ts";
import { zoneNamesByLowerCase } from "./find_zone.ts";

/** Text beyond the length of any zone name takes no part in the search. */
const LONGEST_NAME = 40;
/** A city's name of fewer letters is too short to be looked for inside a text. */
const SHORTEST_CITY = 4;
/** One letter in so many may be wrong; "Beijing" is no slip of the pen for Berlin. */
const LETTERS_PER_SLIP = 4;
const MOST_SLIPS = 3;

/** In which a country's name is recognised. */
const COUNTRY_NAMES = [
  ["en", "long"],
  ["en", "short"],
  ["zh-Hant", "long"],
  ["ja", "long"],
] as const;

interface Candidate {
  readonly name: string;
  /** The name in lower case, its words joined by `_`. */
  readonly path: string;
  /** The last part of the path. */
  readonly city: string;
  /** The path without what joins its words. */
  readonly letters: string;
}

let candidates: readonly Candidate[] | null = null;
let byCity: ReadonlyMap<string, string> | null = null;
let byCountry: ReadonlyMap<string, string> | null = null;

/**
 * Finds the zone that a text most likely means: a name or a city's name as it stands ("taipei"), a city
 * within the text ("Los Angeles, CA"), the largest zone of a country ("Taiwan", "日本"), or the name with
 * the fewest letters to change.
 *
 * A text that is near none takes a few tenths of a millisecond.
 *
 * @returns null where no name is near
 */
export function nearestZoneName(text: string): string | null {
  const wanted = normalize(text.slice(0, LONGEST_NAME));
  if (wanted === "") return null;
  const city = wanted.slice(wanted.lastIndexOf("/") + 1);
  return (
    citiesByName().get(city) ??
    sameLetters(wanted) ??
    countriesByName().get(wanted) ??
    cityWithin(wanted) ??
    nearestSpelling(wanted, city)
  );
}

function normalize(text: string): string {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.replaceAll(/[^\p{L}\p{N}/+]+/gu, "_").replaceAll(/^_+|_+$/g, "");
}

/** A name whose words are joined otherwise: "Hong-Kong", "America/NewYork", "US Eastern". */
function sameLetters(wanted: string): string | null {
  const letters = wanted.replaceAll(/[_/]/g, "");
  return zones().find((zone) => zone.letters === letters)?.name ?? null;
}

function cityWithin(wanted: string): string | null {
  const words = wanted.split(/[_/]/);
  for (let count = words.length - 1; count > 0; count--) {
    for (let start = 0; start + count <= words.length; start++) {
      const part = words.slice(start, start + count).join("_");
      const name = part.length < SHORTEST_CITY ? undefined : citiesByName().get(part);
      if (name !== undefined) return name;
    }
  }
  return null;
}

function nearestSpelling(wanted: string, city: string): string | null {
  let best: string | null = null;
  let bestScore = Infinity;
  const slips = { path: slipsOf(wanted), city: slipsOf(city) };
  for (const zone of zones()) {
    const score = Math.min(
      editDistance(zone.path, wanted, slips.path),
      // Where only the city is alike, a whole name that is as near goes first.
      editDistance(zone.city, city, slips.city) + 0.5,
    );
    if (score < bestScore) [best, bestScore] = [zone.name, score];
  }
  return best;
}

function slipsOf(text: string): number {
  return Math.min(MOST_SLIPS, Math.floor(text.length / LETTERS_PER_SLIP));
}

/**
 * Zones of the tables first, so that of two names of one city the one in use is offered. `Etc/GMT+8`
 * and its like are never offered: they mean the opposite of what is written.
 */
function zones(): readonly Candidate[] {
  if (candidates === null) {
    const { facts } = openDatabase();
    const names = [...zoneNamesByLowerCase().values()].filter((name) => !name.startsWith("Etc/"));
    const inUse = names.filter((name) => facts.has(name));
    candidates = [...inUse, ...names.filter((name) => !facts.has(name))].map((name) => {
      const path = normalize(name);
      const city = path.slice(path.lastIndexOf("/") + 1);
      return { name, path, city, letters: path.replaceAll(/[_/]/g, "") };
    });
  }
  return candidates;
}

function citiesByName(): ReadonlyMap<string, string> {
  if (byCity === null) {
    const cities = new Map<string, string>();
    for (const { name, path, city } of zones()) {
      if (path.includes("/") && !cities.has(city)) cities.set(city, name);
    }
    byCity = cities;
  }
  return byCity;
}

/** The first zone of each country, which is its most populous, by the country's names. */
function countriesByName(): ReadonlyMap<string, string> {
  if (byCountry === null) {
    const names = COUNTRY_NAMES.map(
      ([language, style]) => new Intl.DisplayNames(language, { type: "region", style }),
    );
    const countries = new Map<string, string>();
    for (const [zone, { country }] of openDatabase().facts) {
      for (const name of names) {
        const text = normalize(name.of(country) ?? country);
        if (!countries.has(text)) countries.set(text, zone);
      }
    }
    byCountry = countries;
  }
  return byCountry;
}
