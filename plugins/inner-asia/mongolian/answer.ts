import { PHASE, WEEKDAY } from "#lore";
import { LEANING, phrase, term, Type, verdict, vocabulary, type Frozen, type Static } from "#sdk";
import { HAIR, type Hair } from "../core/hair.ts";
import { MonthShape } from "../core/month.ts";
import { ANIMAL, COLOUR, FEAST, MONTH, PLANET, ROAD, type Road } from "./names.ts";

const REPEAT = vocabulary("dayRepeat", ["first", "second"]);

/** Why a day is good or bad for what it is asked for. */
export type Phrases = {
  byHair: { hair: Hair; day: number };
  byRoad: {
    road: Road;
    planet: "sun" | "moon" | "mars" | "mercury" | "jupiter" | "venus" | "saturn";
  };
};

export const answer = Type.Object({
  civil: Type.Object(
    {
      date: Type.String({ description: "Gregorian, YYYY-MM-DD" }),
      weekday: term(WEEKDAY, "The day of the week"),
    },
    { description: "The civil day, named by what is current at its daybreak" },
  ),
  mongolian: Type.Object(
    {
      year: Type.Integer({ description: "Western year in which the lunar year begins" }),
      month: Type.Integer({ minimum: 1, maximum: 12, description: "The month" }),
      leapMonth: Type.Boolean({ description: "Whether the month is an inserted one" }),
      day: Type.Integer({ minimum: 1, maximum: 30, description: "The day" }),
      dayRepeat: Type.Union([term(REPEAT, "Which of two"), Type.Null()], {
        description: "Which of two civil days that share a lunar day",
      }),
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
  skipped: Type.Union([Type.Integer({ minimum: 1, maximum: 30 }), Type.Null()], {
    description: "Day of the month that is passed over after this one; null where none is",
  }),
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
