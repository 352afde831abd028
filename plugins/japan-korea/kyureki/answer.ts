import { PILLAR, WEEKDAY } from "#lore";
import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { ROKUYO } from "../calendar/rokuyo.ts";
import { oldDateShape } from "../calendar/shapes.ts";

/** Whether the calendar was in office on the day, or is reckoned on by its rule. */
export const OFFICE = vocabulary("oldCalendarOffice", ["inOffice", "reckoned"]);

export const answer = Type.Object({
  date: Type.String({ description: "Proleptic Gregorian date, YYYY-MM-DD" }),
  dayOfWeek: term(WEEKDAY, "Day of the week"),
  old: oldDateShape("The date of the old calendar of Japan"),
  office: term(OFFICE, "Where the date comes from"),
  dayPillar: term(PILLAR, "Pair of the day"),
  dayReading: Type.String({ description: "The pair in the reading of Japan" }),
  yearPillar: term(PILLAR, "Pair of the old year"),
  rokuyo: term(ROKUYO, "The six-day sign"),
  china: Type.Object(
    {
      native: Type.Union([Type.String(), Type.Null()], {
        description: "The date of the Chinese calendar on that day; null before 1645",
      }),
      differs: Type.Union([Type.Boolean(), Type.Null()], {
        description: "Whether month or day differ from the old date of Japan; null before 1645",
      }),
    },
    { description: "The same day in China, an hour behind" },
  ),
  months: Type.Array(
    Type.Object(
      {
        month: Type.Integer({ minimum: 1, maximum: 12, description: "1 to 12" }),
        isLeapMonth: Type.Boolean({ description: "Whether it repeats the month before it" }),
        firstDay: Type.String({ description: "Gregorian date of its first day, YYYY-MM-DD" }),
        days: Type.Integer({ minimum: 29, maximum: 30, description: "29 (小) or 30 (大)" }),
      },
      { description: "A month" },
    ),
    { minItems: 11, maxItems: 13, description: "The months of the old year in order" },
  ),
  disputed: Type.Boolean({
    description: "Whether the day lies in the months of 2033 and 2034 that proposals count apart",
  }),
});
export type KyurekiAnswer = Frozen<Static<typeof answer>>;
