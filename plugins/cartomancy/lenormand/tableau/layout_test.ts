/** Places of the table by hand, on boards drawn on paper. */
import { describe, expect, test } from "bun:test";
import {
  around,
  cornersOf,
  distanceOf,
  heartOf,
  knightsOf,
  lineOf,
  mirrorsOf,
  placeAt,
  spotOf,
} from "./layout.ts";

describe("8x4+4", () => {
  const on = "8x4+4" as const;
  test("the last four lie beneath the third to sixth column", () => {
    expect([32, 33, 34, 35].map((place) => spotOf(place, on))).toEqual(
      [2, 3, 4, 5].map((column) => ({ column, row: 4 })),
    );
    expect(placeAt({ column: 1, row: 4 }, on)).toBeNull();
    expect(placeAt({ column: 6, row: 4 }, on)).toBeNull();
  });
  test("a corner touches three, an inner place eight, the last card four", () => {
    expect(around(0, on)).toEqual([1, 8, 9]);
    expect(around(9, on)).toHaveLength(8);
    expect(around(35, on)).toEqual([28, 29, 30, 34]);
  });
  test("knights reach from the first place two, from the middle eight", () => {
    expect(knightsOf(0, on)).toEqual([10, 17]);
    expect(knightsOf(19, on)).toHaveLength(8);
  });
  test("mirrors lie across both middles, and the last row mirrors itself", () => {
    expect(mirrorsOf(0, on)).toEqual([7, 24, 31]);
    expect(mirrorsOf(32, on)).toEqual([35]);
  });
  test("a column goes down into the last row where there is one", () => {
    expect(lineOf(2, on, "below")).toEqual([10, 18, 26, 32]);
    expect(lineOf(0, on, "below")).toEqual([8, 16, 24]);
  });
});

describe("9x4", () => {
  const on = "9x4" as const;
  test("rows, columns, mirrors and the middle column", () => {
    expect(lineOf(11, on, "left")).toEqual([10, 9]);
    expect(lineOf(11, on, "above")).toEqual([2]);
    expect(mirrorsOf(4, on)).toEqual([31]);
    expect(heartOf(on)).toEqual([13, 22]);
    expect(cornersOf(on)).toEqual([0, 8, 27, 35]);
  });
  test("distance counts steps of a king", () => {
    expect(distanceOf(0, 35, on)).toBe(8);
    expect(distanceOf(0, 10, on)).toBe(1);
  });
});

test("touching, knights and mirrors go both ways from every place", () => {
  for (const on of ["8x4+4", "9x4"] as const) {
    for (const of of [around, knightsOf, mirrorsOf]) {
      for (let place = 0; place < 36; place++) {
        for (const other of of(place, on)) expect(of(other, on)).toContain(place);
      }
    }
  }
});
