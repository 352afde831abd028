import { expect, test } from "bun:test";
import { signedDeg } from "../angles.ts";
import { findZeros, solveBetween, solveNear } from "./root.ts";

test("solveNear() and solveBetween() find the same zero", () => {
  const f = (x: number) => x ** 3 - 2;
  expect(solveNear(1, 1e-12, (x) => ({ miss: f(x), rate: 3 * x * x }))).toBeCloseTo(
    2 ** (1 / 3),
    10,
  );
  for (const [left, right] of [
    [0, 2],
    [1.2, 9],
    [-50, 1.3],
  ] as const) {
    expect(solveBetween(left, right, 1e-10, f)).toBeCloseTo(2 ** (1 / 3), 9);
  }
  expect(solveBetween(0, 1, 1e-9, (x) => x)).toBe(0);
});

test("solveBetween() refuses two ends of one sign, solveNear() a function without zero", () => {
  expect(() => solveBetween(2, 3, 1e-9, (x) => x)).toThrow("both ends have the same sign");
  expect(() => solveNear(0.3, 1e-12, (x) => ({ miss: x * x + 1, rate: 2 * x }))).toThrow(
    "no zero settles near Julian day 0.3",
  );
});

test("findZeros() finds pairs about a turning point and ignores the jump at 180°", () => {
  // An angle that turns back at t = 10, a little beyond zero: two zeros within one step of 8.
  const turning = (t: number) => ({ miss: 0.5 - (t - 10) ** 2 / 8, rate: -(t - 10) / 4 });
  const found = findZeros(turning, 0, 24, 8, 1e-9);
  expect(found.length).toBe(2);
  expect(found[0]!).toBeCloseTo(8, 6);
  expect(found[1]!).toBeCloseTo(12, 6);
  // A steady angle crosses zero once a turn, and jumps from +180° to -180° in between.
  const steady = (t: number) => ({ miss: signedDeg(36 * t - 90), rate: 36 });
  expect(findZeros(steady, 0, 30, 1, 1e-9).map((t) => Number(t.toFixed(6)))).toEqual([
    2.5, 12.5, 22.5,
  ]);
});

test("findZeros() counts a zero that falls on a sample once", () => {
  const straight = (t: number) => ({ miss: t - 5, rate: 1 });
  expect(findZeros(straight, 0, 10, 5, 1e-9)).toEqual([5]);
  expect(findZeros(straight, 5, 10, 5, 1e-9)).toEqual([5]);
  expect(findZeros(straight, 0, 5, 5, 1e-9)).toEqual([5]);
});
