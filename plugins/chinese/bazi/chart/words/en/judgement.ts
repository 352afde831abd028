/** What is said of strength, structure, useful god and luck, in English. */
import { BRANCH, STEM } from "#lore";
import { english, type Sentences } from "#sdk";
import { nativeOf } from "../../../../core/natives.ts";
import { STRUCTURE, type StructureId } from "../../structures.ts";
import type { LuckPhrases } from "../../luck_answer.ts";
import type { ModelPhrases, StrengthId, StrengthPhrases } from "../../strength.ts";
import type { StructurePhrases } from "../../structure.ts";
import type { StatePhrases, StructureState } from "../../structure_state.ts";
import type { UsefulGodPhrases } from "../../useful_god_answer.ts";

const { list } = english;

export const strength: Readonly<Record<StrengthId, string>> = {
  strong: "strong",
  slightlyStrong: "slightly strong",
  balanced: "balanced",
  slightlyWeak: "slightly weak",
  weak: "weak",
};

export const structure: Readonly<Record<StructureId, string>> = {
  jianLu: "established prosperity",
  monthBlade: "month blade",
  directOfficer: "direct officer structure",
  sevenKillings: "seven killings structure",
  directWealth: "direct wealth structure",
  indirectWealth: "indirect wealth structure",
  directResource: "direct resource structure",
  indirectResource: "indirect resource structure",
  eatingGod: "eating god structure",
  hurtingOfficer: "hurting officer structure",
  followWealth: "following wealth",
  followOfficer: "following the officer",
  followOutput: "following output",
  followForce: "following the force",
  dominantWood: "dominant wood",
  dominantFire: "dominant fire",
  dominantEarth: "dominant earth",
  dominantMetal: "dominant metal",
  dominantWater: "dominant water",
  transformation: "transformation",
};

export const structureState: Readonly<Record<StructureState, string>> = {
  formed: "formed",
  broken: "broken",
  rescued: "broken and rescued",
  unformed: "not formed",
};

export const judgementTerms = {
  strength,
  structure,
  structureState,
  rootGrade: {
    lu: "prosperity root",
    blade: "blade root",
    birth: "birth root",
    storehouse: "storehouse root",
    residual: "lesser root",
  },
  half: { stem: "stem", branch: "branch" },
  structureKind: {
    month: "of the month itself",
    regular: "regular",
    follow: "following",
    dominant: "dominant",
    transformation: "transforming",
  },
  usefulGodMethod: {
    climate: "climate",
    followForce: "going with the force",
    bridge: "bridge",
    balance: "support and restraint",
  },
  luckDirection: { forward: "forward", backward: "backward" },
};

const HELPERS = ["none", "one", "two", "three"];

export const strengthPhrases = {
  supportWeighs: ({ percent }) => `support weighs ${percent} % of the chart`,
  testsPassed: ({ passed }) => `${passed} of the three tests passed`,
  inSeason: ({ self, month, stem, element }) =>
    `the month branch ${nativeOf(BRANCH, month)} holds ${nativeOf(STEM, stem)} (${element}), which supports ${nativeOf(STEM, self)}`,
  outOfSeason: ({ self, month, stem, element }) =>
    `the month branch ${nativeOf(BRANCH, month)} holds ${nativeOf(STEM, stem)} (${element}), which does not support ${nativeOf(STEM, self)}`,
  rooted: ({ self, pillars }) =>
    `${nativeOf(STEM, self)} is rooted in the ${list(pillars)} ${pillars.length === 1 ? "branch" : "branches"}`,
  rootless: ({ self }) => `${nativeOf(STEM, self)} has no firm root in any branch`,
  company: ({ self, helpers }) =>
    `${HELPERS[helpers]} of the stems beside ${nativeOf(STEM, self)} ${helpers === 1 ? "supports" : "support"} it`,
} satisfies Sentences<StrengthPhrases>;

export const modelPhrases = {
  weighted:
    "percent weights: stems year 8, month 12, hour 12; branches year 8, month 40, day 12, hour 8, shared among hidden stems 60/30/10, 70/30 or 100; a clashed branch loses a fifth; a full three combination or direction whose element shows in a stem carries its branches' weight",
  threeTests: "season, root and company, one point each",
} satisfies Sentences<ModelPhrases>;

export const structurePhrases = {
  transforms: ({ self, partner, place, result, month }) =>
    `${nativeOf(STEM, self)} combines with ${nativeOf(STEM, partner)} of the ${place} into ${result}, which rules month ${nativeOf(BRANCH, month)}; no stem contests it`,
  follows: ({ support, limit, lead, share }) =>
    `support is ${support} % (at most ${limit}) without any root; ${lead} leads with ${share} % of the rest`,
  dominates: ({ support, limit, element }) =>
    `support is ${support} % (at least ${limit}), the branches gather ${element}, neither officer nor wealth shows in the stems`,
  luOfMonth: ({ self, month }) =>
    `month branch ${nativeOf(BRANCH, month)} is the prosperity seat of ${nativeOf(STEM, self)}`,
  bladeOfMonth: ({ self, month }) =>
    `month branch ${nativeOf(BRANCH, month)} is the blade of ${nativeOf(STEM, self)}`,
  showsAbove: ({ role, stem, month, place }) =>
    `the ${role} stem ${nativeOf(STEM, stem)} of month branch ${nativeOf(BRANCH, month)} shows above the ${place} pillar`,
  nothingShows: ({ role, stem, month }) =>
    `no stem of month branch ${nativeOf(BRANCH, month)} shows above, so its ${role} stem ${nativeOf(STEM, stem)} names the structure`,
} satisfies Sentences<StructurePhrases>;

export const statePhrases = {
  conditionsMet: "its strict conditions are all met",
  undisturbed: "nothing in the stems attacks it",
  hurtingOfficerAttacks: "the hurting officer shows and attacks the direct officer",
  resourceHoldsHurting: "a resource stem shows and holds the hurting officer back",
  killingsMuddyOfficer: "seven killings shows beside the direct officer and muddies it",
  eatingGodChecksKillings: "the eating god shows and keeps the killings in check",
  companionsTakeWealth: "companions show and take the wealth",
  outputOrOfficerBetween: "output or officer shows between companions and wealth",
  wealthFeedsKillings: "wealth feeds seven killings, which shows",
  wealthBreaksResource: "wealth shows and breaks the resource",
  companionsHoldWealth: "companions show and hold the wealth",
  killingsUnchecked: "wealth shows and feeds the killings unchecked",
  resourceTurnsKillings: "a resource stem shows and turns the killings to the day master's use",
  indirectResourceRobs: "the indirect resource shows and robs the eating god",
  wealthHoldsIndirectResource: "wealth shows and holds the indirect resource",
  hurtingMeetsOfficer: "the hurting officer meets the direct officer in the stems",
  wealthOrResourceBetween: "wealth or resource shows and stands between them",
  killingsMastered: "the eating god or a resource stem shows and masters the killings",
  killingsUnmastered: "neither the eating god nor a resource stem shows to master the killings",
  hurtingHasOutlet: "wealth or resource shows and gives the hurting officer an outlet",
  hurtingWithoutOutlet: "neither wealth nor resource shows to give the hurting officer an outlet",
  strengthHasTask: "officer, wealth or output shows and gives the strength a task",
  strengthWithoutTask: "neither officer, wealth nor output shows to give the strength a task",
  bladeMastered: "officer or killings shows and masters the blade",
  bladeUnmastered: "neither officer nor killings shows to master the blade",
} satisfies Sentences<StatePhrases>;

const burdened = (mild: boolean) =>
  mild ? "the day master is balanced, a little light" : "the day master is weak";
const full = (mild: boolean) =>
  mild ? "the day master is balanced, a little full" : "the day master is strong";

export const usefulGodPhrases = {
  mildMonth: ({ month }) => `month ${nativeOf(BRANCH, month)} is neither cold nor hot`,
  climateLacks: ({ season, element, percent, limit }) =>
    `born in ${season}, which wants ${element}; ${element} is ${percent} % of the chart, below ${limit} %`,
  climateSuffices: ({ season, element, percent, limit }) =>
    `born in ${season}, which wants ${element}; ${element} is ${percent} % of the chart, enough at ${limit} % or more`,
  noForce: "no follow or dominant structure",
  goesWithForce: ({ structure: id, element }) =>
    `${nativeOf(STRUCTURE, id)} (${structure[id]}) goes with ${element}`,
  confront: ({ element, percent, other, otherPercent, between }) =>
    `${element} (${percent} %) and ${other} (${otherPercent} %) confront each other; ${between} leads from one to the other`,
  noConfrontation: ({ limit }) => `no two opposed elements exceed ${limit} % each`,
  companionsCarryWealth: ({ mild }) =>
    `${burdened(mild)} and wealth weighs most: companions help to carry it`,
  resourceTurnsOfficer: ({ mild }) =>
    `${burdened(mild)} and the officer weighs most: resource turns its pressure into support`,
  resourceRestrainsOutput: ({ mild }) =>
    `${burdened(mild)} and output drains it most: resource restrains output and feeds the day master`,
  wealthRestrainsResource: ({ mild }) =>
    `${full(mild)} and resource leads: wealth restrains the resource`,
  officerDisciplines: ({ mild }) =>
    `${full(mild)} and companions dominate: the officer disciplines them`,
  outputLetsFlow: ({ mild }) =>
    `${full(mild)}, companions and resource both mild: output lets the strength flow`,
} satisfies Sentences<UsefulGodPhrases>;

export const luckPhrases = {
  runs: ({ gender, stem, polarity, direction }) =>
    `${gender} with ${polarity} year stem ${nativeOf(STEM, stem)}: ${direction}`,
} satisfies Sentences<LuckPhrases>;
