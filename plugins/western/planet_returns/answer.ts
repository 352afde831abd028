import { term, Type, type Frozen, type Static } from "#sdk";
import { TURN } from "../core/turn.ts";
import { MODERN } from "../core/points.ts";
import { placeShape } from "../core/shapes.ts";
import { returnChart } from "../core/return_chart.ts";
import { WHEN } from "../core/span.ts";

export const answer = Type.Object({
  body: term(MODERN, "The body that returns"),
  natal: placeShape("Where it stood at birth"),
  returns: Type.Array(
    Type.Object({
      ...WHEN,
      motion: term(TURN, "How the body moves over its place"),
      pass: Type.Integer({ minimum: 1, description: "Which pass of the same return, from 1" }),
      passes: Type.Integer({
        minimum: 1,
        description: "How many passes this return has in the span",
      }),
      chart: returnChart,
    }),
    { description: "Returns in the span, in order of time; a retrograde loop makes three of one" },
  ),
});
export type PlanetReturnsAnswer = Frozen<Static<typeof answer>>;
