import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import { LOT, type Formulas } from "../core/lots.ts";
import { SECT } from "../core/nativity.ts";
import { classical, House, nullable, placeShape, sign } from "../core/shapes.ts";

export const answer = Type.Object({
  sect: term(SECT, "As given, or by the house of the Sun"),
  exact: Type.Boolean({
    description: "Whether every place came with its degree; otherwise whole signs are counted",
  }),
  ascendant: placeShape("Degree that rises; the head of its sign where signs are counted"),
  lots: Type.Array(
    Type.Object({
      lot: term(LOT, "The lot"),
      sign: sign(),
      degreeInSign: nullable(Type.Number(), "Degrees in [0, 30); null where signs are counted"),
      house: House("Whole-sign house"),
      lord: classical("Lord of its sign"),
      formula: phrase<Formulas>("As computed for this chart"),
    }),
    { description: "The lots that the places given allow" },
  ),
});
export type LotsAnswer = Frozen<Static<typeof answer>>;
