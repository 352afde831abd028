import { expect, test } from "bun:test";
import { deitiesOf, doorOf, partAt, WALL, WALL_DEITY } from "./rules.ts";

test("the verses praise two doors in the east, one in the south, two in the west, three in the north", () => {
  const praised = WALL.ids.map((wall) =>
    deitiesOf(wall, "eight").flatMap((deity, i) => (doorOf(deity) === "good" ? [i + 1] : [])),
  );
  // Brihat Samhita 53.70-73: the third and fourth; the fourth; the fourth and fifth; the third to the fifth.
  expect(praised).toEqual([[3, 4], [4], [4, 5], [3, 4, 5]]);
});

test("thirty-two deities, the first of the next wall closing one of nine parts", () => {
  expect(WALL_DEITY.ids.length).toBe(32);
  expect(deitiesOf("north", "nine").at(-1)).toBe("shikhi");
  expect(deitiesOf("east", "nine").at(-1)).toBe("anila");
});

test("a point on an edge belongs to the part that begins there, the end of the wall to the last", () => {
  expect(partAt(0.25, 8)).toEqual({ index: 2, toEdge: 0 });
  expect(partAt(1, 8).index).toBe(7);
  expect(partAt(0.4375, 8)).toEqual({ index: 3, toEdge: 0.5 });
});
