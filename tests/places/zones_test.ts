/** The zones of all places against the boundaries of the zones, geo-tz's full set. */
import { expect, test } from "bun:test";
import { find, setCache } from "geo-tz/all";
import { findZonesNear, openAtlas } from "../../src/places/mod.ts";
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

test("coordinates within 25 km of a place take its zone or several, seldom a wrong one", () => {
  const atlas = openAtlas();
  const POINTS = 600;
  const SPREAD_DEG = 25 / 111;
  let seed = 20_260_115;
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
  let wrong = 0;
  let several = 0;
  for (let point = 0; point < POINTS; point++) {
    const place = Math.floor(random() * atlas.pack.header.places);
    const at = coordinates(atlas, place);
    const latitude = at.latitude + (random() - 0.5) * 2 * SPREAD_DEG;
    const longitude = at.longitude + (random() - 0.5) * 2 * SPREAD_DEG;
    if (Math.abs(longitude) > 180 || Math.abs(latitude) > 85) continue;
    const zones = findZonesNear(atlas, { latitude, longitude }).map(({ zone }) => zone);
    const within = find(latitude, longitude);
    // At sea the boundaries know the hour of the longitude alone.
    const isLand = !within.some((zone) => zone.startsWith("Etc/"));
    if (isLand && !zones.some((zone) => within.includes(zone))) wrong++;
    if (zones.length > 1) several++;
  }
  expect(wrong / POINTS).toBeLessThan(0.01);
  expect(several / POINTS).toBeLessThan(0.06);
});
