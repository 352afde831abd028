import { LEANING, term, Type, type Frozen, type Static } from "#sdk";
import { JIJI } from "../core/hangul.ts";
import { PART, STAR } from "./terms.ts";

export const answer = Type.Object({
  lunar: Type.Object(
    {
      year: Type.Integer({ description: "Gregorian year in which the lunar year begins" }),
      month: Type.Integer({ minimum: 1, maximum: 12, description: "Month as it is counted" }),
      isLeapMonth: Type.Boolean({ description: "Whether the birth fell in a leap month" }),
      day: Type.Integer({ minimum: 1, maximum: 30, description: "Day of the month" }),
      native: Type.String({ description: "As it is said in Korean" }),
    },
    { description: "Birth by the calendar of Korea" },
  ),
  yearBranch: term(JIJI, "Branch of the lunar year"),
  hour: Type.Union([term(JIJI, "The hour"), Type.Null()], {
    description: "Double hour of birth; null without a time",
  }),
  stars: Type.Array(
    Type.Object(
      {
        part: term(PART, "Part of life", ["when"]),
        star: term(STAR, "Its star", ["sense"]),
        leaning: term(LEANING, "How the book holds the star"),
      },
      { description: "A star" },
    ),
    { minItems: 3, maxItems: 4, description: "Stars of year, month, day and, with a time, hour" },
  ),
});
export type DangSaju = Frozen<Static<typeof answer>>;
