import { describe, expect, test } from "bun:test";
import { apparentPosition } from "#sky";
import { julianDayOfEpochMs, toTt } from "#time";
import { ayanaBala } from "./ayana_bala.ts";

const IDS = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const;

/** Printed examples; the first was reckoned from tables that put Jupiter half a virupa higher. */
const PRINTED = [
  {
    source: "B. V. Raman, Graha and Bhava Balas: 16 October 1918, 14:22:16 at 77°35' E",
    utc: "1918-10-16T08:52:16Z",
    virupas: [38.12, 43.44, 1.84, 41.25, 59.4, 23.75, 13.75],
    within: [0.05, 0.05, 0.15, 0.05, 0.6, 0.05, 0.25],
  },
  {
    source: "V. P. Jain, Text Book for Shadbala: 13 September 1981, 1:30 at Delhi",
    utc: "1981-09-12T20:00:00Z",
    virupas: [70.08, 43.19, 53.56, 37.1, 22.94, 15.41, 35.04],
    within: [0.05, 0.05, 0.05, 0.05, 0.05, 0.05, 0.05],
  },
] as const;

describe.each(PRINTED)("finding 5: ayanaBala(), $source", ({ utc, virupas, within }) => {
  const julianDayTt = toTt(julianDayOfEpochMs(Date.parse(utc)));
  test.each(IDS.map((id, i) => [id, virupas[i]!, within[i]!] as const))(
    "%s: %p",
    (id, expected, tolerance) => {
      const { longitudeDeg } = apparentPosition(id, julianDayTt);
      expect(Math.abs(ayanaBala(id, longitudeDeg) - expected)).toBeLessThan(tolerance);
    },
  );
});

test("ayanaBala() is greatest where a planet gains most, and never leaves 0 to 60", () => {
  expect(ayanaBala("jupiter", 90)).toBe(60);
  expect(ayanaBala("jupiter", 270)).toBe(0);
  expect(ayanaBala("saturn", 270)).toBe(60);
  expect(ayanaBala("mercury", 270)).toBe(60);
  expect(ayanaBala("sun", 90)).toBe(120);
  for (const id of IDS) expect(ayanaBala(id, 360)).toBeCloseTo(id === "sun" ? 60 : 30, 10);
});
