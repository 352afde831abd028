import { expect, test } from "bun:test";
import { arcToAngle, arcToPoint } from "./arcs.ts";

/** Spherical properties that hold for every method; places are seeded, not published. */
const places = [-55, -23.4, 0, 35, 60];
const points = [
  { rightAscensionDeg: 10, declinationDeg: 12 },
  { rightAscensionDeg: 140, declinationDeg: -20 },
  { rightAscensionDeg: 255, declinationDeg: 3 },
];

test("the arc of a body to itself is nothing by every method", () => {
  for (const latitudeDeg of places) {
    for (const point of points) {
      for (const method of ["placidus", "regiomontanus"] as const) {
        const arc = arcToPoint(point, point, { armcDeg: 77, latitudeDeg }, method)!;
        expect(Math.min(arc, 360 - arc)).toBeLessThan(1e-6);
      }
    }
  }
});

test("both methods agree with the meridian for a significator on it", () => {
  const significator = { rightAscensionDeg: 77, declinationDeg: 15 };
  for (const latitudeDeg of places) {
    for (const point of points) {
      const horizon = { armcDeg: 77, latitudeDeg };
      const direct = arcToAngle(point, "midheaven", horizon)!;
      expect(arcToPoint(point, significator, horizon, "placidus")).toBeCloseTo(direct, 6);
      expect(arcToPoint(point, significator, horizon, "regiomontanus")).toBeCloseTo(direct, 6);
    }
  }
});

test("on the equator both methods reduce to right ascension", () => {
  const horizon = { armcDeg: 200, latitudeDeg: 0 };
  const placidus = arcToPoint(points[0]!, points[1]!, horizon, "placidus")!;
  expect(placidus).toBeCloseTo(230, 6);
});

test("a circumpolar body has no arc to the horizon and one to the meridian", () => {
  const point = { rightAscensionDeg: 10, declinationDeg: 23 };
  const horizon = { armcDeg: 0, latitudeDeg: 70 };
  expect(arcToAngle(point, "ascendant", horizon)).toBeUndefined();
  expect(arcToAngle(point, "midheaven", horizon)).toBeCloseTo(10, 9);
});
