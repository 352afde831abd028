import { expect, test } from "bun:test";
import { spotAlong, wayTo, windOf } from "./rules.ts";

test("the way from London to New York sets out west by north", () => {
  const { bearingDeg, arcDeg } = wayTo(
    { latitude: 51.5, longitude: 0 },
    { latitude: 40.7, longitude: -74 },
  );
  expect(bearingDeg).toBeCloseTo(288.3, 0);
  expect(arcDeg * 111.195).toBeCloseTo(5570, -2);
});

test("going a quarter round along the equator keeps to it", () => {
  const { latitude, longitude } = spotAlong({ latitude: 0, longitude: 10 }, 90, 90);
  expect(latitude).toBeCloseTo(0, 9);
  expect(longitude).toBeCloseTo(100, 9);
});

test("names the winds", () => {
  expect([0, 44, 91, 181, 350].map(windOf)).toEqual(["n", "ne", "e", "s", "n"]);
});
