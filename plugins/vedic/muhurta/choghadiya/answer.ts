import { term, Type, type Frozen, type Static } from "#sdk";
import { QUALITY } from "../../core/day/parts.ts";
import { LASTS, whenShape } from "../../core/day/when.ts";
import { VARA } from "../../core/panchanga.ts";
import { grahaTerm } from "../../core/shapes.ts";
import { CHOGHADIYA } from "./rules.ts";

export const answer = Type.Object({
  vara: term(VARA, "Weekday, from sunrise"),
  sunrise: whenShape("Sunrise"),
  sunset: whenShape("Sunset"),
  nextSunrise: whenShape("The next sunrise"),
  parts: Type.Array(
    Type.Object({
      part: term(CHOGHADIYA, "The part", ["use"]),
      quality: term(QUALITY, "Good, or to be avoided"),
      ruler: grahaTerm("Planet whose part it is"),
      byDay: Type.Boolean({ description: "Whether it is a part of the day" }),
      ...LASTS,
    }),
    { description: "Eight parts of the day, then eight of the night" },
  ),
});
export type ChoghadiyaAnswer = Frozen<Static<typeof answer>>;
