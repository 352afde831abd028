import { expect, test } from "bun:test";
import { equationOfTimeMinutes } from "./equation_of_time.ts";

test("equationOfTimeMinutes() gives the worked example of Meeus, chapter 28", () => {
  // 1992 October 13, 0h TD: 13m 42.7s by the rigorous method (28.a gives 13m 42.6s).
  expect(Math.abs(equationOfTimeMinutes(2448908.5) - (13 + 42.6 / 60))).toBeLessThan(0.005);
});

test("equationOfTimeMinutes() swings between -14.3 and +16.4 minutes with four zeros in 2024", () => {
  const values = Array.from({ length: 366 }, (_, day) => equationOfTimeMinutes(2460310.5 + day));
  expect(Math.min(...values)).toBeCloseTo(-14.2, 0);
  expect(Math.max(...values)).toBeCloseTo(16.4, 0);
  const crossings = values.filter((v, i) => i > 0 && v > 0 !== values[i - 1]! > 0).length;
  expect(crossings).toBe(4);
});
