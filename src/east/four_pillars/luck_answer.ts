/** The luck cycles as a chart shows them. */
import { PILLAR, type Polarity, type Stem } from "#lore";
import { phrase, term, Type, verdict, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import type { GenderName } from "../gender.ts";
import { LIFE_STAGE } from "../life_stages.ts";
import { NA_YIN } from "../na_yin.ts";
import { TEN_GOD } from "../ten_gods.ts";

/** Which way the cycles run. */
export const LUCK_DIRECTION = vocabulary("luckDirection", {
  forward: { native: "順", roman: "shùn" },
  backward: { native: "逆", roman: "nì" },
});
type LuckDirection = IdOf<typeof LUCK_DIRECTION>;

/** Why luck runs as it does. */
export type LuckPhrases = {
  runs: { gender: GenderName; stem: Stem; polarity: Polarity; direction: LuckDirection };
};

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(
  schema: T,
  description: string,
) => Type.Union([schema, Type.Null()], { description });

/** A ten-year cycle. */
const cycleShape = Type.Object(
  {
    pillar: term(PILLAR, "Pillar of the cycle"),
    tenGod: term(TEN_GOD, "Ten god of its stem"),
    hiddenTenGods: Type.Array(term(TEN_GOD, "A ten god"), {
      description: "Ten gods of the stems inside its branch, main first",
    }),
    stage: term(LIFE_STAGE, "Life stage of the day master on its branch"),
    naYin: term(NA_YIN, "Sound of the pair"),
    startYear: orNull(
      Type.Integer(),
      "Gregorian year in which it begins; null without a date of birth",
    ),
    endYear: orNull(
      Type.Integer(),
      "Year in which the next cycle begins; null without a date of birth",
    ),
    startDate: orNull(
      Type.String(),
      "Day on which it begins, YYYY-MM-DD; null where the birth time is unknown",
    ),
    startAge: orNull(
      Type.Object(
        {
          nominal: Type.Integer({ description: "虛歲: the year of birth counts as 1" }),
          completed: Type.Integer({ description: "Completed years" }),
        },
        { description: "Age" },
      ),
      "Age at its beginning, both ways of counting; null without a date of birth",
    ),
  },
  { description: "A ten-year cycle" },
);

const firstDay = (description: string) => Type.String({ description });

/** The luck cycles. */
export const luckShape = Type.Object(
  {
    direction: verdict(
      term(LUCK_DIRECTION, "Which way the cycles run"),
      phrase<LuckPhrases>("Gender and year stem"),
      "Which way the cycles run from the month",
    ),
    start: Type.Union(
      [
        Type.Object(
          {
            years: Type.Integer({ description: "Calendar years" }),
            months: Type.Integer({ description: "Months" }),
            days: Type.Integer({ description: "Days" }),
            hours: Type.Integer({ description: "Hours" }),
          },
          { description: "From birth to the first cycle" },
        ),
        Type.Null(),
      ],
      { description: "Time from birth to the first cycle; null where the time is unknown" },
    ),
    startDate: Type.Union([Type.String(), Type.Null()], {
      description: "First day of the first cycle, YYYY-MM-DD; null where the time is unknown",
    }),
    startBetween: Type.Union(
      [
        Type.Object(
          {
            earliest: firstDay("For a birth at one end of the day"),
            latest: firstDay("For a birth at the other end"),
          },
          { description: "First day of luck, YYYY-MM-DD" },
        ),
        Type.Null(),
      ],
      {
        description:
          "Where the time is unknown: the first day for a birth at either end of the day; else null",
      },
    ),
    pillars: Type.Array(cycleShape, { description: "Eight ten-year pillars" }),
    minor: Type.Union(
      [
        Type.Array(
          Type.Object(
            {
              pillar: term(PILLAR, "Pillar of the year's minor luck"),
              year: Type.Integer({ description: "Gregorian year" }),
              nominalAge: Type.Integer({ description: "虛歲" }),
              tenGod: term(TEN_GOD, "Ten god of its stem"),
            },
            { description: "Minor luck of a year" },
          ),
        ),
        Type.Null(),
      ],
      { description: "小運: pillars of the years before the first cycle; null without an hour" },
    ),
  },
  { description: "The luck cycles" },
);
export type Luck = Frozen<Static<typeof luckShape>>;
