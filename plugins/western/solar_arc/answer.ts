import { term, Type, type Frozen, type Static } from "#sdk";
import { ASPECT } from "../core/aspects.ts";
import { HOUSES } from "../core/houses.ts";
import { POINT } from "../core/points.ts";
import { House, nullable, PLACE, UNAVAILABLE } from "../core/shapes.ts";

export const answer = Type.Object({
  date: Type.String({ description: "Date for which the arc holds, UTC" }),
  ageYears: Type.Number({ description: "Years of age" }),
  arcDeg: Type.Number({ description: "Solar arc, degrees" }),
  directed: Type.Array(
    Type.Object({
      point: term(POINT, "Point moved on"),
      ...PLACE,
      natalDeg: Type.Number({ description: "Its longitude at birth, degrees" }),
      house: nullable(House("House of the birth"), "Null without houses"),
    }),
    { description: "The directed chart" },
  ),
  contacts: Type.Array(
    Type.Object({
      date: Type.String({ description: "When it is exact, UTC" }),
      directed: term(POINT, "Point moved on"),
      aspect: term(ASPECT, "Aspect"),
      natal: term(POINT, "Point of the birth"),
      arcDeg: Type.Number({ description: "Arc at which it is exact, degrees" }),
    }),
    { description: "In the span, or a year before and after the date" },
  ),
  houses: nullable(HOUSES, "Of the birth; null without time and place"),
  unavailable: UNAVAILABLE,
});
export type SolarArcAnswer = Frozen<Static<typeof answer>>;
