import { expect, test } from "bun:test";
import { directionOf, kindOf } from "./house_strength.ts";

test("each kind of sign is strongest opposite its powerless house, as PyJHora has it", () => {
  // Gemini in the first, Cancer in the fourth, Scorpio in the seventh, Taurus in the tenth.
  expect([
    directionOf(1, 65),
    directionOf(4, 95),
    directionOf(7, 215),
    directionOf(10, 35),
  ]).toEqual([60, 60, 60, 60]);
  expect([
    directionOf(7, 65),
    directionOf(10, 95),
    directionOf(1, 215),
    directionOf(4, 35),
  ]).toEqual([0, 0, 0, 0]);
  expect(directionOf(12, 65)).toBe(50);
});

test("the halves of Sagittarius and Capricorn differ in kind", () => {
  expect([kindOf(250), kindOf(260), kindOf(275), kindOf(290)]).toEqual([
    "human",
    "beast",
    "beast",
    "water",
  ]);
});
