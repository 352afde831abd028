import { expect, test } from "bun:test";
import { DEFAULT_CHART_BODIES, computeChart } from "./chart.ts";

test("computeChart() serves twelve bodies and Placidus houses by default", () => {
  const chart = computeChart({ julianDayUt: 2451545, latitudeDeg: 51.4769, longitudeDeg: 0 });
  expect(Object.keys(chart.positions)).toEqual([...DEFAULT_CHART_BODIES]);
  expect(chart.unavailable).toEqual([]);
  expect(chart.houses.used).toBe("placidus");
  // Swiss Ephemeris 2.10.03: ascendant 24.265235, midheaven 279.6110878.
  expect(chart.houses.ascendantDeg).toBeCloseTo(24.265235, 4);
  expect(chart.houses.midheavenDeg).toBeCloseTo(279.6110878, 4);
  expect((chart.julianDayTt - chart.julianDayUt) * 86400).toBeCloseTo(63.83, 1);
});

test("computeChart() serves the rest when a body is out of its range", () => {
  const chart = computeChart({
    julianDayUt: 2086302.5,
    latitudeDeg: 30,
    longitudeDeg: 31,
    bodies: ["sun", "chiron", "pluto"],
    houseSystem: "wholeSign",
  });
  expect(Object.keys(chart.positions)).toEqual(["sun", "pluto"]);
  expect(chart.unavailable.map(({ body }) => body)).toEqual(["chiron"]);
  expect(chart.unavailable[0]!.fromJulianDay).toBeLessThan(2268924);
});

test("computeChart() gives the same answer twice and leaves its input alone", () => {
  const request = Object.freeze({ julianDayUt: 2460000.25, latitudeDeg: -33.9, longitudeDeg: 151 });
  expect(computeChart(request)).toEqual(computeChart(request));
});

test("computeChart() refuses an instant outside the years -1000 to 3000", () => {
  expect(() => computeChart({ julianDayUt: 0, latitudeDeg: 0, longitudeDeg: 0 })).toThrow(
    "sky-out-of-range",
  );
});
