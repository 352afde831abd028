import { term, Type, type Frozen, type Static } from "#sdk";
import { instantField, QUARTER, signField } from "../core/sky.ts";
import { EIGHTH, FULL_MOON } from "./rules.ts";

export const answer = Type.Object({
  eighth: term(EIGHTH, "The phase, by eighths centred on the quarters"),
  elongationDeg: Type.Number({
    minimum: 0,
    maximum: 360,
    description: "Moon ahead of the Sun in longitude, degrees",
  }),
  illuminated: Type.Number({ minimum: 0, maximum: 1, description: "Lit part of the disc" }),
  waxing: Type.Boolean({ description: "Whether it grows" }),
  ageDays: Type.Number({ description: "Days since the new moon" }),
  lunationDays: Type.Number({ description: "Length of this lunation, days" }),
  distanceKm: Type.Integer({ description: "From the centre of the Earth" }),
  sign: signField,
  degree: Type.Number({ description: "Within the sign" }),
  previousNewMoon: instantField("The last new moon"),
  nextQuarters: Type.Array(
    Type.Object({
      phase: term(QUARTER, "The quarter"),
      utc: Type.String({ description: "To the second" }),
      name: Type.Union([term(FULL_MOON, "Name of a full moon"), Type.Null()], {
        description: "By the North American lists; null of other quarters",
      }),
    }),
    { description: "Quarters that follow, four a month" },
  ),
  south: Type.Boolean({
    description: "Whether the place lies south of the equator; it turns the picture",
  }),
});
export type MoonAnswer = Frozen<Static<typeof answer>>;
