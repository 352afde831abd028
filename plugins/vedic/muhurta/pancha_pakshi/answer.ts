import { term, Type, type Frozen, type Static } from "#sdk";
import { LASTS, whenShape } from "../../core/day/when.ts";
import { PAKSHA, VARA } from "../../core/panchanga.ts";
import { ACTIVITY, BIRD } from "./rules.ts";

export type Refusals = { "birth-needed": {} };

export const answer = Type.Object({
  bird: term(BIRD, "Bird of the birth"),
  birthStar: Type.Integer({
    minimum: 1,
    maximum: 27,
    description: "Nakshatra of the birth, 1 is Ashwini",
  }),
  birthHalf: term(PAKSHA, "Half of the month at birth"),
  vara: term(VARA, "Weekday of the day asked about"),
  half: term(PAKSHA, "Half of the month at its sunrise"),
  sunrise: whenShape("Sunrise"),
  sunset: whenShape("Sunset"),
  nextSunrise: whenShape("The next sunrise"),
  yamas: Type.Array(
    Type.Object({
      byDay: Type.Boolean({ description: "Whether it is a part of the day" }),
      activity: term(ACTIVITY, "What the bird of the birth does", ["use"]),
      strength: Type.Integer({ minimum: 1, maximum: 5, description: "5 ruling to 1" }),
      ...LASTS,
      birds: Type.Array(
        Type.Object({
          bird: term(BIRD, "A bird"),
          activity: term(ACTIVITY, "What it does", ["use"]),
        }),
        { description: "All five birds" },
      ),
    }),
    { description: "Five parts of the day and five of the night" },
  ),
});
export type PanchaPakshiAnswer = Frozen<Static<typeof answer>>;
