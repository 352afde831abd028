import type { Translation, Words } from "#sdk";
import { STEM, type Branch, type Stem } from "#lore";
import type { BoundaryPhrases } from "../../../calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "../../../calendar/chart_time.ts";
import {
  clock,
  phrases as boundaryPhrases,
  place,
  refusals,
  solarTerm,
  termFields,
} from "../../../calendar/words/en.ts";
import type { TallyPhrases } from "../../../core/tally.ts";
import {
  branchName,
  gender,
  godFamily,
  hiddenRole,
  lifeStage,
  naYin,
  phase,
  pillarGod,
  relation,
  seasonState,
  stemName,
  tallyPhrases,
  tenGod,
} from "../../../core/words/en.ts";
import { nativeOf } from "../../../core/natives.ts";
import type { answer, ChartAnswer } from "../answer.ts";
import type { BAZI_CONVENTIONS } from "../conventions.ts";
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
    "No gender was given. The luck cycles run as for a male chart; for a female chart they run the other way. Nothing else depends on it.",
  birthHour:
    "No time of birth was given. Three pillars were read, the day from the civil date and the year and month as at noon; the hour pillar, life and body palaces, minor luck and the exact start of luck are left out. Every double hour of the day was tried, and with it the day pillar after 23:00.",
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
      yearBranch: "year branch",
      dayBranch: "day branch",
      monthBranch: "month branch",
      dayPillar: "day pillar",
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
    ...tallyPhrases,
  },
  conventions,
  refusals: { longitudeNeeded: refusals.longitudeNeeded },
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
      `Luck cycles, ${direction}${from ? `, from ${from}` : ""}`,
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
  refusals: LongitudeRefusal;
  omissions: { gender: {}; birthHour: {} };
}>;

export type BaziChartWords = Translation<typeof en>;
