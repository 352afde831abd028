/** Writes `zone_table.tsv`: the country of every zone, and with whom the default build merges it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Tzdb } from "../../src/time/zones/parse_tzdb.ts";
import { compileZone } from "../../src/time/zones/zone_history.ts";
import type { UnlistedZone } from "./write_backzone.ts";

/** Zones that agree from here on are one zone to the database's own build. */
const AGREE_FROM = Date.UTC(1970, 0, 1);
const AGREE_TO = Date.UTC(2100, 0, 1);

/**
 * Joins Debian's `zone.tab`, which lists a zone for every country, with `zone1970.tab`, which lists
 * those that differ since 1970: a zone of the first that the second lacks is merged with the one of
 * its country that agrees with it since 1970.
 *
 * @param root folder of the unpacked `tzdata` package
 * @param unlisted names that neither table has, with their country and the zone they are merged with
 * @throws {RangeError} if a zone agrees with none or with several
 */
export function writeZoneTable(
  root: string,
  tzdb: Tzdb,
  releasedOn: string,
  unlisted: readonly UnlistedZone[],
): string {
  const folder = join(root, "usr/share/zoneinfo");
  const listed = readRows(join(folder, "zone.tab")).map(([country, , zone]) => ({
    country: country!,
    zone: zone!,
  }));
  const since1970 = readRows(join(folder, "zone1970.tab")).map(([countries, , zone]) => ({
    countries: countries!.split(","),
    zone: zone!,
  }));
  const ownSince1970 = new Set(since1970.map(({ zone }) => zone));
  const rows = listed.map(({ country, zone }) => {
    if (ownSince1970.has(zone) || tzdb.links.has(zone)) return [zone, country];
    const near = since1970.filter(({ countries }) => countries.includes(country));
    const same = near.filter((row) => clocksOf(tzdb, row.zone) === clocksOf(tzdb, zone));
    if (same.length !== 1) {
      throw new RangeError(`Cannot merge ${zone}: it agrees with ${same.length} zones`);
    }
    return [zone, country, same[0]!.zone];
  });
  const others = unlisted.map(({ zone, country, merged }) => [zone, country, merged]);
  const head = [
    `# version ${tzdb.version}`,
    `# released ${releasedOn}`,
    "# zone, country, and for a zone that agrees with another since 1970 that zone: the one under which",
    "# the database's own build keeps it. In the order of zone.tab: by country, the most populous first.",
    "# The time zone database is in the public domain. Written by scripts/zones/update.ts.",
  ];
  return [...head, ...[...rows, ...others].map((row) => row.join("\t")), ""].join("\n");
}

function clocksOf(tzdb: Tzdb, zone: string): string {
  return compileZone(tzdb, zone)
    .filter((period) => period.endMs > AGREE_FROM && period.startMs < AGREE_TO)
    .map(({ startMs, offsetSeconds }) => `${Math.max(startMs, AGREE_FROM)} ${offsetSeconds}`)
    .join();
}

function readRows(file: string): readonly (readonly string[])[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));
}
