import { expect, test } from "bun:test";
import { angularityOf, mundaneLongitude, sectorOf } from "./rules.ts";

/** A body on the equator over the equator rises six hours before it culminates. */
const BODY = { rightAscensionDeg: 100, declinationDeg: 0 };

test("counts from the rising point downwards", () => {
  expect(mundaneLongitude(BODY, 10, 0)).toBeCloseTo(0, 9);
  expect(mundaneLongitude(BODY, 100, 0)).toBeCloseTo(270, 9);
  expect(mundaneLongitude(BODY, 190, 0)).toBeCloseTo(180, 9);
});

test("sectors begin at the rising and reach ten at the culmination", () => {
  expect(sectorOf(BODY, 10, 0)).toBeCloseTo(1, 9);
  expect(sectorOf(BODY, 100, 0)).toBeCloseTo(10, 9);
  expect(sectorOf(BODY, 190, 0)).toBeCloseTo(19, 9);
  expect(sectorOf({ rightAscensionDeg: 0, declinationDeg: 80 }, 0, 60)).toBeNull();
});

test("is strongest on an angle and nothing between two", () => {
  expect(angularityOf(271)).toMatchObject({ angle: "midheaven", foreground: true });
  expect(angularityOf(270).strength).toBeCloseTo(100, 9);
  expect(angularityOf(45).strength).toBeCloseTo(0, 9);
});
