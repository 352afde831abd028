import {
  ReplyShape,
  UnderstoodShape,
  phrase,
  term,
  Type,
  verdict,
  type Frozen,
  type Static,
  type TSchema,
} from "#sdk";
import { BRANCH, PILLAR, STEM } from "#lore";
import { termInstantShape } from "#east/calendar/solar_terms.ts";
import { RELATIVE } from "../changes/na_jia.ts";
import { GENERAL, MONTH_GENERAL } from "./generals.ts";
import { PERSON, TOPIC } from "../changes/liuyao/judgement/matters.ts";
import { CHAIN, COURSE } from "./courses/terms.ts";
import { STANDING, type MatterPhrases } from "./matters.ts";
import { GATE } from "./transmissions.ts";

const branch = (description: string) => term(BRANCH, description);
const general = (description: string) => term(GENERAL, description);

const orNull = <S extends TSchema>(schema: S, description: string) =>
  Type.Union([schema, Type.Null()], { description });

export const answer = Type.Object({
  pillars: Type.Object(
    {
      year: orNull(term(PILLAR, "Year pillar"), "Year pillar; null for a board given as it stands"),
      month: orNull(
        term(PILLAR, "Month pillar"),
        "Month pillar; null for a board given as it stands",
      ),
      day: term(PILLAR, "Day pillar"),
      hour: term(PILLAR, "Hour pillar"),
    },
    { description: "The four pillars of the moment" },
  ),
  boardGiven: Type.Boolean({
    description:
      "Whether day, month general and hour were given as they stand; the time is then not read",
  }),
  chartTime: orNull(
    Type.String({ description: "Local time on the chart's clock, ISO 8601" }),
    "Local time on the chart's clock; null for a board given as it stands",
  ),
  zhongQi: orNull(
    termInstantShape("The middle term that gave the month general"),
    "The middle term that gave the month general; null for a board given as it stands",
  ),
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
  courses: Type.Array(
    Type.Object({
      course: term(COURSE, "Its name", ["sense"]),
      ifYear: orNull(
        branch("Branch of the year"),
        "Branch of the year that it takes for granted, where the year was not given; null where it holds",
      ),
    }),
    { description: "Sub-names of the gate and bodies of the lessons 課體" },
  ),
  chain: orNull(
    term(CHAIN, "The name"),
    "Name of transmissions that run on by one branch or two; null for others",
  ),
  matter: Type.Object(
    {
      topic: term(TOPIC, "What is asked about; oneself where nothing was said"),
      person: term(PERSON, "Whom it is about"),
      general: general("類神: general that stands for the matter"),
      branch: branch("Branch that it rides"),
      relative: orNull(
        term(RELATIVE, "The relative"),
        "Relative that stands for it beside; or null",
      ),
      verdict: verdict(
        term(STANDING, "How it stands"),
        phrase<MatterPhrases>("A reason"),
        "How the matter stands, by this service's own weights",
      ),
    },
    { description: "Reading by matter" },
  ),
  horse: branch("Travelling horse of the day"),
  yearOfLife: Type.Union([term(PILLAR, "The pair"), Type.Null()], {
    description: "行年 at the querent's nominal age; null without a birth year",
  }),
  asked: UnderstoodShape,
  reply: ReplyShape,
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
});
export type LiuRenAnswer = Frozen<Static<typeof answer>>;
