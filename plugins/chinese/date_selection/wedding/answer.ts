import { ANIMAL, BRANCH, PILLAR, STEM, WEEKDAY, type Stem } from "#lore";
import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import { SPECIAL_DAY } from "../../almanac/terms.ts";
import { OFFICER, ROAD, ROAD_GOD } from "#east/almanac/terms.ts";
import { MOUNTAIN } from "../../feng_shui/core/mountains.ts";
import type { DayPhrases } from "../find/answer.ts";
import {
  BRIDE_MONTH,
  CIRCLE,
  PURPOSE,
  RELATIVE,
  WEDDING_REASON,
  type BrideMonth,
  type CirclePlace,
} from "./terms.ts";

/** What is said of a wedding day beside what is said of any day. */
export type WeddingPhrases = DayPhrases & {
  brideMonth: { kind: BrideMonth };
  circleAt: { place: CirclePlace };
  groomStar: { stem: Stem };
  childStar: { stem: Stem };
  hurtStar: { stem: Stem };
  lonely: { bride: boolean };
  pigDay: {};
  parent: { number: number };
};

const facts = {
  date: Type.String({ description: "Civil date, YYYY-MM-DD" }),
  dayOfWeek: term(WEEKDAY, "Day of the week"),
  lunar: Type.String({ description: "The lunar date as it is written in Chinese" }),
  year: term(PILLAR, "Year pillar, from 立春"),
  month: term(PILLAR, "Month pillar"),
  day: term(PILLAR, "Day pillar"),
  officer: term(OFFICER, "Officer of the day 建除"),
  god: term(ROAD_GOD, "God of the yellow or black road"),
  road: term(ROAD, "The road it walks"),
  specialDays: Type.Array(term(SPECIAL_DAY, "A day apart"), {
    description: "月破, 四離, 四絕, 天赦, 楊公忌",
  }),
  clash: term(ANIMAL, "Animal that the day clashes with"),
  brideMonth: term(BRIDE_MONTH, "What its month is to the bride"),
  circle: term(CIRCLE, "Where the day stands in the wedding circle 周堂"),
};

const person = (description: string) =>
  Type.Object(
    {
      year: term(PILLAR, "Year pillar, from 立春"),
      day: term(PILLAR, "Pillar of the day of birth"),
      animal: term(ANIMAL, "Animal of the year"),
    },
    { description },
  );

export const answer = Type.Object({
  purpose: term(PURPOSE, "What a day is sought for"),
  from: Type.String({ description: "First day searched" }),
  to: Type.String({ description: "Last day searched" }),
  searched: Type.Integer({ description: "Days searched" }),
  kept: Type.Integer({ description: "Days against which nothing speaks that forbids" }),
  bride: person("The bride"),
  groom: person("The groom"),
  groomStar: term(STEM, "The stem that is the bride's groom star 夫星"),
  childStar: term(STEM, "The stem that is her star of children 天嗣"),
  family: Type.Array(
    Type.Object(
      {
        relative: term(RELATIVE, "Who"),
        year: term(PILLAR, "Year pillar"),
        animal: term(ANIMAL, "Animal"),
      },
      { description: "A parent" },
    ),
    { description: "The parents named" },
  ),
  seat: Type.Union([term(MOUNTAIN, "Mountain on which the house sits"), Type.Null()], {
    description: "Null where none was named",
  }),
  months: Type.Array(
    Type.Object(
      {
        kind: term(BRIDE_MONTH, "What they are to the bride", ["sense"]),
        months: Type.Array(Type.Integer({ minimum: 1, maximum: 12 }), {
          description: "Numbers of the months, 1 for 寅",
        }),
      },
      { description: "Two months of the year" },
    ),
    { minItems: 6, maxItems: 6, description: "The bride's months by her animal 行嫁月" },
  ),
  days: Type.Array(
    Type.Object(
      {
        ...facts,
        score: Type.Integer({ description: "50 and its points; this model's own" }),
        because: Type.Array(phrase<WeddingPhrases>("A point"), {
          description: "What speaks for it and against it, each with its book",
        }),
        hours: Type.Array(term(BRANCH, "A double hour"), {
          description: "Hours of the yellow road that clash with neither, nor with the parents",
        }),
      },
      { description: "A day" },
    ),
    { maxItems: 60, description: "The best days, best first" },
  ),
  rejected: Type.Array(
    Type.Object(
      {
        ...facts,
        reasons: Type.Array(term(WEDDING_REASON, "A reason", ["book"]), {
          description: "Why it is left out",
        }),
      },
      { description: "A day left out" },
    ),
    {
      description: "Days left out in the month of the best day, or of the first where none is left",
    },
  ),
  counts: Type.Array(
    Type.Object(
      {
        reason: term(WEDDING_REASON, "The reason", ["book"]),
        days: Type.Integer({ description: "Days that it leaves out" }),
      },
      { description: "A reason with its days" },
    ),
    { description: "How many days each reason leaves out" },
  ),
});
export type WeddingAnswer = Frozen<Static<typeof answer>>;
