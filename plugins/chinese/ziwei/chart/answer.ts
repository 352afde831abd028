import { BRANCH, PHASE, PILLAR, STEM } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { GENDER } from "../../core/gender.ts";
import { LIFE_STAGE } from "../../core/life_stages.ts";
import { patternShape } from "./patterns/find.ts";
import { presentShape } from "./present.ts";
import {
  ADJECTIVE_STAR,
  BRIGHTNESS,
  BUREAU,
  DOCTOR_RING,
  GENERAL_RING,
  MAJOR_STAR,
  MINOR_STAR,
  PALACE,
  STAR,
  TRANSFORMATION,
  YEAR_RING,
} from "./stars.ts";

const shine = {
  brightness: Type.Union([term(BRIGHTNESS, "Grade of brightness"), Type.Null()], {
    description: "Brightness on its branch; null where it has none",
  }),
  transformation: Type.Union([term(TRANSFORMATION, "One of the four"), Type.Null()], {
    description: "四化 by the year's stem; null where it is not transformed",
  }),
};

const palace = Type.Object(
  {
    palace: term(PALACE, "The palace"),
    stem: term(STEM, "Stem of the palace"),
    branch: term(BRANCH, "Branch of the palace"),
    isBody: Type.Boolean({ description: "Whether the body palace 身宮 stands here" }),
    majorStars: Type.Array(
      Type.Object({ star: term(MAJOR_STAR, "The star"), ...shine }, { description: "A star" }),
      { description: "Major stars" },
    ),
    minorStars: Type.Array(
      Type.Object({ star: term(MINOR_STAR, "The star"), ...shine }, { description: "A star" }),
      { description: "Minor stars" },
    ),
    adjectiveStars: Type.Array(term(ADJECTIVE_STAR, "An adjective star"), {
      description: "Adjective stars",
    }),
    lifeStage: term(LIFE_STAGE, "長生 ring of the bureau"),
    doctorRing: term(DOCTOR_RING, "博士 ring"),
    yearRing: term(YEAR_RING, "歲前 ring"),
    generalRing: term(GENERAL_RING, "將前 ring"),
    decade: Type.Object(
      {
        from: Type.Integer({ description: "First nominal age" }),
        to: Type.Integer({ description: "Last nominal age" }),
      },
      { description: "大限, nominal ages" },
    ),
    ages: Type.Array(Type.Integer({ description: "A nominal age" }), {
      description: "Nominal ages of the minor limit 小限, first six",
    }),
    selfTransformations: Type.Array(term(TRANSFORMATION, "One of the four"), {
      description: "自化: the palace stem transforms a star in it",
    }),
  },
  { description: "A palace with its stars" },
);

export const answer = Type.Object({
  gender: term(GENDER, "Gender by which decades and rings run"),
  lunarDate: Type.Object(
    {
      year: Type.Integer({ description: "Gregorian year in which the lunar year begins" }),
      month: Type.Integer({ description: "Number of the month, 1 to 12" }),
      isLeapMonth: Type.Boolean({ description: "Whether it is a leap month" }),
      day: Type.Integer({ description: "Day of the month, 1 to 30" }),
      native: Type.String({ description: "The date as it is written in Chinese" }),
    },
    { description: "Chinese date on the chart's clock" },
  ),
  countedAs: Type.Object(
    {
      month: Type.Integer({ description: "Number of the month, 1 to 12" }),
      day: Type.Integer({ description: "Day of the month, 1 to 30" }),
      hour: term(BRANCH, "Double hour"),
    },
    {
      description:
        "Month, day and hour by which the stars are placed, leap month and late zi resolved",
    },
  ),
  year: term(PILLAR, "Year pillar of the chart"),
  bureau: term(BUREAU, "Bureau by the sound of the life palace"),
  bureauElement: term(PHASE, "Element of the bureau"),
  bureauNumber: Type.Integer({
    minimum: 2,
    maximum: 6,
    description: "Number of the bureau, the nominal age at which the first decade begins",
  }),
  soulMaster: term(STAR, "命主: star of the soul"),
  bodyMaster: term(STAR, "身主: star of the body"),
  lifePalace: term(BRANCH, "Branch of the life palace"),
  bodyPalace: term(BRANCH, "Branch of the body palace"),
  palaces: Type.Array(palace, {
    minItems: 12,
    maxItems: 12,
    description: "In the order of the palaces, life first; branches run backwards",
  }),
  patterns: Type.Array(patternShape, {
    description: "格局: named constellations of stars, full ones first",
  }),
  present: Type.Union([presentShape, Type.Null()], {
    description: "Decade and year of `onDate`; null without it",
  }),
});
export type ZiweiAnswer = Frozen<Static<typeof answer>>;
export type Palace = ZiweiAnswer["palaces"][number];
