import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { HOUSES } from "../core/houses.ts";
import { CHART_BODY } from "../core/points.ts";
import {
  aspectShape,
  classical,
  House,
  nullable,
  PLACE,
  placeShape,
  UNAVAILABLE,
} from "../core/shapes.ts";

/** How one chart is made of two. */
export const METHOD = vocabulary("compositeMethod", ["midpoint", "davison"]);

export const answer = Type.Object({
  method: term(METHOD, "How the chart was made"),
  timesKnown: Type.Object(
    {
      a: Type.Boolean({ description: "Of the first person" }),
      b: Type.Boolean({ description: "Of the second person" }),
    },
    { description: "Whether the times of birth are known; noon stands for one that is not" },
  ),
  bodies: Type.Array(
    Type.Object({
      body: term(CHART_BODY, "The body"),
      ...PLACE,
      house: nullable(House("House in which it stands, 1 to 12"), "Null without houses"),
      retrograde: nullable(
        Type.Boolean(),
        "Whether it moves backwards; null by midpoints, which do not move",
      ),
    }),
    { description: "Sun to Pluto and the lunar node" },
  ),
  angles: nullable(
    Type.Object({
      ascendant: placeShape("Ascendant"),
      midheaven: placeShape("Midheaven; by midpoints it may lie opposite the tenth cusp"),
    }),
    "Null where a time or a place is missing",
  ),
  houses: nullable(HOUSES, "Houses of the chart; null where a time or a place is missing"),
  ruler: nullable(classical("Lord of the rising sign"), "Null without an ascendant"),
  aspects: Type.Array(aspectShape("An aspect within the chart"), {
    description: "By the modern orbs, closest first",
  }),
  davison: nullable(
    Type.Object({
      utc: Type.String({ description: "Middle of the two births, UTC" }),
      julianDayUt: Type.Number({ description: "The same as Julian day UT" }),
      latitude: nullable(
        Type.Number(),
        "Mean of the two latitudes, degrees, north positive; null without both places",
      ),
      longitude: nullable(
        Type.Number(),
        "Middle of the shorter arc, degrees, east positive; null without both places",
      ),
    }),
    "When and where the chart stands; null by midpoints",
  ),
  unavailable: UNAVAILABLE,
});
export type CompositeAnswer = Frozen<Static<typeof answer>>;
