import { expect, test } from "bun:test";
import { normalizeDeg } from "#sky";
import { cuspsBetween } from "./charts.ts";

/** Twelve equal cusps from an ascendant. */
const equal = (ascendant: number) =>
  Array.from({ length: 12 }, (_, i) => normalizeDeg(ascendant + 30 * i));

test("cuspsBetween() gives the middles where the charts lie close", () => {
  expect(cuspsBetween(equal(350), equal(20))).toEqual(equal(5));
});

test("cuspsBetween() keeps the order of the houses where the charts face each other", () => {
  // House 7 and 12 of these stand a little more than half a turn from each other, the rest a little less.
  const uneven = equal(178).map((cusp, i) => (i % 6 > 2 ? cusp + 5 : cusp));
  const cusps = cuspsBetween(equal(0), uneven);
  const arcs = cusps.map((cusp, i) => normalizeDeg(cusps[(i + 1) % 12]! - cusp));
  expect(arcs.reduce((sum, arc) => sum + arc, 0)).toBeCloseTo(360, 6);
  expect(Math.max(...arcs)).toBeLessThan(60);
});
