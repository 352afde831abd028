import { expect, test } from "bun:test";
import { firstCusps, houseFrom, missOnDial } from "./rules.ts";

test("sets each point on its cusp", () => {
  const first = new Map(firstCusps({ sun: 10, moon: 20, node: 30, ascendant: 40, midheaven: 300 }));
  expect(houseFrom(first.get("sun")!, 10)).toBe(4);
  expect(houseFrom(first.get("moon")!, 20)).toBe(10);
  expect(houseFrom(first.get("node")!, 30)).toBe(1);
  expect(houseFrom(first.get("ascendant")!, 40)).toBe(1);
  expect(houseFrom(first.get("meridian")!, 300)).toBe(10);
  expect(houseFrom(first.get("earth")!, 0)).toBe(7);
});

test("a square is no distance on the 90° dial, a semisquare none on the 45°", () => {
  expect(missOnDial(12, 102, 90)).toBe(0);
  expect(missOnDial(12, 57, 90)).toBe(45);
  expect(missOnDial(12, 57, 45)).toBe(0);
});
