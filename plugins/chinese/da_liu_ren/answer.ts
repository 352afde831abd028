import { term, Type, type Frozen, type Static } from "#sdk";
import { BRANCH, PILLAR, STEM } from "#lore";
import { termInstantShape } from "../calendar/solar_terms.ts";
import { RELATIVE } from "../changes/na_jia.ts";
import { GENERAL, MONTH_GENERAL } from "./generals.ts";
import { GATE } from "./transmissions.ts";

const branch = (description: string) => term(BRANCH, description);
const general = (description: string) => term(GENERAL, description);

export const answer = Type.Object({
  pillars: Type.Object(
    {
      year: term(PILLAR, "Year pillar"),
      month: term(PILLAR, "Month pillar"),
      day: term(PILLAR, "Day pillar"),
      hour: term(PILLAR, "Hour pillar"),
    },
    { description: "The four pillars of the moment" },
  ),
  chartTime: Type.String({ description: "Local time on the chart's clock, ISO 8601" }),
  zhongQi: termInstantShape("The middle term that gave the month general"),
  monthGeneral: Type.Object(
    { general: term(MONTH_GENERAL, "Its name"), branch: branch("Its branch") },
    { description: "月將, the general of the month" },
  ),
  hourBranch: branch("Branch of the double hour"),
  dayVoid: Type.Array(branch("A void branch"), {
    minItems: 2,
    maxItems: 2,
    description: "Branches that the day's ten leave over",
  }),
  isDay: Type.Boolean({ description: "Whether the noble of the day was taken, not the night's" }),
  plate: Type.Array(
    Type.Object({
      earth: branch("Branch of the earth plate"),
      heaven: branch("Branch of the heaven plate above it"),
      general: general("General above both"),
    }),
    { minItems: 12, maxItems: 12, description: "By earth branch, 子 first" },
  ),
  lessons: Type.Array(
    Type.Object({
      upper: branch("Branch above"),
      lower: Type.String({
        description: "The stem of the day in the first lesson, else a branch, in Chinese",
      }),
      pair: Type.String({ description: "Upper over lower, in Chinese" }),
      general: general("General above it"),
    }),
    { minItems: 4, maxItems: 4, description: "The four lessons in their order" },
  ),
  transmissions: Type.Array(
    Type.Object({
      branch: branch("Branch of the transmission"),
      general: general("General above it"),
      relative: term(RELATIVE, "What it is to the day's stem"),
      stem: Type.Union([term(STEM, "The stem"), Type.Null()], {
        description: "遁干 within the day's ten; null for a void branch",
      }),
    }),
    { minItems: 3, maxItems: 3, description: "Beginning, middle and end" },
  ),
  gate: term(GATE, "Which of the gates gave the transmissions"),
  horse: branch("Travelling horse of the day"),
  yearOfLife: Type.Union([term(PILLAR, "The pair"), Type.Null()], {
    description: "行年 at the querent's nominal age; null without a birth year",
  }),
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
});
export type LiuRenAnswer = Frozen<Static<typeof answer>>;
