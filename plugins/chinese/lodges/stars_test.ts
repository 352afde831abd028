import { expect, test } from "bun:test";
import { MANSION } from "#east/almanac/terms.ts";
import { lodgeOf, lodgesAt } from "./stars.ts";

/** Hanshu 21, in du of 365 1/4 to the circle, from 角 on. */
const HANSHU = [
  12, 9, 15, 5, 5, 18, 11, 26, 8, 12, 10, 17, 16, 9, 16, 12, 14, 11, 16, 2, 9, 33, 4, 15, 7, 18, 18,
  17,
];
/** 1 January of the year 1. */
const HAN = 1_721_424;

test("widths of the lodges in the time of Han are those that the Hanshu gives, within two du", () => {
  const lodges = lodgesAt(HAN, "equator");
  for (const [i, id] of MANSION.ids.entries()) {
    const width = lodges.find(({ mansion }) => mansion === id)!.widthDeg * (365.25 / 360);
    expect(Math.abs(width - HANSHU[i]!)).toBeLessThan(2.1);
  }
});

test("in our time 參 comes before 觜 by the equator, as the Qing reversed them", () => {
  const order = lodgesAt(2_461_000, "equator").map(({ mansion }) => mansion);
  expect(order.indexOf("shen")).toBe(order.indexOf("zi") - 1);
  const han = lodgesAt(HAN, "equator").map(({ mansion }) => mansion);
  expect(han.indexOf("zi")).toBe(han.indexOf("shen") - 1);
});

test("lodgeOf() places every degree in one lodge", () => {
  const lodges = lodgesAt(2_461_000, "ecliptic");
  expect(lodges.reduce((sum, { widthDeg }) => sum + widthDeg, 0)).toBeCloseTo(360, 9);
  expect(lodgeOf(lodges, 204.3).lodge.mansion).toBe("jiao");
  expect(lodgeOf(lodges, 0).lodge.mansion).toBe("shi");
});
