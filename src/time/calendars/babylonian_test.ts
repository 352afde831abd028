import { expect, test } from "bun:test";
import { toFixed } from "../julian_day.ts";
import { babylonian, babylonianMonth } from "./babylonian.ts";

const EPOCH = -113502;
const SEARCH_DAYS = 32;

test("babylonianMonth() follows every month of the era with one of 29 or 30 days", () => {
  const lengths = new Set<number>();
  let month = babylonianMonth(EPOCH);
  expect(month).toEqual({ firstFixed: EPOCH, year: 1, month: 1, leapMonth: false });
  for (let count = 0; count < 1500; count++) {
    const next = babylonianMonth(month.firstFixed + SEARCH_DAYS);
    lengths.add(next.firstFixed - month.firstFixed);
    expect(babylonianMonth(next.firstFixed - 1).firstFixed).toBe(month.firstFixed);
    expect(babylonianMonth(next.firstFixed)).toEqual(next);
    month = next;
  }
  expect([...lengths].sort()).toEqual([29, 30]);
});

test("babylonianMonth() runs on before and after the era", () => {
  for (const fixed of [-364_000, -200_000, 300_000, 738_000, 1_090_000]) {
    const { firstFixed, month } = babylonianMonth(fixed);
    expect(fixed - firstFixed).toBeWithin(0, 30);
    expect(month).toBeWithin(1, 13);
  }
});

test("babylonianMonth() ends a month after thirty days though no crescent be seen, as in August 2023", () => {
  const first = toFixed({ year: 2023, month: 8, day: 18 });
  expect(babylonianMonth(first + 7).firstFixed).toBe(first);
  expect(babylonianMonth(first + 29).firstFixed).toBe(first);
  expect(babylonianMonth(first + 30).firstFixed).toBe(first + 30);
});

test("babylonian places every day it names", () => {
  for (let fixed = EPOCH; fixed < EPOCH + 12_000; fixed += 29) {
    const date = babylonian.fromFixed(fixed);
    expect(date.day).toBeWithin(1, 31);
    expect(babylonian.toFixed(date)).toBe(fixed);
  }
});
