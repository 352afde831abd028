import { ANIMAL, BRANCH, PILLAR } from "#lore";
import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { TAI_SUI } from "../../bazi/forecast/meetings.ts";
import { RELATION } from "#east/relations.ts";
import { TOPIC, YEAR_STAR } from "./stars.ts";

/** How a matter or a month stands. */
export const TONE = vocabulary("yearTone", ["good", "even", "hard"]);
export type Tone = IdOf<typeof TONE>;

const relations = (description: string) =>
  Type.Array(term(RELATION, "A relation"), { description });

export const answer = Type.Object({
  year: Type.Integer({ description: "Gregorian year in which the lunar year begins" }),
  pillar: term(PILLAR, "Its pair"),
  animal: term(ANIMAL, "Its animal"),
  from: Type.String({ description: "Lunar new year's day, YYYY-MM-DD" }),
  to: Type.String({ description: "Its last day, YYYY-MM-DD" }),
  animals: Type.Array(
    Type.Object(
      {
        animal: term(ANIMAL, "The animal of the birth year"),
        score: Type.Integer({
          minimum: 5,
          maximum: 95,
          description: "50 and the points of relations and stars; this model's own",
        }),
        relations: relations("Of its branch and that of the year"),
        offences: Type.Array(term(TAI_SUI, "An offence"), { description: "犯太歲" }),
        stars: Type.Array(term(YEAR_STAR, "A star"), { description: "Stars that the year brings" }),
        topics: Type.Array(
          Type.Object(
            {
              topic: term(TOPIC, "The matter"),
              tone: term(TONE, "How it stands"),
              stars: Type.Array(term(YEAR_STAR, "A star"), { description: "Stars that touch it" }),
            },
            { description: "A matter of the year" },
          ),
          { minItems: 4, maxItems: 4, description: "Work, money, love and home" },
        ),
        months: Type.Array(
          Type.Object(
            {
              branch: term(BRANCH, "Branch of the solar month"),
              from: Type.String({ description: "Day on which it begins (節), China, YYYY-MM-DD" }),
              tone: term(TONE, "How it stands"),
              relations: relations("Of the month's branch and the animal's"),
            },
            { description: "A solar month" },
          ),
          { minItems: 12, maxItems: 12, description: "From 寅, which 立春 opens, to 丑" },
        ),
      },
      { description: "An animal in the year" },
    ),
    { minItems: 1, maxItems: 12, description: "The one asked about, or all twelve, best first" },
  ),
});
export type YearForecast = Frozen<Static<typeof answer>>;
