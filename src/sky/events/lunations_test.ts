import { describe, expect, test } from "bun:test";
import { readVectors } from "../testing/vectors.ts";
import {
  elongationNear,
  findElongation,
  moonElongation,
  moonPhaseOfLunation,
  moonPhases,
  newMoons,
  nextMoonPhase,
  previousMoonPhase,
} from "./lunations.ts";

interface NewMoonCase {
  readonly kind: string;
  readonly year: number;
  readonly newMoons: readonly { jdUt: number; jdTt: number }[];
}

const cases = readVectors<NewMoonCase>("solar-terms.json")?.filter((c) => c.kind === "newMoons");
const SECONDS = 86400;

describe.skipIf(!cases)("new moons of Swiss Ephemeris", () => {
  for (const { year, newMoons: expected } of cases ?? []) {
    test(`newMoons() is within 1 s in ${year}`, () => {
      const last = expected[expected.length - 1]!.jdUt;
      const found = newMoons(expected[0]!.jdUt - 0.1, last + 0.1);
      expect(found.length).toBe(expected.length);
      found.forEach((moon, i) => {
        expect(Math.abs(moon.julianDayTt - expected[i]!.jdTt) * SECONDS).toBeLessThan(1);
        expect(Math.abs(moon.julianDayUt - expected[i]!.jdUt) * SECONDS).toBeLessThan(1);
      });
    });
  }
});

test("moonPhases() lists the quarters of January 2000 as the almanac prints them", () => {
  // Astronomical Phenomena for 2000, UT, rounded to a minute.
  const january = 2451543.5;
  const printed: readonly (readonly [string, number])[] = [
    ["new", 6 + (18 * 60 + 14) / 1440],
    ["firstQuarter", 14 + (13 * 60 + 34) / 1440],
    ["full", 21 + (4 * 60 + 40) / 1440],
    ["lastQuarter", 28 + (7 * 60 + 57) / 1440],
  ];
  const found = moonPhases(january + 1, january + 32);
  expect(found.map((phase) => phase.phase)).toEqual(printed.map(([name]) => name) as never);
  found.forEach((phase, i) => {
    expect(Math.abs(phase.julianDayUt - january - printed[i]![1]) * 1440).toBeLessThan(0.8);
  });
});

test("previousMoonPhase() and nextMoonPhase() enclose an instant within one month", () => {
  for (let day = 2415020.5; day < 2488070; day += 977.3) {
    const before = previousMoonPhase(day, "full");
    const after = nextMoonPhase(day, "full");
    expect(before.julianDayUt).toBeLessThanOrEqual(day);
    expect(after.julianDayUt).toBeGreaterThan(day);
    expect(after.lunation).toBe(before.lunation + 1);
  }
});

test("moonPhaseOfLunation() joins the table and the series within 0.5 s", () => {
  for (const lunation of [-4954, 4957]) {
    const listed = moonPhaseOfLunation(lunation, "new").julianDayTt;
    expect(Math.abs(elongationNear(0, listed + 0.1) - listed) * SECONDS).toBeLessThan(0.5);
  }
  expect(() => moonPhaseOfLunation(0.5, "new")).toThrow("lunation is 0.5, must be an integer");
});

test("findElongation() finds every lunar day of India in turn", () => {
  let instant = { julianDayUt: 2460310.5, julianDayTt: 0 };
  let previous = instant.julianDayUt;
  const first = Math.ceil(moonElongation(2460310.5) / 12);
  for (let day = first; day < first + 400; day++) {
    instant = findElongation((day * 12) % 360, previous);
    const length = instant.julianDayUt - previous;
    expect(length).toBeGreaterThan(0);
    // A tithi lasts 19.5 to 26.8 hours.
    expect(length).toBeLessThan(26.9 / 24);
    if (day > first) expect(length).toBeGreaterThan(19.4 / 24);
    const off = moonElongation(instant.julianDayTt) - ((day * 12) % 360);
    expect(Math.abs(((off + 540) % 360) - 180)).toBeLessThan(1e-5);
    previous = instant.julianDayUt + 1e-6;
  }
});
