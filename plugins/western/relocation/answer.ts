import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { VIEW } from "../core/view_shapes.ts";
import { CHART_BODY } from "../core/points.ts";
import { House, placeShape } from "../core/shapes.ts";

export const CORNER = vocabulary("point", ["ascendant", "midheaven", "descendant", "imumCoeli"]);

export const answer = Type.Object({
  ...VIEW,
  birthplace: Type.Object(
    {
      ascendant: placeShape("Rising at the birthplace"),
      midheaven: placeShape("Culminating there"),
    },
    { description: "Angles at the birthplace" },
  ),
  moved: Type.Array(
    Type.Object({
      body: term(CHART_BODY, "The body"),
      from: House("House at the birthplace"),
      to: House("House at the new place"),
    }),
    { description: "Bodies that change house" },
  ),
  angular: Type.Array(
    Type.Object({
      body: term(CHART_BODY, "The body"),
      angle: term(CORNER, "The angle"),
      orbDeg: Type.Number({ description: "Distance in longitude, degrees" }),
    }),
    { description: "Bodies within six degrees of an angle of the new place, closest first" },
  ),
});
export type RelocationAnswer = Frozen<Static<typeof answer>>;
