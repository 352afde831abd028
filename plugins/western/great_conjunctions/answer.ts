import { term, Type, type Frozen, type Static } from "#sdk";
import { ELEMENT } from "#lore";
import { nullable, PLACE } from "../core/shapes.ts";

export const answer = Type.Object({
  conjunctions: Type.Array(
    Type.Object({
      utc: Type.String({ description: "UTC, to the second" }),
      ...PLACE,
      element: term(ELEMENT, "Element of the sign"),
      shift: Type.Boolean({
        description: "Whether the element differs from that of the one before",
      }),
      latitudeApartDeg: nullable(
        Type.Number(),
        "Between the two in latitude, degrees; null of mean conjunctions",
      ),
      retrograde: Type.Boolean({ description: "Whether Jupiter moves backwards" }),
      pass: Type.Integer({ description: "Which of the passes of one conjunction, from 1" }),
      passes: Type.Integer({ description: "1, or 3 where Jupiter turns" }),
    }),
    { description: "In order of time" },
  ),
});
export type GreatConjunctionsAnswer = Frozen<Static<typeof answer>>;
