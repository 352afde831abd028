import { expect, test } from "bun:test";
import { GAPS, nextGap } from "./schedule.ts";

test("nextGap() follows the table of ten tries with 20 % of jitter, and then ends", () => {
  expect([...GAPS]).toEqual([0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
  for (let attempts = 1; attempts < 10; attempts++) {
    expect(nextGap(attempts, null, 0)).toBeCloseTo(GAPS[attempts]! * 0.8);
    expect(nextGap(attempts, null, 0.5)).toBeCloseTo(GAPS[attempts]!);
    expect(nextGap(attempts, null, 0.999)).toBeLessThan(GAPS[attempts]! * 1.2);
  }
  expect(nextGap(10, null, 0.5)).toBeNull();
});

test("nextGap() lets Retry-After lengthen a gap to a day at most, never shorten it", () => {
  expect(nextGap(1, 3600, 0.5)).toBe(3600);
  expect(nextGap(1, 10 ** 9, 0.5)).toBe(86_400);
  expect(nextGap(4, 1, 0.5)).toBe(7200);
});
