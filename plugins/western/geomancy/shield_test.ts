import { expect, test } from "bun:test";
import { figureOfNumber } from "./figures.ts";
import { housesOf, shieldOf, wayOfPoint } from "./shield.ts";

/** Four mothers by hand. */
const SHIELD = shieldOf(["amissio", "puella", "tristitia", "caudaDraconis"]);

test("adds up the shield", () => {
  expect(SHIELD.daughters).toEqual(["puer", "tristitia", "puer", "conjunctio"]);
  expect(SHIELD.nieces).toEqual(["tristitia", "via", "fortunaMinor", "puella"]);
  expect(SHIELD).toMatchObject({
    rightWitness: "caudaDraconis",
    leftWitness: "caputDraconis",
    judge: "carcer",
    reconciler: "fortunaMajor",
  });
});

test("fills the houses from the angles", () => {
  expect(housesOf(SHIELD, "angles").slice(0, 3)).toEqual(["puella", "tristitia", "via"]);
});

test("the way of the point keeps to single heads", () => {
  expect(wayOfPoint(SHIELD).map(({ figure }) => figure)).toEqual([
    "carcer",
    "caudaDraconis",
    "via",
    "caudaDraconis",
  ]);
});

test("figureOfNumber() reads rows from the head as binary digits", () => {
  // Via has four single points, Populus none; Puer is single, single, double, single (Agrippa).
  expect([15, 0, 0b1101, 0b1000].map(figureOfNumber)).toEqual([
    "via",
    "populus",
    "puer",
    "laetitia",
  ]);
});
