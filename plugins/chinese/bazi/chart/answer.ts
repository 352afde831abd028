import { ANIMAL, PILLAR, STEM } from "#lore";
import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import { CLOCK_NAME } from "#east/calendar/conventions.ts";
import { SOLAR_TERM, termInstantShape } from "#east/calendar/solar_terms.ts";
import { GENDER } from "#east/gender.ts";
import { balanceShape } from "./balance.ts";
import { commandShape } from "./commanding_stem.ts";
import { derivedShape } from "./derived.ts";
import type { DoubtPhrases, UntoldPhrases } from "./given_pillars.ts";
import { luckShape } from "#east/four_pillars/luck_answer.ts";
import { pillarShape } from "#east/four_pillars/view.ts";
import { pillarRelationShape } from "./relations.ts";
import { starShape } from "./stars.ts";
import { strengthShape } from "./strength.ts";
import { structureShape } from "./structure.ts";
import { usefulGodShape } from "./useful_god_answer.ts";

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(
  schema: T,
  description: string,
) => Type.Union([schema, Type.Null()], { description });

export const answer = Type.Object({
  native: Type.String({
    description: "The pillars in a row: year, month, day and, where known, hour",
  }),
  gender: term(GENDER, "Gender by which the luck cycles run"),
  hourKnown: Type.Boolean({ description: "False when three pillars were read" }),
  chartTime: orNull(
    Type.Object(
      {
        clock: term(CLOCK_NAME, "The clock"),
        local: Type.String({ description: "Local time on that clock, ISO 8601" }),
        correctionMinutes: Type.Number({
          description: "Minutes from the civil clock without daylight saving to the chart's clock",
        }),
      },
      { description: "Time of the chart" },
    ),
    "The time by which day and hour were reckoned; null where it is unknown",
  ),
  lunarDate: orNull(
    Type.Object(
      {
        year: Type.Integer({ description: "Gregorian year in which the lunar year begins" }),
        month: Type.Integer({ description: "Number of the month, 1 to 12" }),
        isLeapMonth: Type.Boolean({ description: "Whether it is a leap month" }),
        day: Type.Integer({ description: "Day of the month, 1 to 30" }),
        native: Type.String({ description: "The date as it is written in Chinese" }),
      },
      { description: "Chinese date" },
    ),
    "Chinese date of the civil day; null before 1645 and without a date",
  ),
  zodiac: Type.Object(
    {
      liChun: term(ANIMAL, "Animal of the year by li chun"),
      lunarNewYear: orNull(
        term(ANIMAL, "Animal of the year"),
        "Animal by lunar new year, as the public reckons; null before 1645 and without a date",
      ),
    },
    { description: "Animal of the year, by both beginnings of the year" },
  ),
  pillars: Type.Object(
    {
      year: pillarShape("Pillar of the year"),
      month: pillarShape("Pillar of the month"),
      day: pillarShape("Pillar of the day"),
      hour: orNull(pillarShape("Pillar of the hour"), "Pillar of the hour; null without a time"),
    },
    { description: "The four pillars" },
  ),
  dayMaster: term(STEM, "The stem of the day, which stands for the person"),
  withoutDate: orNull(
    Type.Object(
      {
        untold: Type.Array(phrase<UntoldPhrases>("Something that pillars alone do not tell"), {
          description: "What cannot be told without a date",
        }),
        doubts: Type.Array(phrase<DoubtPhrases>("What does not fit"), {
          description: "Stems that do not follow from their year or day, as they must",
        }),
      },
      { description: "What is particular to pillars as given" },
    ),
    "Where the pillars were given in place of a birth: what they leave open; else null",
  ),
  solarTerms: orNull(
    Type.Object(
      {
        previousJie: termInstantShape("The jie that opened the month"),
        nextJie: termInstantShape("The jie that ends it"),
        inForce: termInstantShape("The last term of either kind"),
      },
      { description: "Solar terms" },
    ),
    "Solar terms around the birth; null without a date",
  ),
  jieAlternative: orNull(
    Type.Object(
      {
        term: term(SOLAR_TERM, "The jie"),
        seconds: Type.Integer({ description: "Seconds from the jie; negative before it" }),
        year: term(PILLAR, "Year pillar on its other side"),
        month: term(PILLAR, "Month pillar on its other side"),
      },
      { description: "The other side of a near jie" },
    ),
    "Pillars on the other side of a jie within 2 minutes of the birth; null where there is none",
  ),
  commandingStem: orNull(commandShape, "人元司令; null without a time"),
  balance: balanceShape,
  relations: Type.Array(pillarRelationShape, {
    description: "Relations among the stems and among the branches",
  }),
  stars: Type.Array(starShape, { description: "神煞: symbolic stars" }),
  derived: derivedShape,
  strength: strengthShape,
  structure: structureShape,
  usefulGod: usefulGodShape,
  luck: luckShape,
});
export type ChartAnswer = Frozen<Static<typeof answer>>;
