import { BRANCH, PILLAR, WEEKDAY } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { ROKUYO } from "../calendar/rokuyo.ts";
import { SEKKI } from "../calendar/sekki.ts";
import { oldDateShape } from "../calendar/shapes.ts";
import { MICROSEASON } from "../microseasons/seasons.ts";
import { STAR } from "../nine_star/stars.ts";
import { CHOKU, LODGE_28, SELECTED, SELECTED_LUCK, ZASSETSU } from "./terms.ts";

const pair = (description: string) =>
  Type.Object(
    {
      pillar: term(PILLAR, "The pair"),
      reading: Type.String({ description: "In the reading of Japan" }),
    },
    { description },
  );
const sekkiOrNull = (description: string) =>
  Type.Union([term(SEKKI, "A term"), Type.Null()], { description });
const zassetsu = Type.Array(term(ZASSETSU, "A day between the terms"), {
  description: "Days between the terms that fall on it",
});

export const answer = Type.Object({
  date: Type.String({ description: "Civil date in Japan, YYYY-MM-DD" }),
  dayOfWeek: term(WEEKDAY, "Day of the week"),
  era: Type.Union([Type.String(), Type.Null()], {
    description: "The year by its era, as it is written; null where none was in force",
  }),
  old: oldDateShape("The date of the old calendar of Japan"),
  rokuyo: term(ROKUYO, "The six-day sign"),
  yearPair: pair("Pair of the year from risshun"),
  monthPair: pair("Pair of the solar month"),
  dayPair: pair("Pair of the day"),
  setsuMonth: term(BRANCH, "Branch of the solar month"),
  choku: term(CHOKU, "Officer of the day", ["about"]),
  lodge: term(LODGE_28, "Lodge of the day"),
  lodgeOf28: term(LODGE_28, "Lodge in the turn of 28"),
  lodgeOf27: term(LODGE_28, "Lodge of the 27, by the old date"),
  dayStar: term(STAR, "The nine-star of the day"),
  dayStarDisputed: Type.Boolean({
    description: "The day lies in a half of 240 days, which schools cut differently",
  }),
  microseason: term(MICROSEASON, "The season of the 72"),
  sekki: term(SEKKI, "The term in which the day stands"),
  sekkiBegins: Type.Boolean({ description: "Whether the term begins on this day" }),
  zassetsu,
  doyo: Type.Union([Type.Integer({ minimum: 1, maximum: 20 }), Type.Null()], {
    description: "Which day of doyō, the days before a season, it is; null outside them",
  }),
  selected: Type.Array(
    Type.Object(
      {
        selected: term(SELECTED, "What it is set apart as", ["about"]),
        luck: term(SELECTED_LUCK, "Its luck"),
      },
      { description: "A selected day" },
    ),
    { description: "What the day is set apart as, lucky ones first" },
  ),
  month: Type.Array(
    Type.Object(
      {
        date: Type.String({ description: "YYYY-MM-DD" }),
        rokuyo: term(ROKUYO, "Six-day sign"),
        oldMonth: Type.Integer({ minimum: 1, maximum: 12, description: "Old month" }),
        isLeapMonth: Type.Boolean({ description: "Whether it repeats the month before" }),
        oldDay: Type.Integer({ minimum: 1, maximum: 30, description: "Old day" }),
        pillar: term(PILLAR, "Pair of the day"),
        sekki: sekkiOrNull("Term that begins on it; null on others"),
        zassetsu,
        selected: Type.Array(term(SELECTED, "A selected day"), { description: "Selected days" }),
      },
      { description: "A day" },
    ),
    { minItems: 28, maxItems: 31, description: "The days of the Gregorian month" },
  ),
});
export type CalendarDayAnswer = Frozen<Static<typeof answer>>;
