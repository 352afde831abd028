import { term, Type, type Frozen, type Static } from "#sdk";
import { VIEW_ANGLES } from "../core/view_shapes.ts";
import { CHART_BODY } from "../core/points.ts";
import { aspectShape, byId, House, nullable, PLACE, sign, UNAVAILABLE } from "../core/shapes.ts";
import { MINOR } from "./input.ts";

export const answer = Type.Object({
  signs: byId(MINOR, sign(), "Sign of each body"),
  bodies: Type.Array(
    Type.Object({
      body: term(CHART_BODY, "The body"),
      ...PLACE,
      latitudeDeg: Type.Number({ description: "Ecliptic latitude, degrees" }),
      speedDegPerDay: Type.Number({ description: "Degrees a day" }),
      retrograde: Type.Boolean({ description: "Whether it moves backwards" }),
      house: nullable(House(), "Null without time and place"),
    }),
    { description: "Asteroids, centaurs and points of the lunar orbit" },
  ),
  angles: VIEW_ANGLES,
  aspects: Type.Array(aspectShape("Of such a body with a planet or an angle"), {
    description: "Ptolemy's aspects within two degrees, closest first",
  }),
  unavailable: UNAVAILABLE,
});
export type AsteroidsAnswer = Frozen<Static<typeof answer>>;
