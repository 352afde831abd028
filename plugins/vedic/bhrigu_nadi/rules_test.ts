import { expect, test } from "bun:test";
import { exchangesOf, groupsOf, linksOf, metAt, progressedJupiter, seatsOf } from "./rules.ts";

/** Signs of PyJHora's test chart, 7 December 1996 at Chennai; degrees are set for order alone. */
const SKY = {
  sun: 231,
  moon: 187,
  mars: 145,
  mercury: 249,
  jupiter: 264,
  venus: 203,
  saturn: 336,
  rahu: 160,
  ketu: 340,
};
const DIRECT = Object.fromEntries(Object.keys(SKY).map((id) => [id, 1])) as typeof SKY;

test("planets of one quarter act together in the order of their degrees", () => {
  expect(groupsOf(SKY)).toEqual([
    { quarter: "east", grahas: ["mercury", "jupiter", "mars"] },
    { quarter: "south", grahas: ["rahu"] },
    { quarter: "west", grahas: ["moon", "venus"] },
    { quarter: "north", grahas: ["saturn", "ketu", "sun"] },
  ]);
});

test("trine before the next sign, each planet told once", () => {
  expect(linksOf("jupiter", SKY, DIRECT)).toEqual({
    with: ["mercury"],
    trine: ["mars"],
    ahead: [],
    behind: ["sun"],
    opposite: [],
  });
});

test("a planet that goes back acts from the sign behind, two that exchange from both", () => {
  expect(seatsOf("saturn", SKY, { ...DIRECT, saturn: -1 })).toEqual([11, 10]);
  expect(exchangesOf({ ...SKY, jupiter: 200, venus: 250 })).toContainEqual(["jupiter", "venus"]);
});

test("Jupiter goes a sign a year and comes home after twelve", () => {
  expect([0, 3, 12, 27].map((age) => progressedJupiter(SKY, age))).toEqual([8, 11, 8, 11]);
  expect(metAt(11, SKY)).toEqual({ meets: ["saturn", "ketu"], trine: ["sun"] });
});
