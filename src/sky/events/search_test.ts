import { describe, expect, test } from "bun:test";
import { DateOutOfRange, julianDayOfEpochMs } from "#time";
import type { Body } from "../bodies/bodies.ts";
import { readVectors } from "../testing/vectors.ts";
import { searchBetween } from "./search.ts";

const at = (utc: string) => julianDayOfEpochMs(Date.parse(utc));
const SECONDS = 86400;
const SIGNS = Array.from({ length: 12 }, (_, i) => 30 * i);
const ANGLES = {
  conjunction: [0],
  sextile: [60, 300],
  square: [90, 270],
  trine: [120, 240],
  opposition: [180],
};

interface Case {
  readonly procedure?: string;
  readonly kind?: string;
  readonly input: any;
  readonly expect: any;
  readonly tolerance: { readonly seconds: number };
}
const cases = readVectors<Case>("western-two.json") ?? [];
const of = (name: string) => cases.filter((one) => (one.procedure ?? one.kind) === name);
const bodyOf = (name: string) => name.toLowerCase() as Body;

function compare(
  found: readonly { readonly julianDayUt: number }[],
  utcs: readonly string[],
  within: number,
) {
  expect(found.length).toBe(utcs.length);
  found.forEach(({ julianDayUt }, i) => {
    expect(Math.abs(julianDayUt - at(utcs[i]!)) * SECONDS).toBeLessThan(within + 0.6);
  });
}

describe.skipIf(cases.length === 0)("searchBetween() against Swiss Ephemeris", () => {
  test("longitudes() finds every ingress of planets and Moon", () => {
    for (const { input, expect: wanted, tolerance } of of("planet.ingresses")) {
      const search = searchBetween(at(input.fromUtc), at(input.toUtc));
      const utcs = wanted.ingresses.map(({ utc }: { utc: string }) => utc);
      compare(search.longitudes(bodyOf(input.body), SIGNS), utcs, tolerance.seconds);
    }
    for (const { input, expect: wanted, tolerance } of of("moon.ingresses")) {
      const search = searchBetween(at(input.fromUtc), at(input.toUtc));
      const utcs = wanted.ingresses.map(([, utc]: [string, string]) => utc);
      compare(search.longitudes("moon", SIGNS), utcs, tolerance.seconds);
    }
  });

  test("longitudes() finds every pass of transits and returns", () => {
    for (const { input, expect: wanted, tolerance } of of("transits.calculate")) {
      const search = searchBetween(at(input.fromUtc), at(input.toUtc));
      const angles = ANGLES[input.aspect as keyof typeof ANGLES];
      const longitudes = angles.map((angle) => (input.natalLongitude + angle) % 360);
      const found = search.longitudes(bodyOf(input.body), longitudes);
      compare(
        found,
        wanted.hits.map(({ utc }: { utc: string }) => utc),
        tolerance.seconds,
      );
      found.forEach(({ motion }, i) =>
        expect(motion === "retrograde").toBe(wanted.hits[i].retrograde),
      );
    }
    for (const { input, expect: wanted, tolerance } of of("returns.planetary")) {
      const search = searchBetween(at(input.fromUtc), at(input.toUtc));
      const found = search.longitudes(bodyOf(input.body), [input.natalLongitude]);
      compare(
        found,
        wanted.hits.map(({ utc }: { utc: string }) => utc),
        tolerance.seconds,
      );
    }
  });
});

test("angles() finds the three conjunctions of Jupiter and Saturn in 1980-81", () => {
  // Meeus, Astronomical Tables: 31 December 1980, 4 March and 24 July 1981.
  const found = searchBetween(at("1980-06-01T00:00:00Z"), at("1982-01-01T00:00:00Z")).angles(
    "jupiter",
    "saturn",
    [0],
  );
  const days = ["1980-12-31", "1981-03-04", "1981-07-24"].map((day) => at(`${day}T12:00:00Z`));
  expect(found.map(({ motion }) => motion)).toEqual(["direct", "retrograde", "direct"]);
  found.forEach(({ julianDayUt }, i) => expect(Math.abs(julianDayUt - days[i]!)).toBeLessThan(1));
});

test("a stretch beyond the years of the sky is a date that is not served, never a fault", () => {
  const beyond = searchBetween(at("2999-06-01T00:00:00Z"), at("3002-01-01T00:00:00Z"));
  expect(() => beyond.longitudes("mercury", [0])).toThrow(DateOutOfRange);
  expect(() => beyond.stations("mars")).toThrow(DateOutOfRange);
  try {
    beyond.stations("mars");
  } catch (error) {
    // As the sky of an instant says it.
    expect((error as DateOutOfRange).phrase.with).toEqual({ firstYear: -1000, lastYear: 3000 });
  }
});
