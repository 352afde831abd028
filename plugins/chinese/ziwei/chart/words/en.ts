import { BRANCH } from "#lore";
import type { Translation, Words } from "#sdk";
import type { BoundaryPhrases } from "#east/calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import {
  conventions as calendar,
  phrases as boundaryPhrases,
  refusals,
} from "#east/calendar/words/en.ts";
import { pairOf } from "#east/pairs.ts";
import type { TallyPhrases } from "#east/tally.ts";
import { branchName, gender, lifeStage, tallyPhrases } from "../../../core/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import type { answer, ZiweiAnswer } from "../answer.ts";
import type { ZIWEI_CONVENTIONS } from "../conventions.ts";
import type { input } from "../input.ts";
import type { PresentRefusal } from "../present.ts";
import type { ZiweiRefusal } from "../read_chart.ts";
import { BUREAU, STAR, type BrightnessId } from "#east/purple_star/stars.ts";
import type { WeightPhrases } from "../weight.ts";
import { pattern, patternKind, patternPhrases, standing } from "./en/patterns.ts";
import { readOut } from "./en/reading.ts";
import {
  adjectiveStar,
  brightness,
  bureau,
  doctorRing,
  generalRing,
  majorStar,
  minorStar,
  palace,
  shortStar,
  star,
  transformation,
  yearRing,
} from "#east/purple_star/words/en.ts";

/** Signs of the grades of brightness. */
const LIGHT: Readonly<Record<BrightnessId, string>> = {
  miao: "◎",
  wang: "○",
  de: "△",
  li: "△",
  ping: "·",
  bu: "×",
  xian: "×",
};

/** Kind of person by the year's stem and gender, as charts head it. */
const kindOf = ({ year, gender: of }: ZiweiAnswer) => {
  const { polarity } = pairOf(year).stem;
  const native = `${polarity === "yang" ? "陽" : "陰"}${of === "male" ? "男" : "女"}`;
  return `${polarity} ${of === "male" ? "man" : "woman"} ${native}`;
};

export const en = {
  title: "Purple star chart",
  summary:
    "Twelve palaces with major, minor and adjective stars, brightness, four transformations, bureau, rings and decade ranges",
  weighs:
    "50 and the stars of the life palace, whole, and of the wealth, career and travel palaces, half: brightness 4, 3 or -4; transformations 4, 3, 3, -5; helpers 2, killers -2; each palace at most ±16",
  inputs: {
    onDate: {
      label: "Date asked about",
      about: "Calendar date, YYYY-MM-DD; its decade and year are read beside the chart",
    },
  },
  fields: {
    gender: "Gender",
    lunarDate: "Lunar date",
    year: "Year",
    month: "Month",
    isLeapMonth: "Leap month",
    day: "Day",
    "lunarDate/native": "As written",
    countedAs: "Counted as",
    hour: "Double hour",
    "/year": "Year pillar",
    bureau: "Bureau",
    bureauElement: "Element of the bureau",
    bureauNumber: "Number of the bureau",
    soulMaster: "Soul master",
    bodyMaster: "Body master",
    lifePalace: "Life palace",
    bodyPalace: "Body palace",
    palaces: "Palaces",
    palace: "Palace",
    stem: "Stem",
    branch: "Branch",
    isBody: "Body palace here",
    majorStars: "Major stars",
    minorStars: "Minor stars",
    star: "Star",
    brightness: "Brightness",
    transformation: "Transformation",
    adjectiveStars: "Adjective stars",
    lifeStage: "Life stage",
    doctorRing: "Doctor's ring",
    yearRing: "Ring of the year",
    generalRing: "General's ring",
    decade: "Decade",
    from: "From age",
    to: "To age",
    ages: "Ages of the minor limit",
    selfTransformations: "Self-transformations",
    patterns: "Patterns",
    pattern: "Pattern",
    condition: "Condition",
    sense: "Gist",
    otherNames: "Other names",
    kind: "List",
    standing: "Standing",
    because: "Because",
    against: "Against it",
    source: "Source",
    present: "Decade and year",
    "present/year": "Lunar year",
    nominalAge: "Nominal age (虛歲)",
    isChildhood: "Childhood limit",
    transformations: "Transformations",
    flowYear: "Year (流年)",
    minorLimit: "Minor limit (小限)",
  },
  terms: {
    adjectiveStar,
    brightness,
    bureau,
    doctorRing,
    gender,
    generalRing,
    lifeStage,
    majorStar,
    minorStar,
    palace,
    pattern,
    patternKind,
    standing,
    star,
    transformation,
    yearRing,
  },
  phrases: {
    ...boundaryPhrases,
    ...patternPhrases,
    ...tallyPhrases,
    palaceStarred: ({ palace: of, well }: WeightPhrases["palaceStarred"]) =>
      `the ${palace[of]} palace is ${well ? "well" : "ill"} starred`,
  },
  conventions: {
    clock: calendar.clock,
    lateZi: calendar.lateZi,
    yearBoundary: {
      title: "Start of the year",
      options: {
        lunarNewYear: "On lunar new year's day",
        liChun: "At the instant of li chun",
      },
    },
    leapMonth: {
      title: "Leap month",
      options: {
        half: "To day 15 its own number, then the next month's",
        same: "The number it repeats",
        next: "The next month's number",
      },
    },
    transformations: {
      title: "Table of the four transformations",
      options: {
        quanShu: "Quanshu",
        zhongZhou: "Zhongzhou school",
        gengTongRenown: "Geng: renown for tian tong, obstruction for tai yin",
      },
    },
    soulMaster: {
      title: "Soul master by",
      options: {
        lifePalace: "The branch of the life palace",
        yearBranch: "The branch of the year",
      },
    },
    hurtAndEnvoy: {
      title: "Heavenly hurt and envoy",
      options: {
        fixed: "Hurt with friends, envoy with health",
        byGender: "Changed for yin men and yang women",
      },
    },
  },
  refusals: {
    ...refusals,
    hourNeeded: {
      when: "no time of birth was given; the palaces cannot be placed without the double hour",
      says: "Cannot place the palaces: no time of birth given",
    },
    onDateUnusable: {
      when: "The date asked about does not exist, lies before the birth, or beyond the twelve decades",
      says: ({ date }: PresentRefusal["onDateUnusable"]) =>
        `Cannot find the decade of ${date}: give a date from the birth on, within 120 years of it`,
    },
  },
  omissions: {
    gender:
      "No gender was given. The decades and the rings of life stages and of the doctor run as for a male chart; for a female chart they run the other way. The palaces and their main stars stay; a few minor stars that go by gender may stand in other palaces.",
  },
  reading: readOut,
  picture: {
    lifeIn: (branch: string) => `Purple star chart: life palace in ${branch}`,
    /** Short enough to stand beside the stem and branch. */
    palace: { ...palace, friends: "friends", fortune: "fortune" },
    body: "body",
    /** Beside the ages; too long in English. */
    stage: (_: string): string => "",
    star: shortStar,
    light: (grade: BrightnessId, _: string): string => LIGHT[grade],
    mark: { lu: "P", quan: "A", ke: "R", ji: "O" },
    markMeans: {
      lu: "prosperity 化祿",
      quan: "authority 化權",
      ke: "renown 化科",
      ji: "obstruction 化忌",
    },
    legend: ["◎ brightest  ○ bright  △ fair", "· level  × dim", "ages: nominal, by decades"],
    showsLesser: false,
    /** Names in both scripts, below the board. */
    bothScripts: true,
    notDrawn: "Adjective stars (雜曜) are not drawn; the answer lists them with each palace.",
    centre: (chart: ZiweiAnswer): readonly string[] => [
      "Purple star chart",
      kindOf(chart),
      `${chart.bureauElement} bureau ${chart.bureauNumber} ${nativeOf(BUREAU, chart.bureau)}`,
      `lunar ${chart.lunarDate.year}, month ${chart.lunarDate.month}, day ${chart.lunarDate.day}`,
      `hour of the ${branchName(chart.countedAs.hour)} ${nativeOf(BRANCH, chart.countedAs.hour)}`,
      `soul: ${shortStar[chart.soulMaster]} ${nativeOf(STAR, chart.soulMaster)}`,
      `body: ${shortStar[chart.bodyMaster]} ${nativeOf(STAR, chart.bodyMaster)}`,
    ],
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof ZIWEI_CONVENTIONS;
  phrases: BoundaryPhrases & WeightPhrases & TallyPhrases;
  refusals: LongitudeRefusal & ZiweiRefusal;
  omissions: { gender: {} };
}>;

export type ZiweiChartWords = Translation<typeof en>;
