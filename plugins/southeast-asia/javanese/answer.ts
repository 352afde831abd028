import { ScoreShape, term, testimonies, Type, type Frozen, type Static } from "#sdk";
import { DIRECTION } from "../core/names.ts";
import { COLOUR, DINA, MARKET_DAY, PANCASUDA, type Pancasuda } from "./weton.ts";

/** Reasons of the score. */
export type Reasons = {
  base: {};
  pancasuda: { dayWeight: number; marketWeight: number; pancasuda: Pancasuda };
  neptu: {};
};

export const answer = Type.Object({
  weton: Type.String({ description: "Weekday and market day in Javanese" }),
  weekday: Type.Object(
    {
      dina: term(DINA, "Day of the week", ["portrait"]),
      neptu: Type.Integer({ description: "Its weight" }),
    },
    { description: "The day of the seven-day week" },
  ),
  marketDay: Type.Object(
    {
      pasaran: term(MARKET_DAY, "Market day", ["portrait"]),
      neptu: Type.Integer({ description: "Its weight" }),
      direction: term(DIRECTION, "Its side"),
      colour: term(COLOUR, "Its colour"),
    },
    { description: "The day of the five-day week" },
  ),
  neptu: Type.Integer({ minimum: 7, maximum: 18, description: "Sum of both weights" }),
  pancasuda: Type.Object(
    {
      pancasuda: term(PANCASUDA, "What the weights leave", ["meaning"]),
      dayWeight: Type.Integer({ description: "Weight of the weekday in this reckoning" }),
      sum: Type.Integer({ description: "With the weight of the market day" }),
    },
    { description: "What the weights leave when divided by seven" },
  ),
  wuku: Type.Object(
    {
      number: Type.Integer({ minimum: 1, maximum: 30, description: "Of the thirty" }),
      name: Type.String({ description: "In Javanese" }),
      day: Type.Integer({ minimum: 1, maximum: 7, description: "Day in it; 1 is Sunday" }),
    },
    { description: "The named week of the Pawukon" },
  ),
  afterSunset: Type.Boolean({ description: "Whether the birth counts to the next Javanese day" }),
  beforeSunrise: Type.Boolean({
    description: "Whether the birth counts to the day before, where days begin at sunrise",
  }),
  sunsetKnown: Type.Boolean({ description: "False where 6:00 and 18:00 stand for the Sun" }),
  nextWeton: Type.Array(Type.String(), {
    description: "The next five civil dates of this weton, 35 days apart",
  }),
  score: ScoreShape,
  testimonies: testimonies<Reasons>(),
});
export type WetonAnswer = Frozen<Static<typeof answer>>;
