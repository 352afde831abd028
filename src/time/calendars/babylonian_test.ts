import { expect, test } from "bun:test";
import { toFixed } from "../julian_day.ts";
import { babylonian, babylonianMonth } from "./babylonian.ts";

const EPOCH = -113502;
/** Years of the Seleucid era less astronomical ones. */
const ERA_OFFSET = 311;
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

/** First days of years, Julian calendar. @source Parker and Dubberstein, Babylonian Chronology, plates */
const YEARS = [
  [-625, 4, 5],
  [-604, 4, 12],
  [-567, 4, 23],
  [-538, 4, 4],
  [-520, 4, 14],
  [-485, 4, 18],
  [-422, 4, 11],
  [-330, 4, 13],
  [-310, 4, 3],
  [-247, 3, 27],
] as const;

test.each(YEARS)(
  "finding 11: babylonianMonth() begins the year %d within a day of the tables",
  (year, month, day) => {
    const fixed = toFixed({ year, month, day }, "julian");
    const found = babylonianMonth(fixed + 10);
    expect([found.year, found.month]).toEqual([year + ERA_OFFSET, 1]);
    expect(Math.abs(found.firstFixed - fixed)).toBeLessThanOrEqual(1);
  },
);

test("babylonian doubles the months that the tablets attest", () => {
  // Second Ululu in 584/3 and 492/1, second Addaru in 624/3 and 400/399 BCE.
  for (const [year, month] of [
    [-583, 6],
    [-491, 6],
    [-623, 12],
    [-399, 12],
  ] as const) {
    const date = { year: year + ERA_OFFSET, month, leapMonth: true, day: 5 };
    expect(babylonian.fromFixed(babylonian.toFixed(date))).toEqual(date);
  }
});

test("babylonian places every day it names before the era", () => {
  for (let fixed = babylonian.range[0] ?? EPOCH; fixed < EPOCH; fixed += 1009) {
    expect(babylonian.toFixed(babylonian.fromFixed(fixed))).toBe(fixed);
  }
});
