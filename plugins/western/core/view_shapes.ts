/** Fields of a chart as several procedures answer it. */
import { term, Type, type Frozen, type Static } from "#sdk";
import { HOUSES } from "./houses.ts";
import { CHART_BODY } from "./points.ts";
import { aspectShape, House, nullable, PLACE, placeShape } from "./shapes.ts";

export const VIEW_BODIES = Type.Array(
  Type.Object({
    body: term(CHART_BODY, "The body"),
    ...PLACE,
    house: nullable(House(), "Null without houses"),
    retrograde: nullable(Type.Boolean(), "Whether it moves backwards; null where nothing moves"),
  }),
  { description: "Bodies of the chart" },
);
export const VIEW_ANGLES = nullable(
  Type.Object({
    ascendant: placeShape("Degree that rises"),
    midheaven: placeShape("Degree that culminates"),
  }),
  "Null without time and place",
);
export const VIEW_ASPECTS = Type.Array(aspectShape("An aspect within the chart"), {
  description: "By the modern orbs, closest first",
});

/** Fields of an answer that is a chart. */
export const VIEW = {
  bodies: VIEW_BODIES,
  angles: VIEW_ANGLES,
  houses: nullable(HOUSES, "Null without time and place"),
  aspects: VIEW_ASPECTS,
};
const view = Type.Object(VIEW);
export type View = Frozen<Static<typeof view>>;
