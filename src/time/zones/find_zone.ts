import { compileHistory, DEFAULT_BACKZONE, historyZone } from "./backzone.ts";
import type { Backzone } from "./backzone.ts";
import { openDatabase } from "./database.ts";
import type { Period } from "./zone_history.ts";

/** A time zone of the IANA database. */
export interface Zone {
  /** The name asked for, in the database's own spelling. */
  readonly id: string;
  /** The zone whose history it is: the same unless the name is an alias or merged with another. */
  readonly canonicalId: string;
  readonly backzone: Backzone;
  readonly history: readonly Period[];
}

let namesByLowerCase: ReadonlyMap<string, string> | null = null;
const zones: Readonly<Record<Backzone, Map<string, Zone>>> = {
  listed: new Map(),
  all: new Map(),
  none: new Map(),
};
const histories = new Map<string, readonly Period[]>();

/** Returns the release of the time zone database in use, such as "2025b". */
export function tzdbVersion(): string {
  return openDatabase().tzdb.version;
}

/** Lists every zone name and alias of the database, in alphabetical order. */
export function zoneNames(): readonly string[] {
  return [...zoneNamesByLowerCase().values()];
}

/** Finds a zone by name, in any case; null where there is none. */
export function findZone(name: string, backzone: Backzone = DEFAULT_BACKZONE): Zone | null {
  const known = zones[backzone].get(name);
  if (known !== undefined) return known;
  const id = zoneNamesByLowerCase().get(name.toLowerCase());
  if (id === undefined) return null;
  const zone = zones[backzone].get(id) ?? openZone(id, backzone);
  zones[backzone].set(id, zone);
  return zone;
}

/** Returns every name by its lower-case form. */
export function zoneNamesByLowerCase(): ReadonlyMap<string, string> {
  if (namesByLowerCase === null) {
    const { tzdb, backzone } = openDatabase();
    const names = new Set([
      ...[...tzdb.zoneLines.keys()].filter((name) => name !== "Factory"),
      ...tzdb.links.keys(),
      ...backzone.zoneLines.keys(),
    ]);
    const ordered = [...names].toSorted();
    namesByLowerCase = new Map(ordered.map((name) => [name.toLowerCase(), name]));
  }
  return namesByLowerCase;
}

function openZone(id: string, backzone: Backzone): Zone {
  const canonicalId = historyZone(id, backzone);
  const history = histories.get(canonicalId) ?? compileHistory(canonicalId);
  histories.set(canonicalId, history);
  return Object.freeze({ id, canonicalId, backzone, history });
}
