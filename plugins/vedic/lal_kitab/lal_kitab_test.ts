import { describe, expect, test } from "bun:test";
import { debtsOf, isAsleep, kindsOf, madeOf, sightsOf, standingOf } from "./rules.ts";
import { houseInYear, YEARS_OF_TABLE } from "./varshphal.ts";

const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1);

describe("table of the years", () => {
  test("every row sends twelve houses to twelve", () => {
    expect(YEARS_OF_TABLE).toBe(120);
    for (let year = 1; year <= 120; year++) {
      const row = HOUSES.map((house) => houseInYear(year, house));
      expect(row.toSorted((a, b) => a - b)).toEqual(HOUSES);
    }
  });
  // Rows of the table as two programs print it: the first, the fiftieth and the last.
  test("keeps the printed rows", () => {
    const row = (year: number) => HOUSES.map((house) => houseInYear(year, house));
    expect(row(1)).toEqual([1, 9, 10, 3, 5, 2, 11, 7, 6, 12, 4, 8]);
    expect(row(50)).toEqual([4, 1, 8, 3, 6, 12, 5, 11, 2, 7, 10, 9]);
    expect(row(120)).toEqual([6, 8, 7, 12, 2, 3, 5, 4, 11, 1, 9, 10]);
  });
});

describe("rules of the teva", () => {
  const teva = {
    sun: 4,
    moon: 6,
    mars: 10,
    mercury: 5,
    jupiter: 9,
    venus: 5,
    saturn: 10,
    rahu: 3,
    ketu: 9,
  };
  test("exalted, fallen and at home by house", () => {
    expect([
      standingOf("sun", 1),
      standingOf("saturn", 1),
      standingOf("moon", 4),
      standingOf("mars", 3),
      standingOf("rahu", 5),
    ]).toEqual(["exalted", "debilitated", "own", "permanent", "plain"]);
  });
  test("the fourth looks full at the tenth, the third and fifth half at the ninth", () => {
    expect(sightsOf(teva)).toContainEqual({ from: "sun", to: "saturn", gaze: "full" });
    expect(sightsOf(teva)).toContainEqual({ from: "rahu", to: "jupiter", gaze: "half" });
    expect(isAsleep("moon", teva)).toBe(true);
    expect(isAsleep("jupiter", teva)).toBe(false);
  });
  test("Mars and Saturn in the tenth blind the teva; Mercury with Venus makes a Sun", () => {
    expect(kindsOf(teva)).toEqual(["andha"]);
    expect(madeOf(teva).map(({ graha }) => graha)).toEqual(["sun", "rahu"]);
  });
  test("debts by house", () => {
    expect(debtsOf(teva)).toEqual([
      { debt: "pitri", by: ["venus", "mercury"] },
      { debt: "swayam", by: ["venus"] },
      { debt: "behan", by: ["moon"] },
      { debt: "zulmi", by: ["mars"] },
      { debt: "kudrati", by: ["moon"] },
    ]);
  });
});
