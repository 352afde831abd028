import { expect, test } from "bun:test";
import { placesFrom } from "./rules.ts";

/** The navamsha of Chennai, 7 December 1996, as PyJHora and Maitreya give it. */
const NAVAMSHA = {
  sun: 9,
  moon: 8,
  mars: 7,
  mercury: 2,
  jupiter: 7,
  venus: 1,
  saturn: 5,
  rahu: 0,
  ketu: 6,
};

test("who stands in the karakamsha and in the twelfth from it", () => {
  const places = placesFrom(7, NAVAMSHA);
  expect(places[0]).toMatchObject({ sign: 7, occupants: ["mars", "jupiter"], say: "inside" });
  expect(places[11]).toMatchObject({ sign: 6, occupants: ["ketu"] });
});

test("an empty sign is spoken for by those whose signs see it, else by its lord", () => {
  const places = placesFrom(7, NAVAMSHA);
  // Leo is fixed: the movable signs but Cancer see it.
  expect(places[9]).toMatchObject({ sign: 4, say: "seeing", speakers: ["sun", "rahu", "ketu"] });
  const alone = Object.fromEntries(Object.keys(NAVAMSHA).map((id) => [id, 2])) as typeof NAVAMSHA;
  expect(placesFrom(0, alone)[0]).toMatchObject({ say: "lord", speakers: ["mars"] });
});
