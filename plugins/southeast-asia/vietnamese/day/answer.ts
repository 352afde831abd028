import { WEEKDAY } from "#lore";
import { phrase, term, Type, verdict, type Frozen, type Static } from "#sdk";
import { LUCK } from "#east/luck.ts";
import { CAN_CHI, CON_GIAP, THAN, TIET_KHI, TRUC, TU } from "../core/names.ts";
import { DAY_LUCK, KIENG, LE, type DayReasons } from "./terms.ts";

const lunarFields = {
  year: Type.Integer({ description: "Gregorian year in which the lunar year begins" }),
  month: Type.Integer({ minimum: 1, maximum: 12, description: "1 to 12" }),
  isLeapMonth: Type.Boolean({ description: "Whether the month repeats the one before (nhuận)" }),
  day: Type.Integer({ minimum: 1, maximum: 30, description: "1 to 30" }),
};
const god = {
  god: term(THAN, "The god"),
  yellow: Type.Boolean({ description: "Whether it walks the yellow road (hoàng đạo)" }),
};

export const answer = Type.Object({
  date: Type.String({ description: "Proleptic Gregorian date, YYYY-MM-DD" }),
  dayOfWeek: term(WEEKDAY, "Day of the week"),
  lunar: Type.Object(
    {
      ...lunarFields,
      monthDays: Type.Integer({ minimum: 29, maximum: 30, description: "Days of the month" }),
      native: Type.String({ description: "As it is said in Vietnamese" }),
    },
    { description: "The date of the Vietnamese calendar" },
  ),
  year: term(CAN_CHI, "Pair of the lunar year"),
  animal: term(CON_GIAP, "Animal of the lunar year"),
  month: Type.Union([term(CAN_CHI, "The pair"), Type.Null()], {
    description: "Pair of the lunar month; null in a leap month, which has none",
  }),
  day: term(CAN_CHI, "Pair of the day"),
  firstHour: term(CAN_CHI, "Pair of the hour Tý"),
  solarTerm: Type.Object(
    {
      term: term(TIET_KHI, "The term"),
      begins: Type.Boolean({ description: "Whether it begins on this day" }),
    },
    { description: "Solar term in force at the end of the day, UTC+7" },
  ),
  officer: Type.Object(
    { officer: term(TRUC, "The officer"), luck: term(LUCK, "How it is held") },
    { description: "One of the twelve officers (trực)" },
  ),
  mansion: Type.Object(
    { mansion: term(TU, "The mansion"), luck: term(LUCK, "How it is held") },
    { description: "Mansion on duty (nhị thập bát tú)" },
  ),
  road: Type.Object(god, { description: "God of the day" }),
  leftAlone: Type.Array(term(KIENG, "Why"), {
    description: "Days of the month on which nothing is begun",
  }),
  verdict: verdict(
    term(DAY_LUCK, "Good, even or bad"),
    phrase<DayReasons>("What speaks for it or against it"),
    "How the day is held, by two of road, officer and mansion",
  ),
  clashes: Type.Array(term(CAN_CHI, "A pair"), {
    minItems: 2,
    maxItems: 2,
    description:
      "Birth years that the day is set against (tuổi xung): two pairs of the opposite branch",
  }),
  hours: Type.Array(
    Type.Object(
      {
        pair: term(CAN_CHI, "Pair of the double hour"),
        from: Type.String({ description: "Clock time at which it begins, HH:MM" }),
        to: Type.String({ description: "Clock time at which it ends" }),
        ...god,
      },
      { description: "A double hour" },
    ),
    { minItems: 12, maxItems: 12, description: "The twelve hours, Tý first" },
  ),
  feast: Type.Union([term(LE, "The day's name"), Type.Null()], {
    description: "Feast of the lunar calendar; null on other days",
  }),
  china: Type.Object(
    {
      ...lunarFields,
      differs: Type.Boolean({ description: "Whether it is another date than in Vietnam" }),
    },
    { description: "The same day in the calendar of China" },
  ),
});
export type VietnameseDay = Frozen<Static<typeof answer>>;
