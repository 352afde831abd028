/** Lists of stones and names against what is printed. */
import { describe, expect, test } from "bun:test";
import { namesOn, nextNameDay } from "./name_days.ts";
import { LIST, stoneOf } from "./rules.ts";

/** Rows of Kunz's table (1913): Poland, and Revelation 21:19-20 counted from March. */
const POLAND =
  "garnet amethyst bloodstone diamond emerald agate ruby sardonyx sardonyx aquamarine topaz turquoise";
const FOUNDATIONS =
  "jasper sapphire chalcedony emerald sardonyx sardius chrysolite beryl topaz chrysoprase hyacinth amethyst";

describe("stoneOf()", () => {
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  test("gives the list of Poland", () => {
    expect(months.map((month) => stoneOf(month, "polish")).join(" ")).toBe(POLAND);
  });
  test("gives the twelve foundations from March on, the eleventh to January", () => {
    const from = months.map((month) => stoneOf(((month + 1) % 12) + 1, "biblical"));
    expect(from.join(" ")).toBe(FOUNDATIONS);
  });
  test("agrees on amethyst for February and topaz for November in every list", () => {
    for (const list of LIST.ids) {
      expect([stoneOf(2, list), stoneOf(11, list)]).toEqual(["amethyst", "topaz"]);
    }
  });
});

test("namesOn() knows fixed feasts of the Roman calendar, and nextNameDay() goes over the new year", () => {
  expect(namesOn(6, 29)).toEqual(["peter", "paul"]);
  expect(namesOn(2, 29)).toEqual([]);
  expect(nextNameDay(12, 31)).toEqual({ day: "01-02", names: ["basil", "gregory"] });
  expect(nextNameDay(2, 28).day).toBe("03-07");
});
