import { expect, test } from "bun:test";
import { bearingOf, headOf, quarterOfYear } from "./bakunawa/serpent.ts";
import { wordOf } from "./oro_plata_mata/count.ts";

test("steps go gold, silver and the third from the foot", () => {
  expect([1, 2, 3, 4, 12, 13].map(wordOf)).toEqual(["oro", "plata", "mata", "oro", "mata", "oro"]);
});

test("the serpent turns against the Sun", () => {
  expect([1, 4, 7, 10, 12].map((month) => headOf(quarterOfYear(month)).quarter)).toEqual([
    "north",
    "west",
    "south",
    "east",
    "east",
  ]);
});

test("a way is told from the head, whichever way it lies", () => {
  expect([270, 0, 180, 90].map((way) => bearingOf(way, 270))).toEqual([
    "mouth",
    "back",
    "belly",
    "tail",
  ]);
  expect(bearingOf(359, 0)).toBe("mouth");
});
