import { PHASE, WEEKDAY } from "#lore";
import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { MonthShape } from "../../core/month.ts";
import { ANIMAL, DAY_PLANET, MANSION, SEX } from "../../tibetan/names.ts";
import { CONJUNCTION, HALF_DAY, OBSERVANCE } from "../features.ts";

const REPEAT = vocabulary("dayRepeat", ["first", "second"]);

export const answer = Type.Object({
  civil: Type.Object(
    {
      date: Type.String({ description: "Gregorian, YYYY-MM-DD" }),
      weekday: term(WEEKDAY, "The day of the week"),
    },
    { description: "The civil day, named by what is current at its daybreak" },
  ),
  tibetan: Type.Object(
    {
      year: Type.Integer({ description: "Royal year" }),
      westernYear: Type.Integer({ description: "Western year in which it begins" }),
      month: Type.Integer({ minimum: 1, maximum: 12, description: "The month" }),
      leapMonth: Type.Boolean({ description: "Whether the month is an inserted one" }),
      day: Type.Integer({ minimum: 1, maximum: 30, description: "The day" }),
      dayRepeat: Type.Union([term(REPEAT, "Which of two"), Type.Null()], {
        description: "Which of two civil days that share a lunar day",
      }),
    },
    { description: "The date" },
  ),
  rabjung: Type.Integer({ description: "Cycle of sixty years, from 1027" }),
  yearInRabjung: Type.Integer({ minimum: 1, maximum: 60, description: "Year of the cycle" }),
  element: term(PHASE, "Element of the year"),
  animal: term(ANIMAL, "Animal of the year"),
  polarity: term(SEX, "Male or female half of the element"),
  monthAnimal: term(ANIMAL, "Animal of the month"),
  skipped: Type.Union([Type.Integer({ minimum: 1, maximum: 30 }), Type.Null()], {
    description: "Day of the month that is passed over after this one; null where none is",
  }),
  dayPlanet: term(DAY_PLANET, "Planet of the weekday"),
  mansion: term(MANSION, "Where the almanac's Moon stands at daybreak"),
  conjunction: term(CONJUNCTION, "Conjunction (sbyor ba) by the sum of Sun and Moon"),
  halfDay: term(HALF_DAY, "Half of the lunar day (byed pa)"),
  observances: Type.Array(term(OBSERVANCE, "What is kept", ["about"]), {
    description: "What is kept on the day and on a day that is passed over after it",
  }),
  newYear: Type.Object(
    {
      date: Type.String({ description: "Gregorian, YYYY-MM-DD" }),
      dayOfYear: Type.Integer({ minimum: 1, description: "This day counted from it, 1 is itself" }),
      next: Type.String({ description: "The next one, Gregorian, YYYY-MM-DD" }),
    },
    { description: "Losar, the first day of the year" },
  ),
  sheet: MonthShape,
});
export type DayAnswer = Frozen<Static<typeof answer>>;
