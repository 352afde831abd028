import { fold } from "../../src/places/fold.ts";
import type { Columns } from "../../src/places/pack.ts";
import { formatSteps, NAME_FLAG, NAMES_PER_BLOCK } from "../../src/places/pack.ts";
import type { Area } from "./divisions.ts";
import type { Entry } from "./entries.ts";
import type { Row } from "./row.ts";

/** What the columns are made of; rows in their final order, `entries[i]` the names of `rows[i]`. */
export interface Parts {
  readonly rows: readonly Row[];
  readonly entries: readonly (readonly Entry[])[];
  readonly divisions: readonly Area[];
  readonly countries: readonly Area[];
  readonly zoneIndex: ReadonlyMap<string, number>;
}

/** Bytes of a name that a column of bytes can count. */
const LONGEST_NAME = 255;
const encoder = new TextEncoder();

interface Name {
  readonly text: string;
  readonly key: string;
  readonly subject: number;
  readonly flags: number;
  readonly tagSet: number;
}

/** Lays the places and names out in columns. */
export function packColumns(parts: Parts): {
  readonly columns: Columns;
  readonly tagSets: readonly (readonly string[])[];
} {
  const tags = new TagSets();
  const names = listNames(parts, tags).sort(
    (a, b) => compare(a.key, b.key) || a.subject - b.subject || compare(a.text, b.text),
  );
  const columns = { ...nameColumns(names), ...placeColumns(parts) };
  return { columns, tagSets: tags.sets };
}

function listNames({ rows, entries, divisions, countries }: Parts, tagSets: TagSets): Name[] {
  const names: Name[] = [];
  for (const [subject, ofPlace] of entries.entries())
    for (const { text, key, tags, usual, preferred } of ofPlace) {
      const flags = (usual ? NAME_FLAG.usual : 0) | (preferred ? NAME_FLAG.preferred : 0);
      names.push({ text, key, subject, flags, tagSet: tagSets.index([...tags]) });
    }
  for (const [at, area] of [...divisions, ...countries].entries()) {
    const merged = Map.groupBy(area.names, ({ text }) => text);
    let first = true;
    for (const [text, same] of merged) {
      const key = fold(text);
      if (key === "" || encoder.encode(text).length > LONGEST_NAME) continue;
      const known = [...new Set(same.flatMap(({ tags }) => tags))];
      const flags = NAME_FLAG.preferred | (first ? NAME_FLAG.usual : 0);
      first = false;
      names.push({ text, key, subject: rows.length + at, flags, tagSet: tagSets.index(known) });
    }
  }
  return names;
}

type NameColumn = Extract<keyof Columns, `name${string}`>;

function nameColumns(names: readonly Name[]): Pick<Columns, NameColumn> {
  const shared = new Uint8Array(names.length);
  const extra = new Uint8Array(names.length);
  const parts: Uint8Array[] = [];
  let last: Uint8Array = new Uint8Array();
  for (const [at, { text }] of names.entries()) {
    const bytes = encoder.encode(text);
    const count = at % NAMES_PER_BLOCK === 0 ? 0 : sharedBytes(last, bytes);
    if (bytes.length > LONGEST_NAME)
      throw new RangeError(`Cannot pack a name of ${bytes.length} bytes: ${text}`);
    shared[at] = count;
    extra[at] = bytes.length - count;
    parts.push(bytes.subarray(count));
    last = bytes;
  }
  return {
    nameShared: shared,
    nameExtra: extra,
    nameBytes: new Uint8Array(Buffer.concat(parts)),
    nameSubjectLow: Uint16Array.from(names, ({ subject }) => subject & 0xffff),
    nameSubjectHigh: Uint8Array.from(names, ({ subject, flags }) => (subject >> 16) | flags),
    nameTags: Uint16Array.from(names, ({ tagSet }) => tagSet),
  };
}

/** Counts the bytes that two names begin with in common, whole characters alone. */
function sharedBytes(a: Uint8Array, b: Uint8Array): number {
  const end = Math.min(a.length, b.length);
  let count = 0;
  while (count < end && a[count] === b[count]) count++;
  while (count > 0 && (b[count]! & 0xc0) === 0x80) count--;
  return count;
}

function placeColumns(parts: Parts): Omit<Columns, NameColumn> {
  const { rows, divisions, countries, zoneIndex } = parts;
  const division = new Map(divisions.map(({ code }, at) => [code, at]));
  const country = new Map(countries.map(({ code }, at) => [code, divisions.length + at]));
  const tenThousandths = (degrees: number) => Math.round(degrees * 10_000);
  const north = rows.map(({ latitude }) => tenThousandths(latitude + 90));
  const east = rows.map(({ longitude }) => tenThousandths(longitude + 180));
  return {
    latitude: Uint16Array.from(north, (value) => value >> 8),
    latitudeRest: Uint8Array.from(north, (value) => value & 255),
    longitude: Uint16Array.from(east, (value) => value >> 8),
    longitudeRest: Uint8Array.from(east, (value) => value & 255),
    geonamesHigh: Uint16Array.from(rows, ({ geonamesId }) => geonamesId >> 8),
    geonamesLow: Uint8Array.from(rows, ({ geonamesId }) => geonamesId & 255),
    division: Uint16Array.from(
      rows,
      (row) => division.get(row.division) ?? index(country, row.country),
    ),
    zone: Uint16Array.from(rows, ({ zone }) => index(zoneIndex, zone)),
    population: formatSteps(rows.map(({ weight }) => weight)),
    guessed: Uint8Array.from(rows, ({ population }) => (population === null ? 1 : 0)),
  };
}

function index(of: ReadonlyMap<string, number>, code: string): number {
  const at = of.get(code);
  if (at === undefined) throw new RangeError(`Cannot pack a place: no table lists "${code}"`);
  return at;
}

/** Distinct sets of language tags, in the order they came up. */
class TagSets {
  readonly sets: (readonly string[])[] = [];
  readonly #index = new Map<string, number>();

  index(tags: readonly string[]): number {
    const sorted = tags.toSorted();
    const key = sorted.join();
    const known = this.#index.get(key);
    if (known !== undefined) return known;
    this.sets.push(sorted);
    this.#index.set(key, this.sets.length - 1);
    return this.sets.length - 1;
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
