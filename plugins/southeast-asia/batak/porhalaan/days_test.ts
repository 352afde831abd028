import { expect, test } from "bun:test";
import { toFixed } from "#time";
import { DAY, halaOf, MONTH, monthStart, planetOf, yearOf } from "./days.ts";

const at = (year: number, month: number, day: number) => toFixed({ year, month, day });

test("a month begins on the day of the new moon at seven hours east", () => {
  expect(monthStart(at(2026, 5, 17))).toBe(at(2026, 5, 17));
  expect(monthStart(at(2026, 5, 16))).toBe(at(2026, 4, 17));
  expect(monthStart(at(2024, 1, 11))).toBe(at(2024, 1, 11));
});

test("a year has twelve months or thirteen, without a gap, of thirty names at most", () => {
  expect([DAY.ids.length, MONTH.ids.length]).toEqual([30, 13]);
  for (let year = 1850; year <= 2100; year += 7) {
    const { months, place } = yearOf(at(year, 7, 1), "may");
    expect([12, 13]).toContain(months.length);
    expect(months[place]!.begins).toBeLessThanOrEqual(at(year, 7, 1));
    for (const { days } of months) expect([29, 30]).toContain(days);
  }
});

test("in the first month the scorpion stands by the full moon, and comes earlier month by month", () => {
  const { months } = yearOf(at(2026, 7, 1), "may");
  const first = months.map(({ hala }) => hala[0]!);
  expect(months[0]!.hala.some((day) => day >= 13 && day <= 16)).toBe(true);
  expect(first.slice(0, 5)).toEqual([...first.slice(0, 5)].sort((a, b) => b - a));
});

test("head, belly and tail follow each other", () => {
  const parts = Array.from({ length: 55 }, (_, i) => halaOf(at(2026, 5, 22) + i)).filter(Boolean);
  expect(parts).toEqual(["head", "belly", "tail", "head", "belly", "tail"]);
});

test("the planets go round four times and leave the last two days", () => {
  expect([1, 7, 8, 28, 29].map(planetOf)).toEqual(["sun", "saturn", "sun", "saturn", null]);
});
