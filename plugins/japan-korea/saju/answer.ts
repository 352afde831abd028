import { PHASE, type Phase } from "#lore";
import { phrase, term, Type, verdict, type Frozen, type Static } from "#sdk";
import { CLOCK_NAME } from "#east/calendar/conventions.ts";
import { PLACE } from "#east/calendar/pillars.ts";
import { GENDER } from "#east/gender.ts";
import { NABEUM, SINSAL, SIPSEONG, TIE, UNSEONG, YUKCHIN } from "../core/arts.ts";
import { CHEONGAN, GAPJA, JEOLGI, JIJI } from "../core/hangul.ts";
import { SINGANG, type SajuPhrases } from "./terms.ts";

const pillar = (description: string) =>
  Type.Object(
    {
      gapja: term(GAPJA, "The pair"),
      stem: term(CHEONGAN, "Stem (천간)"),
      stemElement: term(PHASE, "Element of the stem"),
      branch: term(JIJI, "Branch (지지)"),
      branchElement: term(PHASE, "Element of the branch"),
      stemGod: term(SIPSEONG, "Ten god of the stem; over the day stem the day master (일간)"),
      branchGod: term(SIPSEONG, "Ten god of the branch, by its main stem"),
      hidden: Type.Array(
        Type.Object(
          {
            stem: term(CHEONGAN, "The stem"),
            god: term(SIPSEONG, "Its ten god"),
            days: Type.Union([Type.Integer(), Type.Null()], {
              description: "Days of the month that it rules; null by the other school",
            }),
          },
          { description: "A stem in the branch" },
        ),
        { description: "Stems in the branch (지장간), the main one last" },
      ),
      stage: term(UNSEONG, "Stage of the day stem on the branch (십이운성)"),
      sinsal: term(SINSAL, "Spirit-killer of the branch (십이신살)"),
      sound: term(NABEUM, "Sound of the pair (납음)"),
      void: Type.Boolean({ description: "Whether the branch is void under the day pair (공망)" }),
    },
    { description },
  );

const count = (description: string) => Type.Integer({ minimum: 0, maximum: 8, description });
const PHASES: Record<Phase, string> = {
  wood: "목",
  fire: "화",
  earth: "토",
  metal: "금",
  water: "수",
};

export const answer = Type.Object({
  gender: term(GENDER, "Gender by which luck runs"),
  chartTime: Type.Union(
    [
      Type.Object(
        {
          clock: term(CLOCK_NAME, "Kind of clock"),
          local: Type.String({ description: "What it shows, ISO 8601 without offset" }),
          utcOffsetMinutes: Type.Integer({
            description: "What the civil clock of the day was ahead of universal time, minutes",
          }),
          standardMinutes: Type.Integer({
            description: "The same without summer time: 510 or 540 in Korea since 1908",
          }),
        },
        { description: "The clock of day and hour" },
      ),
      Type.Null(),
    ],
    { description: "Clock by which day and hour are read; null without a time" },
  ),
  pillars: Type.Object(
    {
      year: pillar("Year (연주)"),
      month: pillar("Month (월주)"),
      day: pillar("Day (일주)"),
      hour: Type.Union([pillar("Hour (시주)"), Type.Null()], {
        description: "Hour; null without a time",
      }),
    },
    { description: "The four pillars" },
  ),
  voidBranches: Type.Array(term(JIJI, "A branch"), {
    minItems: 2,
    maxItems: 2,
    description: "Void branches of the day pair (공망)",
  }),
  elements: Type.Object(
    {
      wood: count(PHASES.wood),
      fire: count(PHASES.fire),
      earth: count(PHASES.earth),
      metal: count(PHASES.metal),
      water: count(PHASES.water),
    },
    { description: "How many of the eight characters (six without an hour) each element has" },
  ),
  families: Type.Array(
    Type.Object(
      {
        family: term(YUKCHIN, "The family"),
        element: term(PHASE, "Its element"),
        count: count("Characters beside the day stem"),
      },
      { description: "A family" },
    ),
    { minItems: 5, maxItems: 5, description: "The five families of ten gods" },
  ),
  strength: verdict(
    term(SINGANG, "How the day stem stands"),
    phrase<Pick<SajuPhrases, "supports">>("Season, seat and company"),
    "Strength of the day stem by 득령, 득지 and 득세",
  ),
  helper: verdict(
    term(PHASE, "The element"),
    phrase<Omit<SajuPhrases, "supports">>("What it does in the chart"),
    "The element that evens the chart (억부 용신)",
  ),
  ties: Type.Array(
    Type.Object(
      {
        tie: term(TIE, "The tie"),
        one: term(PLACE, "Pillar"),
        other: term(PLACE, "Pillar"),
      },
      { description: "A tie" },
    ),
    { description: "Ties among the branches" },
  ),
  solarTerms: Type.Object(
    {
      opened: term(JEOLGI, "The term that opened the month (절입)"),
      next: term(JEOLGI, "The term that ends it"),
    },
    { description: "Terms around the birth" },
  ),
  luck: Type.Object(
    {
      forward: Type.Boolean({ description: "Whether the cycles run forward (순행)" }),
      number: Type.Union([Type.Integer({ minimum: 0, maximum: 11 }), Type.Null()], {
        description: "Number of the luck (대운수): years to the first cycle; null without a time",
      }),
      cycles: Type.Array(
        Type.Object(
          {
            gapja: term(GAPJA, "The pair"),
            stemGod: term(SIPSEONG, "Ten god of the stem"),
            branchGod: term(SIPSEONG, "Ten god of the branch"),
            stage: term(UNSEONG, "Stage of the day stem"),
            sinsal: term(SINSAL, "Spirit-killer"),
            age: Type.Union([Type.Integer(), Type.Null()], {
              description: "Completed years at its start; null without a time",
            }),
            startYear: Type.Union([Type.Integer(), Type.Null()], {
              description: "Gregorian year; null without a time",
            }),
          },
          { description: "A cycle of ten years" },
        ),
        { minItems: 8, maxItems: 8, description: "Eight cycles" },
      ),
    },
    { description: "Ten-year luck (대운)" },
  ),
});
export type SajuAnswer = Frozen<Static<typeof answer>>;
