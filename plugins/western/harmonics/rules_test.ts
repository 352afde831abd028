import { expect, test } from "bun:test";
import { conjunctionsOf, multiplied, strengthOf } from "./rules.ts";

test("a trine is a conjunction of the third harmonic", () => {
  const points = [10, 130, 250].map((deg) => ({ id: deg, longitudeDeg: multiplied(deg, 3) }));
  expect(conjunctionsOf(points)).toHaveLength(3);
  expect(strengthOf([10, 130, 250], 3)).toBeCloseTo(1, 12);
});

test("planets spread evenly have no strength but in the harmonic of their number", () => {
  const even = Array.from({ length: 5 }, (_, i) => 72 * i);
  expect(strengthOf(even, 1)).toBeCloseTo(0, 12);
  expect(strengthOf(even, 5)).toBeCloseTo(1, 12);
});
