import { WEEKDAY } from "#lore";
import { phrase, term, Type, verdict, type Frozen, type Static } from "#sdk";
import { ROKUYO, type Rokuyo } from "../calendar/rokuyo.ts";
import { oldDateShape } from "../calendar/shapes.ts";
import { DAY_PART, FITNESS, PART_LUCK, type Fitness, type Occasion } from "./rules.ts";

/** Why a day fits an occasion or not. */
export type Phrases = { forOccasion: { kind: Occasion; rokuyo: Rokuyo; fitness: Fitness } };

export const answer = Type.Object({
  date: Type.String({ description: "Civil date in Japan, YYYY-MM-DD" }),
  dayOfWeek: term(WEEKDAY, "Day of the week"),
  old: oldDateShape("The date of the old calendar of Japan"),
  rokuyo: term(ROKUYO, "The six-day sign", ["about"]),
  parts: Type.Array(
    Type.Object(
      {
        part: term(DAY_PART, "Part of the day"),
        from: Type.Integer({ minimum: 0, maximum: 24, description: "Hour it begins" }),
        to: Type.Integer({ minimum: 0, maximum: 24, description: "Hour it ends" }),
        luck: term(PART_LUCK, "Its luck"),
      },
      { description: "A part of the day" },
    ),
    { minItems: 1, maxItems: 3, description: "Good and bad hours, in order" },
  ),
  fitness: Type.Union(
    [
      verdict(term(FITNESS, "How it fits"), phrase<Phrases>("Why"), "For what the day is wanted"),
      Type.Null(),
    ],
    { description: "How the day fits what it is wanted for; null where nothing was said" },
  ),
  nextGood: Type.Union([Type.String(), Type.Null()], {
    description: "The next 大安 within the days held, YYYY-MM-DD; the day itself where it is one",
  }),
  month: Type.Array(
    Type.Object(
      {
        date: Type.String({ description: "YYYY-MM-DD" }),
        rokuyo: term(ROKUYO, "Its six-day sign"),
        oldMonth: Type.Integer({ minimum: 1, maximum: 12, description: "Old month" }),
        isLeapMonth: Type.Boolean({ description: "Whether it repeats the month before" }),
        oldDay: Type.Integer({ minimum: 1, maximum: 30, description: "Old day" }),
      },
      { description: "A day" },
    ),
    { minItems: 28, maxItems: 31, description: "The days of the Gregorian month" },
  ),
});
export type RokuyoAnswer = Frozen<Static<typeof answer>>;
