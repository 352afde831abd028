import { expect, test } from "bun:test";
import { activePeriods, firdariaOf, releaseFrom, releaseWithin } from "./periods.ts";

const START = 2448053;

test("releaseFrom() fills the years of the signs (Valens IV.4)", () => {
  const years = releaseFrom(0, START, 211 * 360 - 1).map(({ start, end }) => (end - start) / 360);
  expect(years).toEqual([15, 8, 20, 25, 19, 20, 8, 15, 12, 27, 30, 12]);
});

test("releaseWithin() jumps once to the opposite sign after a full circle and ends with its parent", () => {
  const parent = releaseFrom(9, START, 1)[0]!;
  const subs = releaseWithin(parent, 1);
  expect(subs[0]!.sign).toBe("capricorn");
  expect(subs.findIndex(({ loosingOfBond }) => loosingOfBond)).toBe(12);
  expect(subs[12]!.sign).toBe("cancer");
  expect(subs.filter(({ loosingOfBond }) => loosingOfBond)).toHaveLength(1);
  expect(subs.at(-1)!.end).toBe(parent.end);
  subs.slice(1).forEach((sub, i) => expect(sub.start).toBe(subs[i]!.end));
});

test("releaseWithin() has no loosing in a short sign", () => {
  const parent = releaseFrom(1, START, 1)[0]!;
  expect(releaseWithin(parent, 1).some(({ loosingOfBond }) => loosingOfBond)).toBe(false);
});

test("activePeriods() nests four levels about the instant", () => {
  const target = START + 12_345.6;
  const active = activePeriods(releaseFrom(4, START, 36_000), target);
  expect(active).toHaveLength(4);
  active.forEach(({ start, end }) => {
    expect(start).toBeLessThanOrEqual(target);
    expect(end).toBeGreaterThan(target);
  });
});

test("firdariaOf() gives 75 years by day and by night, nodes by either school", () => {
  for (const isDay of [true, false]) {
    for (const afterMars of [true, false]) {
      const periods = firdariaOf(isDay, START, afterMars);
      expect(periods.reduce((sum, { years }) => sum + years, 0)).toBe(75);
      expect(periods[0]!.lord).toBe(isDay ? "sun" : "moon");
    }
  }
  expect(firdariaOf(false, START, true).map(({ lord }) => lord)).toEqual([
    "moon",
    "saturn",
    "jupiter",
    "mars",
    "northNode",
    "southNode",
    "sun",
    "venus",
    "mercury",
  ]);
});
