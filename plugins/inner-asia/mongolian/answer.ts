import { PHASE } from "#lore";
import { LEANING, phrase, term, Type, verdict, type Frozen, type Static } from "#sdk";
import { HAIR, type Hair } from "../core/hair.ts";
import { CivilShape, MONTH_AND_DAY, SkippedDay } from "../core/lunar_date.ts";
import { MonthShape } from "../core/month.ts";
import { ANIMAL, COLOUR, FEAST, MONTH, PLANET, ROAD, type Road } from "./names.ts";

/** Why a day is good or bad for what it is asked for. */
export type Phrases = {
  byHair: { hair: Hair; day: number };
  byRoad: {
    road: Road;
    planet: "sun" | "moon" | "mars" | "mercury" | "jupiter" | "venus" | "saturn";
  };
};

export const answer = Type.Object({
  civil: CivilShape,
  mongolian: Type.Object(
    {
      year: Type.Integer({ description: "Western year in which the lunar year begins" }),
      ...MONTH_AND_DAY,
    },
    { description: "The date" },
  ),
  cycle: Type.Integer({ description: "Cycle of sixty years (жаран), from 1027" }),
  yearInCycle: Type.Integer({ minimum: 1, maximum: 60, description: "Year of the cycle" }),
  yearColour: term(COLOUR, "Colour of the year"),
  yearElement: term(PHASE, "Its element"),
  yearAnimal: term(ANIMAL, "Animal of the year"),
  monthName: term(MONTH, "The month by its season"),
  dayColour: term(COLOUR, "Colour of the day"),
  dayAnimal: term(ANIMAL, "Animal of the day"),
  planet: term(PLANET, "The day of the week by its planet"),
  skipped: SkippedDay,
  feasts: Type.Array(term(FEAST, "A feast", ["about"]), { description: "Feasts of the day" }),
  hair: verdict(
    term(LEANING, "How the day leans for it"),
    phrase<Pick<Phrases, "byHair">>("Why"),
    "Cutting the hair",
  ),
  hairOmen: term(HAIR, "What cutting the hair is said to bring"),
  travel: Type.Union(
    [
      verdict(
        term(LEANING, "How the day leans for it"),
        phrase<Pick<Phrases, "byRoad">>("Why"),
        "Setting out",
      ),
      Type.Null(),
    ],
    {
      description: "Setting out, by the planet of the day; null on days of which no almanac tells",
    },
  ),
  road: Type.Union([term(ROAD, "What the road brings"), Type.Null()], {
    description: "What the road is said to bring; null where nothing is told",
  }),
  newYear: Type.Object(
    {
      date: Type.String({ description: "Gregorian, YYYY-MM-DD" }),
      dayOfYear: Type.Integer({ minimum: 1, description: "This day counted from it, 1 is itself" }),
      next: Type.String({ description: "The next one, Gregorian, YYYY-MM-DD" }),
    },
    { description: "Tsagaan Sar, the first day of the year" },
  ),
  sheet: MonthShape,
});
export type MongolianAnswer = Frozen<Static<typeof answer>>;
