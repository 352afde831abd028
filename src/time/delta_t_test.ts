import { describe, expect, test } from "bun:test";
import { deltaTSeconds, toTt, toUt } from "./delta_t.ts";
import { toJulianDay } from "./julian_day.ts";

interface Case {
  readonly julianDayUt: number;
  readonly julianDayTt: number;
  readonly deltaTSeconds: number;
}

const { cases }: { cases: readonly Case[] } = await Bun.file(
  `${import.meta.dir}/testdata/swiss_ephemeris.json`,
).json();

/** Astronomical Almanac 2012, p. K8-K9: observed values at 1 January, in seconds. */
const OBSERVED: readonly (readonly [year: number, seconds: number, tolerance: number])[] = [
  [1940, 24.33, 0.15],
  [1950, 29.15, 0.3],
  [1960, 33.15, 0.02],
  [1970, 40.18, 0.02],
  [1980, 50.54, 0.02],
  [1990, 56.86, 0.02],
  [2000, 63.83, 0.02],
  [2010, 66.07, 0.02],
];

describe("deltaTSeconds()", () => {
  test(`reproduces ${cases.length} values of Swiss Ephemeris within 0.03 s`, () => {
    expect(cases.length).toBeGreaterThan(100);
    for (const { julianDayUt, deltaTSeconds: expected } of cases) {
      expect(Math.abs(deltaTSeconds(julianDayUt) - expected)).toBeLessThan(0.03);
    }
  });

  for (const [year, seconds, tolerance] of OBSERVED) {
    test(`is ${seconds} s at 1 January ${year} as observed`, () => {
      const value = deltaTSeconds(toJulianDay({ year, month: 1, day: 1 }));
      expect(Math.abs(value - seconds)).toBeLessThan(tolerance);
    });
  }

  test("is continuous where the table changes its step and where it ends", () => {
    for (const year of [-1000, 1600, 2200, 3000]) {
      const at = toJulianDay({ year, month: 1, day: 1 });
      expect(Math.abs(deltaTSeconds(at + 0.01) - deltaTSeconds(at - 0.01))).toBeLessThan(0.01);
    }
  });

  test("grows without bound towards both ends", () => {
    const at = (year: number) => deltaTSeconds(toJulianDay({ year, month: 1, day: 1 }));
    expect(at(-4712)).toBeGreaterThan(at(-1001));
    expect(at(9999)).toBeGreaterThan(at(3001));
  });
});

describe("toTt() and toUt()", () => {
  test("agree with Swiss Ephemeris within a millisecond or the table's tolerance", () => {
    for (const { julianDayUt, julianDayTt } of cases) {
      expect(Math.abs(toTt(julianDayUt) - julianDayTt) * 86_400).toBeLessThan(0.03);
    }
  });

  test("are inverse to 0.1 ms", () => {
    for (const { julianDayUt } of cases) {
      expect(Math.abs(toUt(toTt(julianDayUt)) - julianDayUt) * 86_400).toBeLessThan(1e-4);
    }
  });
});
