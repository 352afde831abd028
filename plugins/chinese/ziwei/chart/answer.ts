import { BRANCH, PHASE, PILLAR, STEM } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { GENDER } from "#east/gender.ts";
import { palaceShape } from "./palace.ts";
import { patternShape } from "./patterns/find.ts";
import { presentShape } from "./present.ts";
import { BUREAU, STAR } from "#east/purple_star/stars.ts";

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
  palaces: Type.Array(palaceShape, {
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
