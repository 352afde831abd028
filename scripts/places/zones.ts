import { readFileSync } from "node:fs";
import { find, setCache } from "geo-tz/all";
import type { Row } from "./row.ts";

/** The tz database's list of zones (public domain): countries, the zone's own city, name. */
const ZONE_TABLE = new URL("./inputs/zone.tab", import.meta.url);

/** A zone of the list. */
export interface ListedZone {
  readonly name: string;
  /** ISO 3166-1 alpha-2 codes of the countries it covers. */
  readonly country: string;
  /** The city that the zone's history before 1970 is that of, in degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Reads the list of zones. */
export function readZones(): readonly ListedZone[] {
  return readFileSync(ZONE_TABLE, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [country, position, name] = line.split("\t");
      const [, latitude, longitude] = /^([+-]\d+)([+-]\d+)$/.exec(position!)!;
      return {
        name: name!,
        country: country!,
        latitude: readAngle(latitude!, 2),
        longitude: readAngle(longitude!, 3),
      };
    });
}

/** Reads ±DDMM[SS] or ±DDDMM[SS]. */
function readAngle(text: string, degreeDigits: number): number {
  const digits = text.slice(1);
  const degrees = Number(digits.slice(0, degreeDigits));
  const minutes = Number(digits.slice(degreeDigits, degreeDigits + 2));
  const seconds = Number(digits.slice(degreeDigits + 2) || 0);
  return (text.startsWith("-") ? -1 : 1) * (degrees + minutes / 60 + seconds / 3600);
}

/** Where the two sources of a place's zone do not name one zone alone. */
export interface ZoneDoubt {
  readonly row: Row;
  /** The zone of the list of places. */
  readonly listed: string;
  /** The zones whose boundaries enclose the place. */
  readonly enclosing: readonly string[];
  /** `differ`: the listed zone is not among the enclosing ones; `overlap`: it is one of several. */
  readonly kind: "differ" | "overlap";
}

/**
 * Compares every place's zone with the boundaries of the zones (geo-tz's full set, not the ones merged
 * since 1970). Where they differ and the enclosing zone is one of the place's own country, the row takes
 * the enclosing zone; a coordinate that slipped across a border keeps the zone of its country.
 */
export function checkZones(rows: readonly Row[]): readonly ZoneDoubt[] {
  setCache({ preload: true });
  const countryOf = new Map(readZones().map(({ name, country }) => [name, country]));
  const doubts: ZoneDoubt[] = [];
  for (const row of rows) {
    const enclosing = find(row.latitude, row.longitude);
    const listed = row.zone;
    if (enclosing.length === 1 && enclosing[0] === listed) continue;
    const kind = enclosing.includes(listed) ? "overlap" : "differ";
    doubts.push({ row, listed, enclosing, kind });
    const own = enclosing.find((zone) => countryOf.get(zone) === row.country);
    if (kind === "differ" && own !== undefined) row.zone = own;
  }
  return doubts;
}

/** Writes the differences as a table: one line a place whose two zones differ. */
export function formatDifferences(doubts: readonly ZoneDoubt[]): string {
  const lines = doubts
    .filter(({ kind }) => kind === "differ")
    .map(({ row, listed, enclosing }) =>
      [
        row.country,
        row.names[0],
        row.latitude,
        row.longitude,
        listed,
        enclosing.join("+"),
        row.zone,
      ].join("\t"),
    )
    .sort();
  return ["country\tplace\tlatitude\tlongitude\tlisted\tenclosing\ttaken", ...lines, ""].join("\n");
}
