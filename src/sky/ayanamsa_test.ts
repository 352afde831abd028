import { describe, expect, test } from "bun:test";
import { signedDeg } from "./angles.ts";
import { AYANAMSA_IDS, ayanamsaAt, siderealLongitudeDeg, type AyanamsaId } from "./ayanamsa.ts";
import { isModern, toId, type EphemerisCase } from "./testing/ephemeris_case.ts";
import { readVectors } from "./testing/vectors.ts";

const cases = readVectors<EphemerisCase>("ephemeris.json");
/** The vectors' spelling where it is not ours. */
const OTHER_NAMES: Readonly<Record<string, AyanamsaId>> = {
  TrueCitra: "trueChitra",
  GalacticCenter0Sag: "galacticCentre0Sagittarius",
  JNBhasin: "jnBhasin",
};
/** De Luce's own epoch is AD 1; Swiss Ephemeris carries it over with another rounding. */
const BARS: Readonly<Record<string, number>> = { deLuce: 0.06, galacticCentre0Sagittarius: 0.03 };
const MODERN_BAR = 0.003;
const FAR_BAR = 0.45;

describe.skipIf(!cases)("ayanamsaAt() against Swiss Ephemeris", () => {
  for (const c of cases ?? []) {
    test(`${c.id} ${c.utc}`, () => {
      for (const name of Object.keys(c.ayanamsa)) {
        const id = OTHER_NAMES[name] ?? (toId(name) as AyanamsaId);
        const found = ayanamsaAt(id, c.jdTt);
        const bar = isModern(c) ? (BARS[id] ?? MODERN_BAR) : FAR_BAR;
        expect(Math.abs(signedDeg(found.meanDeg - c.ayanamsa[name]!)) * 3600).toBeLessThan(bar);
        expect(Math.abs(signedDeg(found.trueDeg - c.ayanamsaTrue[name]!)) * 3600).toBeLessThan(bar);
      }
    });
  }
});

test("every ayanamsa grows by 50.29 arcseconds a year about 2000", () => {
  for (const id of AYANAMSA_IDS) {
    const grown = ayanamsaAt(id, 2451545 + 36525).meanDeg - ayanamsaAt(id, 2451545).meanDeg;
    expect(Math.abs(signedDeg(grown) * 36 - 50.29)).toBeLessThan(0.2);
  }
});

test("siderealLongitudeDeg() subtracts the true ayanamsa and stays within the circle", () => {
  expect(siderealLongitudeDeg(10, { meanDeg: 24, trueDeg: 24.001 })).toBeCloseTo(345.999, 9);
  expect(ayanamsaAt({ atJ2000Deg: 20 }, 2451545).meanDeg).toBeCloseTo(20, 9);
});
