import { describe, expect, test } from "bun:test";
import { readVectors } from "../testing/vectors.ts";
import { findSolarLongitude } from "./solar_longitude.ts";
import { nextSolarTerm, previousSolarTerm, solarTerm, solarTermsOfYear } from "./solar_terms.ts";

interface TermCase {
  readonly kind: string;
  readonly year: number;
  readonly terms: readonly { lon: number; jdUt: number; jdTt: number }[];
}

const cases = readVectors<TermCase>("solar-terms.json")?.filter((c) => c.kind === "solarTerms");
const SECONDS = 86400;

describe.skipIf(!cases)("solar terms of Swiss Ephemeris", () => {
  for (const { year, terms } of cases ?? []) {
    test(`solarTermsOfYear() is within 1 s in ${year}`, () => {
      const found = solarTermsOfYear(year);
      expect(found.map((term) => term.longitudeDeg)).toEqual(terms.map((term) => term.lon));
      found.forEach((term, i) => {
        expect(Math.abs(term.julianDayTt - terms[i]!.jdTt) * SECONDS).toBeLessThan(1);
        expect(Math.abs(term.julianDayUt - terms[i]!.jdUt) * SECONDS).toBeLessThan(1);
      });
    });
  }

  test("findSolarLongitude() agrees with every fifth tabulated term", () => {
    for (const { terms } of cases ?? []) {
      for (let i = 0; i < terms.length; i += 5) {
        const { lon, jdUt } = terms[i]!;
        const found = findSolarLongitude(lon, jdUt - 100);
        expect(Math.abs(found.julianDayUt - jdUt) * SECONDS).toBeLessThan(1);
      }
    }
  });
});

test("solarTerm() puts the winter solstice of 2024 at 2024-12-21 09:20:3x UT", () => {
  // Astronomical Almanac for 2024: 21 December 9h 21m (UT, rounded to a minute).
  const found = solarTerm(2024, 18);
  const almanac = 2460665.5 + (9 * 60 + 21) / 1440;
  expect(Math.abs(found.julianDayUt - almanac) * 1440).toBeLessThan(0.8);
});

test("previousSolarTerm() and nextSolarTerm() bracket an instant by kind", () => {
  const lichun = solarTerm(2024, 21).julianDayUt;
  expect(previousSolarTerm(lichun + 1e-6).index).toBe(21);
  expect(previousSolarTerm(lichun - 1e-6).index).toBe(20);
  expect(nextSolarTerm(lichun + 1e-6, "minor").index).toBe(23);
  expect(nextSolarTerm(lichun + 1e-6, "major").index).toBe(22);
  expect(previousSolarTerm(lichun + 1, "major").index).toBe(20);
  expect(previousSolarTerm(lichun - 1e-6, "minor").index).toBe(19);
});

test("solarTermsOfYear() joins the table and the series without a gap", () => {
  for (const year of [1599, 1600, 2400, 2401]) {
    const terms = solarTermsOfYear(year);
    const next = solarTermsOfYear(year + 1);
    const all = [...terms, next[0]!];
    for (let i = 1; i < all.length; i++) {
      const gap = all[i]!.julianDayTt - all[i - 1]!.julianDayTt;
      expect(gap).toBeGreaterThan(14.6);
      expect(gap).toBeLessThan(15.9);
    }
  }
});

test("solarTerm() refuses an index or a year outside its range", () => {
  expect(() => solarTerm(2024, 24)).toThrow(
    "Cannot find solar term: index is 24, must be within 0 to 23",
  );
  expect(() => solarTermsOfYear(3500)).toThrow(
    'Cannot serve date: sky-out-of-range {"firstYear":-999,"lastYear":2999}',
  );
});
