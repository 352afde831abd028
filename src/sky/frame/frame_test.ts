import { describe, expect, test } from "bun:test";
import { DEG, signedDeg } from "../angles.ts";
import type { EphemerisCase } from "../testing/ephemeris_case.ts";
import { readVectors } from "../testing/vectors.ts";
import { frameAt } from "./frame.ts";
import { nutation } from "./nutation.ts";
import { localSiderealTimeDeg, siderealTimeDeg } from "./sidereal_time.ts";

const cases = readVectors<EphemerisCase>("ephemeris.json");
const ARCSECONDS = 3600;

describe.skipIf(!cases)("frameAt() against Swiss Ephemeris", () => {
  test("obliquity and nutation within 0.0001 arcseconds, years 538 to 2384", () => {
    for (const { jdTt, frame } of cases ?? []) {
      const found = frameAt(jdTt);
      const pairs = [
        [found.meanObliquity, frame.meanObliquity],
        [found.trueObliquity, frame.trueObliquity],
        [found.nutationLongitude, frame.nutationLon],
        [found.nutationObliquity, frame.nutationObl],
      ] as const;
      for (const [own, theirs] of pairs) {
        expect(Math.abs(own / DEG - theirs) * ARCSECONDS).toBeLessThan(1e-4);
      }
    }
  });

  test("siderealTimeDeg() within 0.01 arcseconds in 1850-2050", () => {
    for (const { utc, jdUt, frame } of cases ?? []) {
      if (utc < "1850" || utc > "2050") continue;
      const error = signedDeg(siderealTimeDeg(jdUt) - frame.gastHours * 15) * ARCSECONDS;
      expect(Math.abs(error)).toBeLessThan(0.01);
    }
  });
});

test("nutation() gives the worked example of Meeus, chapter 22", () => {
  // 1987 April 10, 0h TD: -3.788" and +9.443" (IAU 1980; the newer model differs by 0.01").
  const found = nutation(2446895.5);
  expect(Math.abs((found.longitude / DEG) * ARCSECONDS + 3.788)).toBeLessThan(0.02);
  expect(Math.abs((found.obliquity / DEG) * ARCSECONDS - 9.443)).toBeLessThan(0.02);
});

test("nutation() rates are the derivatives of its values", () => {
  for (let julianDay = 2415020; julianDay < 2488070; julianDay += 3001.3) {
    const [before, now, after] = [-0.01, 0, 0.01].map((step) => nutation(julianDay + step));
    const rate = (after!.longitude - before!.longitude) / 0.02;
    expect(Math.abs(rate - now!.longitudeRate) / DEG).toBeLessThan(1e-7);
    const tilt = (after!.obliquity - before!.obliquity) / 0.02;
    expect(Math.abs(tilt - now!.obliquityRate) / DEG).toBeLessThan(1e-7);
  }
});

test("siderealTimeDeg() gives the worked example of Meeus, chapter 12", () => {
  // 1987 April 10, 0h UT: apparent sidereal time 13h 10m 46.1351s (IAU 1980 nutation, older precession).
  const expected = (13 + 10 / 60 + 46.1351 / 3600) * 15;
  expect(Math.abs(siderealTimeDeg(2446895.5) - expected) * ARCSECONDS).toBeLessThan(0.1);
  const local = localSiderealTimeDeg(2446895.5, -77.0653);
  expect(signedDeg(local - expected + 77.0653)).toBeCloseTo(0, 4);
});

test("the matrix of the frame is a rotation", () => {
  for (const julianDay of [1355817.5, 2000000.5, 2451545, 2816787.5]) {
    const m = frameAt(julianDay).matrix;
    for (let a = 0; a < 3; a++) {
      for (let b = 0; b < 3; b++) {
        const product = [0, 1, 2].reduce((sum, i) => sum + m[a * 3 + i]! * m[b * 3 + i]!, 0);
        expect(product).toBeCloseTo(a === b ? 1 : 0, 10);
      }
    }
  }
});
