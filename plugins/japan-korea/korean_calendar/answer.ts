import { WEEKDAY } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { GAPJA, JEOLGI, TTI } from "../core/hangul.ts";
import { MYEONGJEOL } from "./terms.ts";

const lunarFields = {
  year: Type.Integer({ description: "Gregorian year in which the lunar year begins" }),
  month: Type.Integer({ minimum: 1, maximum: 12, description: "1 to 12" }),
  isLeapMonth: Type.Boolean({ description: "Whether the month repeats the one before it (윤달)" }),
  day: Type.Integer({ minimum: 1, maximum: 30, description: "1 to 30" }),
};

export const answer = Type.Object({
  date: Type.String({ description: "Proleptic Gregorian date, YYYY-MM-DD" }),
  dayOfWeek: term(WEEKDAY, "Day of the week"),
  lunar: Type.Object(
    {
      ...lunarFields,
      monthDays: Type.Integer({ minimum: 29, maximum: 30, description: "Days of the month" }),
      native: Type.String({ description: "As it is said in Korean" }),
    },
    { description: "The date of the Korean calendar" },
  ),
  dangun: Type.Integer({ description: "Year of Dangun (단기): Gregorian year and 2333" }),
  yearPillar: term(GAPJA, "Pair of the lunar year (세차)"),
  animal: term(TTI, "Animal of the lunar year (띠)"),
  monthPillar: Type.Union([term(GAPJA, "The pair"), Type.Null()], {
    description: "Pair of the lunar month (월건); null in a leap month, which has none",
  }),
  dayPillar: term(GAPJA, "Pair of the day (일진)"),
  solarTerm: Type.Union([term(JEOLGI, "The term"), Type.Null()], {
    description: "Solar term that begins on this day in Korea; null on others",
  }),
  feast: Type.Union([term(MYEONGJEOL, "The day's name"), Type.Null()], {
    description: "Feast of the lunar calendar; null on other days",
  }),
  china: Type.Object(
    {
      ...lunarFields,
      differs: Type.Boolean({ description: "Whether it is another date than in Korea" }),
    },
    { description: "The same day in the calendar of China" },
  ),
  lunarYear: Type.Object(
    {
      newYear: Type.String({ description: "Gregorian date of Seollal, YYYY-MM-DD" }),
      chuseok: Type.String({ description: "Gregorian date of Chuseok, YYYY-MM-DD" }),
      days: Type.Integer({ description: "353 to 355, or 383 to 385 with a leap month" }),
      leapMonth: Type.Union([Type.Integer({ minimum: 1, maximum: 12 }), Type.Null()], {
        description: "Number of the month that is repeated; null where none is",
      }),
      months: Type.Array(
        Type.Object(
          {
            month: Type.Integer({ minimum: 1, maximum: 12, description: "1 to 12" }),
            isLeapMonth: Type.Boolean({ description: "Whether it repeats the month before it" }),
            native: Type.String({ description: "As it is said in Korean" }),
            firstDay: Type.String({ description: "Gregorian date of its first day" }),
            days: Type.Integer({ minimum: 29, maximum: 30, description: "29 or 30" }),
          },
          { description: "A month of the lunar year" },
        ),
        { minItems: 12, maxItems: 13, description: "Its months in order" },
      ),
    },
    { description: "The lunar year in which the day stands" },
  ),
});
export type KoreanDay = Frozen<Static<typeof answer>>;
