import { expect, test } from "bun:test";
import { createSegmentEphemeris, createSeriesEphemeris } from "../ephemeris.ts";
import { seriesModel } from "../series/model.ts";
import { SERIES_PLANETS } from "../series/vsop87.ts";
import { createFittedSegments } from "./fitted_segments.ts";

const ARCSECOND = Math.PI / 648000;
/** Nearest to the Earth, AU; for the Earth its distance from the next body but the Moon. */
const NEAREST_AU = {
  mercury: 0.53,
  venus: 0.26,
  earth: 0.26,
  mars: 0.37,
  jupiter: 3.9,
  saturn: 7.9,
  uranus: 17.2,
  neptune: 28.7,
} as const;
const MOON_NEAREST_AU = 0.00238;

/** Instants outside the packs, at both ends of the range and near the edges of segments. */
function instants(): readonly number[] {
  const found: number[] = [];
  for (let i = 0; i < 60; i++) found.push(1355808 + i * 16412.37, 2524700 + i * 4863.11);
  for (const days of [8, 16, 24, 32, 96]) found.push(17000 * 96 + days - 1e-6, 17000 * 96 + days);
  return found;
}

test("createSegmentEphemeris() stays within 0.001 arcsecond of the series", () => {
  const series = createSeriesEphemeris(seriesModel());
  const fitted = createSegmentEphemeris();
  const exact = new Float64Array(6);
  const found = new Float64Array(6);
  const apart = () => Math.hypot(...[0, 1, 2].map((i) => exact[i]! - found[i]!)) / ARCSECOND;
  const speedsApart = () => Math.hypot(...[3, 4, 5].map((i) => exact[i]! - found[i]!)) / ARCSECOND;
  for (const julianDay of instants()) {
    for (const planet of SERIES_PLANETS) {
      series.planetState(planet, julianDay, exact);
      fitted.planetState(planet, julianDay, found);
      expect(apart() / NEAREST_AU[planet]).toBeLessThan(0.001);
      // The series' own rates leave out the drift of the correction.
      expect(speedsApart() / NEAREST_AU[planet]).toBeLessThan(0.5);
    }
    series.moonState(julianDay, exact);
    fitted.moonState(julianDay, found);
    expect(apart() / MOON_NEAREST_AU).toBeLessThan(0.001);
    expect(speedsApart() / MOON_NEAREST_AU).toBeLessThan(0.005);
  }
});

test("createSegmentEphemeris() answers the same whatever was asked before", () => {
  const [one, other] = [createSegmentEphemeris(), createSegmentEphemeris()];
  const days = instants();
  const statesOf = (ephemeris: typeof one, order: readonly number[]) =>
    new Map(
      order.map((julianDay) => {
        const [earth, moon] = [new Float64Array(6), new Float64Array(6)];
        ephemeris.planetState("earth", julianDay, earth);
        ephemeris.moonState(julianDay, moon);
        return [julianDay, [...earth, ...moon]];
      }),
    );
  const forward = statesOf(one, [...days, ...days]);
  const backward = statesOf(other, days.toReversed());
  for (const julianDay of days) {
    expect(forward.get(julianDay)!).toEqual(backward.get(julianDay)!);
  }
});

test("createFittedSegments() returns a polynomial of its degree unchanged, with its slope", () => {
  const plan = { segmentDays: 10, degree: 3, half: 6 };
  const state = createFittedSegments(plan, ({ middleTt, stepDays, half }, out) => {
    for (let n = -half; n <= half; n++) {
      const t = (middleTt + n * stepDays - 1000) / 10;
      out.set([t ** 3, 2 - t, t * t], (n + half) * 3);
    }
  });
  const out = new Float64Array(6);
  for (const julianDay of [990.001, 1000, 1003.7, 1019.999]) {
    state(julianDay, out);
    const t = (julianDay - 1000) / 10;
    const expected = [t ** 3, 2 - t, t * t, (3 * t * t) / 10, -0.1, (2 * t) / 10];
    expected.forEach((value, i) => expect(out[i]!).toBeCloseTo(value, 11));
  }
});
