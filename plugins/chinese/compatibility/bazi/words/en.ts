import type { Translation, Words } from "#sdk";
import { conventions as bazi } from "../../../bazi/chart/words/en/conventions.ts";
import { strength } from "../../../bazi/chart/words/en/judgement.ts";
import type { BoundaryPhrases } from "#east/calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import { phrases as boundaryPhrases, refusals } from "#east/calendar/words/en.ts";
import { gender, tenGod } from "../../../core/words/en.ts";
import {
  evennessPhrases,
  grade,
  luckPhrases,
  naYinPhrases,
  omissionFields,
  pairClock,
  partFields,
} from "../../words/en.ts";
import type { answer, MethodPhrases } from "../answer.ts";
import type { CONVENTIONS } from "../conventions.ts";
import type { pairInput } from "../../person.ts";
import { elementPhrases, part, pillarPhrases, starPhrases } from "./en/parts.ts";
import { dimension, readOut } from "./en/reading.ts";

export const en = {
  title: "Four pillars compatibility",
  summary:
    "Compares two four-pillar charts: day stems, seats of marriage, useful gods, spouse stars, na yin, stars and luck; scores love, marriage, work, money and well-being, and shows what dissents",
  weighs: "The match's own score; each part by its distance to 50 and its weight",
  fields: {
    ...partFields,
    ...omissionFields,
    genderAssumption: "Without a gender",
    gender: "Gender",
    hourKnown: "Hour known",
    "a/native": "Pillars in a row",
    "b/native": "Pillars in a row",
    year: "Year pillar",
    month: "Month pillar",
    day: "Day pillar",
    hour: "Hour pillar",
    dayMaster: "Day master",
    marriageSeat: "Seat of marriage",
    strength: "Strength",
    usefulGod: "Useful god",
    dimensions: "Sides of life",
    love: "Love",
    marriage: "Marriage",
    career: "Work",
    wealth: "Money",
    health: "Well-being",
    tenGods: "Ten gods",
    ofB: "The second to the first",
    ofA: "The first to the second",
  },
  terms: { gender, grade, part, strength, tenGod },
  phrases: {
    ...boundaryPhrases,
    ...pillarPhrases,
    ...naYinPhrases,
    ...starPhrases,
    ...elementPhrases,
    ...evennessPhrases,
    ...luckPhrases,
    method: ({ dimensionSpread, scoreSpread }: MethodPhrases["method"]) =>
      `Each part has a value from 0 to 100, 50 neutral. A side of life is the weighted mean of its parts, its distance to 50 taken ${dimensionSpread} times; the score is the weighted mean of all parts (the weight of each stands beside it), its distance to 50 taken ${scoreSpread} times. No school fixes a total; the weights are this service's own model.`,
    withoutTime:
      "No time of birth was given: three pillars were read, and the score rests on them. Every double hour of the day was tried for the verdict, the change of day at its end included.",
    withoutGender:
      "No gender was given: the spouse star and the course of luck were read both ways, and the mean was scored. Nothing else depends on it.",
  },
  conventions: {
    clock: pairClock,
    dayBoundary: bazi.dayBoundary,
    yearBoundary: bazi.yearBoundary,
    noble: bazi.noble,
    strengthModel: bazi.strengthModel,
    school: bazi.school,
  },
  refusals: { longitudeNeeded: refusals.longitudeNeeded },
  reading: readOut,
  picture: {
    title: "Four pillars of two",
    dimension,
    places: { year: "year", month: "month", day: "day", hour: "hour" },
  },
} satisfies Words<{
  input: typeof pairInput;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: BoundaryPhrases;
  refusals: LongitudeRefusal;
}>;

export type CompatibilityBaziWords = Translation<typeof en>;
