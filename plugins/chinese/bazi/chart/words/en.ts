import type { Translation, Words } from "#sdk";
import { BRANCH, PILLAR, STEM, type Branch, type Stem } from "#lore";
import type { BoundaryPhrases } from "#east/calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import {
  clock,
  phrases as boundaryPhrases,
  place,
  refusals,
  solarTerm,
  termFields,
} from "#east/calendar/words/en.ts";
import type { TallyPhrases } from "#east/tally.ts";
import {
  branchName,
  gender,
  godFamily,
  hiddenRole,
  lifeStage,
  naYin,
  phase,
  pillarGod,
  pillarName,
  relation,
  seasonState,
  stemName,
  tallyPhrases,
  tenGod,
} from "../../../core/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import { pairOf } from "#east/pairs.ts";
import type { answer, ChartAnswer } from "../answer.ts";
import type { BAZI_CONVENTIONS } from "../conventions.ts";
import type { DoubtPhrases, PillarsRefusal } from "../given_pillars.ts";
import type { input } from "../input.ts";
import { STRUCTURE } from "../structures.ts";
import type { WeightPhrases } from "../weight.ts";
import { conventions } from "./en/conventions.ts";
import { fields } from "./en/fields.ts";
import {
  judgementTerms,
  luckPhrases,
  modelPhrases,
  statePhrases,
  strength,
  strengthPhrases,
  structure,
  structurePhrases,
  structureState,
  usefulGodPhrases,
} from "./en/judgement.ts";
import { readOut } from "./en/reading.ts";
import { star } from "./en/stars.ts";

const weightPhrases = {
  structureIs: ({ state }: WeightPhrases["structureIs"]) =>
    `the structure is ${structureState[state]}`,
  selfIs: ({ strength: grade }: WeightPhrases["selfIs"]) => `the day master is ${strength[grade]}`,
  elementsLean: ({ helpful }: WeightPhrases["elementsLean"]) =>
    helpful ? "helpful elements outweigh harmful ones" : "harmful elements outweigh helpful ones",
};

/** What is said where gender or hour are left out. */
export const omissions = {
  gender:
    "No gender was given. The luck cycles run as for a male chart; for a female chart they run the other way. The spouse star, and the stars 元辰, 勾煞 and 絞煞, are read for a male chart too. Nothing else depends on it.",
  birthHour:
    "No time of birth was given. Three pillars were read, the day from the civil date and the year and month as at noon; the hour pillar, life and body palaces, minor luck and the exact start of luck are left out. Every double hour of the day was tried, and with it the day pillar after 23:00.",
};

/** The sixty pairs by their own characters. */
export const PAIRS = Object.fromEntries(
  PILLAR.ids.map((id) => [nativeOf(PILLAR, id), `${nativeOf(PILLAR, id)} ${pillarName(id)}`]),
);

export const givenPhrases = {
  untoldLuckAge: "at what age and in which year each luck cycle begins",
  untoldTerms: "how far the month had gone, and with it the stem that commands it (人元司令)",
  untoldLunarDate: "the lunar date, and the animal by lunar new year",
  untoldMidMonth:
    "whether the middle of the month had passed, by which one school counts the life palace",
  untoldHour: "the hour pillar, which was not given",
  monthDoubted: ({ given, year, branch, follows }: DoubtPhrases["monthDoubted"]) =>
    `${pairOf(given).native} cannot be a month of the year ${pairOf(year).native}: its month ${nativeOf(BRANCH, branch)} is ${pairOf(follows).native}`,
  hourDoubted: ({ given, day, branch, follows }: DoubtPhrases["hourDoubted"]) =>
    `${pairOf(given).native} cannot be an hour of the day ${pairOf(day).native}: its hour ${nativeOf(BRANCH, branch)} is ${pairOf(follows).native}`,
};

export const en = {
  title: "Four pillars chart",
  summary:
    "Four pillars, day master, ten gods, hidden stems, life stages, element balance, strength, structure, useful god and eight luck cycles, with a written reading",
  weighs:
    "50; structure formed 12, rescued 6, broken -12; day master balanced 8, nearly so 4; half the percent by which useful and favourable elements outweigh adverse and hostile ones, to at most ±15",
  fields,
  terms: {
    ...judgementTerms,
    clock,
    gender,
    godFamily,
    hiddenRole,
    lifeStage,
    naYin,
    pillarGod,
    place,
    relation,
    seasonState,
    solarTerm,
    star,
    tenGod,
    between: { stems: "stems", branches: "branches" },
    starOrigin: {
      dayStem: "day stem",
      yearStem: "year stem",
      yearBranch: "year branch",
      dayBranch: "day branch",
      monthBranch: "month branch",
      dayPillar: "day pillar",
      hourPillar: "hour pillar",
      yearSound: "sound of the year",
      season: "season",
      stems: "stems",
    },
  },
  phrases: {
    ...boundaryPhrases,
    ...strengthPhrases,
    ...modelPhrases,
    ...structurePhrases,
    ...statePhrases,
    ...usefulGodPhrases,
    ...luckPhrases,
    ...weightPhrases,
    ...givenPhrases,
    ...tallyPhrases,
  },
  conventions,
  inputs: {
    pillars: {
      label: "Pillars as given",
      about: "Four pillars in place of a birth, as 甲子; three where the hour is unknown",
    },
    year: { label: "Year", about: "Year pillar", values: PAIRS },
    month: { label: "Month", about: "Month pillar", values: PAIRS },
    day: { label: "Day", about: "Day pillar", values: PAIRS },
    hour: { label: "Hour", about: "Hour pillar; left out where unknown", values: PAIRS },
  },
  refusals: {
    longitudeNeeded: refusals.longitudeNeeded,
    birthOrPillars: {
      when: "neither a birth nor pillars are given, or both",
      says: ({ both }: PillarsRefusal["birthOrPillars"]) =>
        both
          ? "Cannot read two charts at once: give birthDate or pillars, not both"
          : "Cannot read a chart of nothing: give birthDate, or the pillars themselves",
    },
  },
  omissions,
  reading: readOut,
  picture: {
    title: "Four pillars",
    heads: { year: "Year", month: "Month", day: "Day", hour: "Hour" },
    unknown: "unknown",
    element: phase,
    needs: (element: string) => `needs ${element}`,
    stem: (id: Stem) => stemName(id),
    branch: (id: Branch) => branchName(id),
    stage: (name: string) => name,
    selfStage: (name: string) => `own: ${name}`,
    void: (branches: string) => `void ${branches}`,
    luck: (direction: "forward" | "backward", from: string | null) =>
      `Luck ${direction}${from ? ` from ${from}; ages by Chinese count` : ""}`,
    chartOf: (pillars: readonly string[]) => `Four pillars chart: ${pillars.join(", ")}`,
    describe: (chart: ChartAnswer, cycles: string) =>
      `Day master ${nativeOf(STEM, chart.dayMaster)}, ${stemName(chart.dayMaster)}, ${strength[chart.strength.verdict.value]}; ` +
      `structure ${nativeOf(STRUCTURE, chart.structure.verdict.value)}, ${structure[chart.structure.verdict.value]}; ` +
      `useful god ${chart.usefulGod.verdict.value}. Luck cycles: ${cycles}.`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof BAZI_CONVENTIONS;
  phrases: BoundaryPhrases & WeightPhrases & TallyPhrases;
  refusals: LongitudeRefusal & PillarsRefusal;
  omissions: { gender: {}; birthHour: {} };
}>;

export type BaziChartWords = Translation<typeof en>;
