import { phrase, term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import type { Classical, Sign } from "#lore";
import type { Ptolemaic } from "../core/aspects.ts";
import { classical, House, nullable, PLACE, placeShape, sign } from "../core/shapes.ts";

/** What the scheme explains. */
export const LESSON = vocabulary("lesson", [
  "domicile",
  "sextile",
  "square",
  "trine",
  "opposition",
  "exaltation",
]);
export type Lesson = IdOf<typeof LESSON>;

export type Phrases = {
  /** `steps` is how many signs the planet's homes lie from the lights; 5 is opposite. */
  homes: { planet: Classical; solar: Sign; lunar: Sign; steps: number };
  aspectNature: { planet: Classical; aspect: Exclude<Ptolemaic, "conjunction"> };
  exalted: {
    planet: Classical;
    sign: Sign;
    home: Sign;
    aspect: Exclude<Ptolemaic, "conjunction">;
  };
};

export const answer = Type.Object({
  ascendant: placeShape("Degree that rises"),
  midheaven: placeShape("Degree that culminates"),
  placements: Type.Array(
    Type.Object({
      planet: classical("The planet"),
      ...PLACE,
      house: House("House of the world's chart, 1 to 12"),
    }),
    { description: "From the Moon outward" },
  ),
  derivations: Type.Array(
    Type.Object({
      rule: term(LESSON, "What is explained"),
      planet: classical("Planet that it concerns"),
      signs: Type.Array(sign(), { description: "Signs that it concerns" }),
      lesson: phrase<Phrases>("How it follows from the scheme"),
    }),
    { description: "Rulers of the signs, natures of the aspects, exaltations" },
  ),
  overlay: nullable(
    Type.Object({
      ascendantSign: nullable(sign("Rising sign"), "Null without a time and place"),
      planets: Type.Array(
        Type.Object({
          planet: classical("The planet"),
          sign: sign("Its sign at birth"),
          houseOfTheWorld: House("House of the world's chart that holds the sign"),
          natalHouse: nullable(House("Whole-sign house"), "Null without a time and place"),
          signsFromHome: Type.Integer({
            minimum: 0,
            maximum: 11,
            description: "Signs ahead of its place in the scheme, 0 to 11",
          }),
        }),
        { description: "Sun to Saturn" },
      ),
    }),
    "The birth laid over the scheme; null without one",
  ),
});
export type ThemaAnswer = Frozen<Static<typeof answer>>;
