import { PHASE } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { CivilShape, MONTH_AND_DAY, SkippedDay } from "../../core/lunar_date.ts";
import { MonthShape } from "../../core/month.ts";
import { ANIMAL, DAY_PLANET, MANSION, SEX } from "../../tibetan/names.ts";
import { CONJUNCTION, HALF_DAY, OBSERVANCE } from "../features.ts";

export const answer = Type.Object({
  civil: CivilShape,
  tibetan: Type.Object(
    {
      year: Type.Integer({ description: "Royal year" }),
      westernYear: Type.Integer({ description: "Western year in which it begins" }),
      ...MONTH_AND_DAY,
    },
    { description: "The date" },
  ),
  rabjung: Type.Integer({ description: "Cycle of sixty years, from 1027" }),
  yearInRabjung: Type.Integer({ minimum: 1, maximum: 60, description: "Year of the cycle" }),
  element: term(PHASE, "Element of the year"),
  animal: term(ANIMAL, "Animal of the year"),
  polarity: term(SEX, "Male or female half of the element"),
  monthAnimal: term(ANIMAL, "Animal of the month"),
  skipped: SkippedDay,
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
