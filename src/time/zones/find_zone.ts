import { editDistance } from "../edit_distance.ts";
import { parseTzdb } from "./parse_tzdb.ts";
import type { Tzdb } from "./parse_tzdb.ts";
import { compileZone } from "./zone_history.ts";
import type { Period } from "./zone_history.ts";
import text from "./tzdata.zi" with { type: "text" };

/** A time zone of the IANA database. */
export interface Zone {
  /** The name asked for, in the database's own spelling. */
  readonly id: string;
  /** The zone whose history it is: the same unless the name is an alias. */
  readonly canonicalId: string;
  readonly history: readonly Period[];
}

/** Text beyond the length of any zone name takes no part in the search for a near one. */
const LONGEST_NAME = 40;

let database: Tzdb | null = null;
let namesByLowerCase: ReadonlyMap<string, string> | null = null;
const compiled = new Map<string, Zone>();

/** Returns the release of the time zone database in use, such as "2025b". */
export function tzdbVersion(): string {
  return openDatabase().version;
}

/** Lists every zone name and alias of the database, in alphabetical order. */
export function zoneNames(): readonly string[] {
  return [...namesIndex().values()];
}

/** Finds a zone by name, in any case; null where there is none. */
export function findZone(name: string): Zone | null {
  const known = compiled.get(name);
  if (known !== undefined) return known;
  const id = namesIndex().get(name.toLowerCase());
  if (id === undefined) return null;
  const zone = compiled.get(id) ?? openZone(id);
  compiled.set(id, zone);
  return zone;
}

/**
 * Finds the zone name most like a text that is none: a city's name first ("taipei"), then the name
 * with the fewest letters to change.
 */
export function nearestZoneName(text: string): string {
  const wanted = text.trim().slice(0, LONGEST_NAME).toLowerCase().replaceAll(" ", "_");
  let best = "UTC";
  let bestScore = Infinity;
  const wantedCity = wanted.slice(wanted.lastIndexOf("/") + 1);
  for (const [lower, name] of namesIndex()) {
    const city = lower.slice(lower.lastIndexOf("/") + 1);
    if (city === wantedCity && name.includes("/")) return name;
    const lengthsApart = Math.abs(lower.length - wanted.length);
    const citiesApart = Math.abs(city.length - wantedCity.length);
    if (Math.min(lengthsApart, citiesApart + 0.5) >= bestScore) continue;
    const byCity = editDistance(city, wantedCity) + (name.includes("/") ? 0.5 : 1);
    const score = Math.min(editDistance(lower, wanted), byCity);
    if (score < bestScore) [best, bestScore] = [name, score];
  }
  return best;
}

function openZone(id: string): Zone {
  const tzdb = openDatabase();
  let canonicalId = id;
  while (tzdb.links.has(canonicalId)) canonicalId = tzdb.links.get(canonicalId)!;
  const history = compiled.get(canonicalId)?.history ?? compileZone(tzdb, canonicalId);
  return Object.freeze({ id, canonicalId, history });
}

function openDatabase(): Tzdb {
  database ??= parseTzdb(text);
  return database;
}

function namesIndex(): ReadonlyMap<string, string> {
  if (namesByLowerCase === null) {
    const { zones, links } = openDatabase();
    const names = [...zones.keys(), ...links.keys()].filter((name) => name !== "Factory");
    namesByLowerCase = new Map(names.toSorted().map((name) => [name.toLowerCase(), name]));
  }
  return namesByLowerCase;
}
