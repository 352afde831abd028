import { PHASE } from "#lore";
import { ScoreShape, term, testimonies, Type, vocabulary, type Frozen, type Static } from "#sdk";
import type { Reasons } from "./judgement.ts";
import { ANIMAL, COLOUR, DAY_PLANET, FORCE, MANSION, MEWA, SEX } from "./names.ts";

/** Which of two days that bear one number. */
export const DAY_REPEAT = vocabulary("dayRepeat", ["first", "second"]);

const force = (description: string) =>
  Type.Object(
    { force: term(FORCE, "The force"), element: term(PHASE, "Its element") },
    { description },
  );

export const answer = Type.Object({
  date: Type.Object(
    {
      year: Type.Integer({ description: "Royal year" }),
      westernYear: Type.Integer({ description: "Western year in which the Tibetan year begins" }),
      month: Type.Integer({ minimum: 1, maximum: 12, description: "Month" }),
      leapMonth: Type.Boolean({ description: "Whether the month is the leap one" }),
      day: Type.Integer({ minimum: 1, maximum: 30, description: "Day of the month" }),
      dayRepeat: Type.Union([term(DAY_REPEAT, "Which of the two"), Type.Null()], {
        description: "First or second of a doubled day; null for a single one",
      }),
    },
    { description: "The day of birth by the Phugpa reckoning" },
  ),
  rabjung: Type.Integer({ description: "Number of the cycle of sixty; the first began in 1027" }),
  yearInRabjung: Type.Integer({ minimum: 1, maximum: 60, description: "Year of the cycle" }),
  element: term(PHASE, "Element of the year"),
  animal: term(ANIMAL, "Animal of the year", ["portrait"]),
  polarity: term(SEX, "Male or female half of the element"),
  forces: Type.Object(
    {
      life: force("Life force"),
      body: force("Body"),
      power: force("Power"),
      luck: force("Wind horse, luck"),
      spirit: force("Spirit"),
    },
    { description: "The five forces of the year" },
  ),
  mewa: Type.Object(
    {
      number: Type.Integer({ minimum: 1, maximum: 9, description: "Number of the year" }),
      mewa: term(MEWA, "The number with its character", ["portrait"]),
      colour: term(COLOUR, "Its colour"),
      element: term(PHASE, "Its element"),
    },
    { description: "The number of the birth in the square of nine" },
  ),
  dayPlanet: Type.Object(
    { planet: term(DAY_PLANET, "The planet"), element: term(PHASE, "Its element") },
    { description: "The planet of the weekday" },
  ),
  mansion: Type.Object(
    {
      number: Type.Integer({ minimum: 1, maximum: 27, description: "1 is Aśvinī" }),
      mansion: term(MANSION, "The mansion"),
    },
    { description: "Where the almanac's Moon stood at daybreak" },
  ),
  beforeDawn: Type.Boolean({ description: "Whether the birth counts to the day before" }),
  score: ScoreShape,
  testimonies: testimonies<Reasons>(),
});
export type NatalAnswer = Frozen<Static<typeof answer>>;
