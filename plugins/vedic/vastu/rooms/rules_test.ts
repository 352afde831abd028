import { describe, expect, test } from "bun:test";
import { deityOf, fitOf, guardianOf, placesFor, proportionOf, usesOf, zoneOf } from "./rules.ts";
import { ZONE } from "./terms.ts";

describe("rooms by the verse of Muhurta Chintamani XII.21", () => {
  // Bath, fire, cooking, bed, arms, table, grain, treasure and gods from the east on; between them the other eight.
  test("each of the sixteen has what the verse gives it", () => {
    expect(ZONE.ids.map((zone) => usesOf(zone)[0] ?? null)).toEqual([
      "treasury",
      "medicine",
      "worship",
      "living",
      "bath",
      null,
      "kitchen",
      null,
      "bedroom",
      "toilet",
      "store",
      "study",
      "dining",
      null,
      "pantry",
      "bedroom",
    ]);
  });
  // Brihat Samhita 54.97-98: wells in the south-east, south-west and north-west are blamed.
  test("wells", () => {
    expect((["ne", "e", "se", "sw", "nw"] as const).map((zone) => fitOf("water", zone))).toEqual([
      "best",
      "good",
      "amiss",
      "amiss",
      "amiss",
    ]);
  });
});

test("bearings fall into zones, quarters and the parts of the thirty-two", () => {
  expect([0, 11, 11.3, 45, 359].map(zoneOf)).toEqual(["n", "n", "nne", "ne", "n"]);
  expect([0, 22, 23, 135, 340].map(guardianOf)).toEqual([
    "kubera",
    "kubera",
    "ishana",
    "agni",
    "kubera",
  ]);
  // Brihat Samhita 53.43: Shikhi at the north-east, Anila at the south-east, the fathers at the south-west.
  expect([45, 135, 225, 315].map(deityOf)).toEqual(["shikhi", "anila", "pitri", "roga"]);
});

test("the nearest of two own places comes first; proportions up to one to two", () => {
  expect(placesFor("bedroom", "n")[0]).toBe("nnw");
  expect(placesFor("bedroom", "e")[0]).toBe("s");
  expect([1, 1.4, 1.9, 2.1].map(proportionOf)).toEqual(["square", "good", "long", "tooLong"]);
});
