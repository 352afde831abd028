/** The zones of all places against the boundaries of the zones, geo-tz's full set. */
import { expect, test } from "bun:test";
import { find, setCache } from "geo-tz/all";
import { openAtlas } from "../../src/places/mod.ts";
import { coordinates, countryOf } from "../../src/places/atlas.ts";
import { zoneReliability } from "../../src/places/zone_reliability.ts";
import { zoneNames } from "../../src/time/mod.ts";

const LISTED = new URL("../../scripts/places/zone_differences.tsv", import.meta.url);

test("at least 99.8 % of the places lie in their zone, and the others are listed", async () => {
  setCache({ preload: true });
  const atlas = openAtlas();
  const { header, columns } = atlas.pack;
  const [, ...lines] = (await Bun.file(LISTED).text()).trimEnd().split("\n");
  const listed = new Set(
    lines.map((line) => {
      const [country, , latitude, longitude, , , taken] = line.split("\t");
      return [country, latitude, longitude, taken].join();
    }),
  );
  const missing: string[] = [];
  let outside = 0;
  for (let place = 0; place < header.places; place++) {
    const { latitude, longitude } = coordinates(atlas, place);
    const zone = header.zones[columns.zone[place]!]![0];
    if (find(latitude, longitude).includes(zone)) continue;
    outside++;
    const key = [countryOf(atlas, place), latitude, longitude, zone].join();
    if (!listed.has(key)) missing.push(key);
  }
  expect(missing).toEqual([]);
  expect(outside / header.places).toBeLessThan(0.002);
}, 30_000);

test("every zone is one that civil time knows", () => {
  const known = new Set(zoneNames());
  const { zones } = openAtlas().pack.header;
  expect(zones.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
});

test("every difference shows in the place's reliability", () => {
  const atlas = openAtlas();
  const { zoneDoubts } = atlas.pack.header;
  expect(zoneDoubts.length).toBeGreaterThan(0);
  for (const [place, kind, others] of zoneDoubts) {
    const { since1970, alternatives } = zoneReliability(atlas, place);
    expect(since1970).toBe(kind);
    expect(alternatives.length).toBe(others.length);
  }
});
