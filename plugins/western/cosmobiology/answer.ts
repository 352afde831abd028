import { term, Type, type Frozen, type Static } from "#sdk";
import { POINT } from "../core/points.ts";
import { byId, nullable, PLACE, UNAVAILABLE } from "../core/shapes.ts";

const point = (description: string) => term(POINT, description);
const pair = Type.Tuple([point("One of the two"), point("The other")], {
  description: "The two points of the axis",
});
const AXIS = {
  pair,
  midpointDeg: Type.Number({ description: "Middle of the shorter arc, degrees [0, 360)" }),
  orbDeg: Type.Number({ description: "Distance from the axis, degrees" }),
  contactDeg: Type.Integer({ description: "Degrees: 0, 90, 180 direct; 45, 135 indirect" }),
};

export const answer = Type.Object({
  dial: Type.Array(
    Type.Object({
      point: point("Body or point"),
      ...PLACE,
      dialDeg: Type.Number({ description: "On the 90° dial, degrees [0, 90)" }),
      sort45Deg: Type.Number({ description: "On the 45° sort, degrees [0, 45)" }),
    }),
    { description: "In the order of the dial" },
  ),
  trees: byId(
    POINT.ids,
    Type.Array(Type.Object(AXIS), { description: "Axes in which the point stands" }),
    "Midpoint tree of each point, closest axis first",
  ),
  sums: Type.Array(
    Type.Object({
      a: point("A"),
      b: point("B"),
      c: point("C"),
      d: point("D"),
      orbDeg: Type.Number({ description: "Half the difference of the sums, degrees" }),
    }),
    { description: "The 120 closest pictures A + B = C + D within half a degree" },
  ),
  directed: nullable(
    Type.Object({
      date: Type.String({ description: "Date asked about, as it was given" }),
      arcDeg: Type.Number({ description: "Solar arc, degrees" }),
      contacts: Type.Array(Type.Object({ point: point("Directed point"), ...AXIS }), {
        description: "Directed points on natal axes within ten minutes of arc, closest first",
      }),
    }),
    "Null without a target date",
  ),
  leading: nullable(pair, "Closest axis in which the Sun stands; null where there is none"),
  orbDeg: Type.Number({ description: "Orb of midpoints, degrees" }),
  unavailable: UNAVAILABLE,
});
export type CosmobiologyAnswer = Frozen<Static<typeof answer>>;
