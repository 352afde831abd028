import { term, Type, type Frozen, type Static } from "#sdk";
import { MOON_EVENT } from "../core/moon_course.ts";
import { PLACE, sign } from "../core/shapes.ts";
import { WHEN, whenShape } from "../core/span.ts";
import { PLANT_PART } from "./rules.ts";

const STRETCH = { begins: whenShape("Beginning"), ends: whenShape("End") };

export const answer = Type.Object({
  days: Type.Array(
    Type.Object({
      constellation: sign("Constellation before which the Moon stands"),
      part: term(PLANT_PART, "Part of the plant that it favours"),
      ...STRETCH,
    }),
    { description: "The Moon before the stars" },
  ),
  planting: Type.Array(Type.Object(STRETCH), {
    description: "The descending Moon: time to plant, move and prune",
  }),
  harvest: Type.Array(Type.Object(STRETCH), {
    description: "The ascending Moon: time to graft and to gather what stands above the ground",
  }),
  avoid: Type.Array(Type.Object({ event: term(MOON_EVENT, "What falls in them"), ...STRETCH }), {
    description: "Six hours before and after nodes and perigee",
  }),
  events: Type.Array(
    Type.Object({
      event: term(MOON_EVENT, "The event"),
      ...WHEN,
      ...PLACE,
      declinationDeg: Type.Number({ description: "Declination, degrees" }),
      distanceKm: Type.Number({ description: "Distance from the Earth's centre, km" }),
    }),
    { description: "Nodes, perigee and apogee, highest and lowest Moon" },
  ),
});
export type GardeningAnswer = Frozen<Static<typeof answer>>;
