import { Type, type Frozen, type Static } from "#sdk";
import { classical } from "../core/shapes.ts";
import { WHEN, whenShape } from "../core/span.ts";

export const answer = Type.Object({
  dayRuler: classical("Ruler of the day, and of its first hour"),
  nightRuler: classical("Ruler of the night, and of its first hour"),
  sunrise: whenShape("Sunrise"),
  sunset: whenShape("Sunset"),
  nextSunrise: whenShape("The sunrise after"),
  dayHourMinutes: Type.Number({ description: "Length of an hour of the day, minutes" }),
  nightHourMinutes: Type.Number({ description: "Length of an hour of the night, minutes" }),
  hours: Type.Array(
    Type.Object({
      number: Type.Integer({
        minimum: 1,
        maximum: 24,
        description: "1 to 12 by day, 13 to 24 by night",
      }),
      byDay: Type.Boolean({ description: "Whether it is an hour of the day" }),
      ruler: classical("Its ruler"),
      ...WHEN,
      ends: whenShape("When it ends"),
    }),
    { description: "Twenty-four hours from sunrise, each with its beginning" },
  ),
});
export type HoursAnswer = Frozen<Static<typeof answer>>;
