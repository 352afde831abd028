import { term, Type, type Frozen, type Static } from "#sdk";
import { PERIOD, QUALITY } from "../../core/day/parts.ts";
import { LASTS, whenShape } from "../../core/day/when.ts";
import { VARA } from "../../core/panchanga.ts";
import { grahaTerm } from "../../core/shapes.ts";

export const answer = Type.Object({
  vara: term(VARA, "Weekday, from sunrise"),
  sunrise: whenShape("Sunrise"),
  sunset: whenShape("Sunset"),
  nextSunrise: whenShape("The next sunrise"),
  abhijitApplies: Type.Boolean({ description: "False on Wednesday" }),
  periods: Type.Array(
    Type.Object({
      period: term(PERIOD, "The part of the day", ["use"]),
      quality: term(QUALITY, "Good, or to be avoided"),
      ...LASTS,
    }),
    { description: "In order of time" },
  ),
  horas: Type.Array(
    Type.Object({
      number: Type.Integer({ minimum: 1, maximum: 24, description: "1 begins at sunrise" }),
      ruler: grahaTerm("Planet whose hour it is"),
      byDay: Type.Boolean({ description: "Whether it is an hour of the day" }),
      ...LASTS,
    }),
    { description: "Twelve planetary hours of the day and twelve of the night" },
  ),
});
export type DayPeriodsAnswer = Frozen<Static<typeof answer>>;
