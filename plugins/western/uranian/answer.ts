import { term, Type, type Frozen, type Static } from "#sdk";
import { POINT } from "../core/points.ts";
import { House, PLACE, UNAVAILABLE } from "../core/shapes.ts";
import { HOUSE_KIND } from "./rules.ts";

export const answer = Type.Object({
  points: Type.Array(
    Type.Object({
      point: term(POINT, "Body, angle, Hamburg point or 0° Aries"),
      ...PLACE,
      latitudeDeg: Type.Number({ description: "Ecliptic latitude, degrees; 0 of angles" }),
      dialDeg: Type.Number({ description: "Place on the dial, degrees" }),
      houses: Type.Array(
        Type.Object({ kind: term(HOUSE_KIND, "Kind of houses"), house: House() }),
        { description: "House of each kind" },
      ),
    }),
    { description: "In the order of the dial" },
  ),
  contacts: Type.Array(
    Type.Object({
      a: term(POINT, "First"),
      b: term(POINT, "Second"),
      orbDeg: Type.Number({ description: "Distance on the dial, degrees" }),
    }),
    { description: "Pairs with a Hamburg point that meet on the dial, closest first" },
  ),
  axes: Type.Array(
    Type.Object({
      point: term(POINT, "Hamburg or personal point in the axis"),
      pair: Type.Array(term(POINT, "One end"), {
        minItems: 2,
        maxItems: 2,
        description: "Ends of the axis",
      }),
      orbDeg: Type.Number({ description: "Distance, degrees" }),
    }),
    { description: "Midpoint pictures of Hamburg and personal points, closest first" },
  ),
  sums: Type.Array(
    Type.Object({
      a: term(POINT, "A"),
      b: term(POINT, "B"),
      c: term(POINT, "C"),
      d: term(POINT, "D"),
      orbDeg: Type.Number({ description: "Distance, degrees" }),
    }),
    { description: "Planetary pictures A + B = C + D with a Hamburg point" },
  ),
  sensitive: Type.Array(
    Type.Object({
      a: term(POINT, "A"),
      b: term(POINT, "B"),
      c: term(POINT, "C"),
      ...PLACE,
      on: term(POINT, "Personal point that stands there"),
      orbDeg: Type.Number({ description: "Distance, degrees" }),
    }),
    { description: "Sensitive points A + B − C within a quarter of a degree of a personal point" },
  ),
  unavailable: UNAVAILABLE,
});
export type UranianAnswer = Frozen<Static<typeof answer>>;
