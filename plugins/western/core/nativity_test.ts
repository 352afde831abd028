import { expect, test } from "bun:test";
import { toTt } from "#time";
import { nativityAt } from "./nativity.ts";

const AT = 2460310.25;
const LONDON = { latitudeDeg: 51.5074, longitudeDeg: -0.1278 };

function moonOf(timeKnown: boolean, parallax?: "geocentric" | "topocentric") {
  const chart = nativityAt(AT, toTt(AT), timeKnown, LONDON, ["moon"], "placidus", parallax);
  return chart.positions.moon!.longitudeDeg;
}

test("nativityAt() sees the Moon from the place where that is asked for, and not without a time", () => {
  // Swiss Ephemeris 2.10.03, topocentric (at 30 m) and geocentric.
  expect(moonOf(true, "topocentric")).toBeCloseTo(153.60469, 3);
  expect(Math.abs(moonOf(true) - moonOf(true, "topocentric"))).toBeWithin(0.3, 1);
  expect(() => moonOf(false, "topocentric")).toThrow("birth-time-needed");
});
