import { expect, test } from "bun:test";
import { findAspects, findCrossings, nextCrossing } from "./crossings.ts";
import type { Body } from "../bodies/bodies.ts";
import { findStations } from "./stations.ts";
import { findSolarLongitude } from "./solar_longitude.ts";

function minutesApart(julianDayUt: number, iso: string): number {
  return Math.abs(julianDayUt - (Date.parse(iso) / 864e5 + 2440587.5)) * 1440;
}

test("findCrossings() finds the five entries of Pluto between Capricorn and Aquarius", () => {
  // Roots of positions by Swiss Ephemeris 2.10.03 (C library), UT. Pluto moves 1" in 23 minutes.
  const printed = [
    ["2023-03-23T12:23:22Z", "direct"],
    ["2023-06-11T09:35:09Z", "retrograde"],
    ["2024-01-21T00:56:10Z", "direct"],
    ["2024-09-01T23:57:26Z", "retrograde"],
    ["2024-11-19T20:39:41Z", "direct"],
  ] as const;
  const found = findCrossings("pluto", 300, 2459945.5, 2461000.5);
  expect(found.map((crossing) => crossing.motion)).toEqual(printed.map(([, motion]) => motion));
  found.forEach((crossing, i) => {
    expect(minutesApart(crossing.julianDayUt, printed[i]![0])).toBeLessThan(1);
  });
});

test("findAspects() dates the great conjunctions of 2000 and 2020", () => {
  // Roots of positions by Swiss Ephemeris 2.10.03 (C library), UT.
  const found = findAspects("jupiter", "saturn", 0, 2451545, 2461000);
  expect(found.length).toBe(2);
  expect(minutesApart(found[0]!.julianDayUt, "2000-05-28T16:03:52Z")).toBeLessThan(0.5);
  expect(minutesApart(found[1]!.julianDayUt, "2020-12-21T18:20:36Z")).toBeLessThan(0.5);
});

test("findCrossings() of the Sun agrees with findSolarLongitude()", () => {
  for (let longitude = 0; longitude < 360; longitude += 37) {
    const [crossing] = findCrossings("sun", longitude, 2460310.5, 2460675.7);
    const other = findSolarLongitude(longitude, 2460310.5);
    expect(Math.abs(crossing!.julianDayUt - other.julianDayUt) * 86400).toBeLessThan(0.1);
  }
});

test("nextCrossing() finds the sidereal new year of 2024 by Lahiri's ayanamsa", () => {
  // Root of sidereal positions by Swiss Ephemeris 2.10.03 (C library, Lahiri), UT.
  const found = nextCrossing("sun", 0, 2460310.5, 400, { ayanamsa: "lahiri" })!;
  expect(minutesApart(found.julianDayUt, "2024-04-13T15:34:24Z")).toBeLessThan(0.05);
  expect(nextCrossing("saturn", 0, 2460310.5, 100)).toBeUndefined();
});

test("findStations() dates the three retrogrades of Mercury in 2024", () => {
  // Roots of the speed by Swiss Ephemeris 2.10.03 (C library), UT.
  const printed = [
    ["2024-01-02T03:07:33Z", "direct"],
    ["2024-04-01T22:14:30Z", "retrograde"],
    ["2024-04-25T12:54:07Z", "direct"],
    ["2024-08-05T04:56:04Z", "retrograde"],
    ["2024-08-28T21:13:58Z", "direct"],
    ["2024-11-26T02:42:23Z", "retrograde"],
    ["2024-12-15T20:56:18Z", "direct"],
  ] as const;
  const found = findStations("mercury", 2460310.5, 2460676.5);
  expect(found.map((station) => station.turns)).toEqual(printed.map(([, turns]) => turns));
  found.forEach((station, i) => {
    expect(minutesApart(station.julianDayUt, printed[i]![0])).toBeLessThan(0.5);
  });
  expect(findStations("sun", 2451545, 2452000)).toEqual([]);
});

const stations = (await Bun.file(new URL("./testdata/stations.json", import.meta.url)).json()) as {
  readonly rows: readonly (readonly [Body, number, "retrograde" | "direct"])[];
};

test("finding 3: findStations() stands where the places of Swiss Ephemeris stand", () => {
  for (const [body, julianDayTt, turns] of stations.rows) {
    const near = findStations(body, julianDayTt - 3, julianDayTt + 3);
    expect(near.map((one) => one.turns)).toEqual([turns]);
    expect(Math.abs(near[0]!.julianDayTt - julianDayTt) * 86400).toBeLessThan(30);
  }
});

test("findStations() misses none: turns alternate and come as often as the synodic periods", () => {
  // Synodic periods in days (Explanatory Supplement, table 1.2); two stations in each.
  const periods = { mercury: 115.88, venus: 583.92, mars: 779.94, jupiter: 398.88, pluto: 366.73 };
  for (const [body, period] of Object.entries(periods)) {
    const found = findStations(body as keyof typeof periods, 2415020.5, 2451544.5);
    expect(Math.abs(found.length - (2 * 36524) / period)).toBeLessThan(2.5);
    found.forEach((station, i) => {
      if (i > 0) expect(station.turns).not.toBe(found[i - 1]!.turns);
    });
  }
});
