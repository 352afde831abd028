/** What is said of strength, structure, useful god and luck, in English. */
import { BRANCH, STEM } from "#lore";
import { english, type Sentences } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { STRUCTURE, type StructureId } from "../../structures.ts";
import type { LuckPhrases } from "#east/four_pillars/luck_answer.ts";
import type { ModelPhrases, StrengthId, StrengthPhrases } from "../../strength.ts";
import type { StructurePhrases } from "../../../judgement/named.ts";
import type { StatePhrases, StructureState } from "../../../judgement/success_row.ts";
import type { UsefulGodPhrases } from "../../useful_god_answer.ts";
import { PATTERN, type PatternId } from "../../../judgement/remedy.ts";
import type { SchoolId } from "../../../judgement/view.ts";
import { godFamily } from "../../../../core/words/en.ts";

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
  monthRob: "month of rivals",
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
  followTide: "following the tide",
  followSelf: "following one's own strength",
  followSupport: "following strength and support",
  dominantWood: "dominant wood",
  dominantFire: "dominant fire",
  dominantEarth: "dominant earth",
  dominantMetal: "dominant metal",
  dominantWater: "dominant water",
  transformation: "transformation",
  facingSun: "facing the sun",
  wellRail: "rail of the well",
  punishedIn: "officer drawn in by punishment",
  salaryDrawn: "salary drawn in",
  distantlyDrawn: "officer drawn in from afar",
  clashedIn: "drawn in by clash",
};

/** Illness and remedy. */
export const pattern: Readonly<Record<PatternId, string>> = {
  officerToResource: "killings turned into support",
  officerHeldByOutput: "output checks the killings",
  officerAgainstCompanions: "companions against heavy killings",
  outputHeldByResource: "resource tempers output",
  outputAgainstCompanions: "companions behind heavy output",
  wealthAgainstResource: "resource beside heavy wealth",
  wealthAgainstCompanions: "companions share heavy wealth",
  motherSmothers: "a mother's kindness smothers the child",
  coldMetalToFire: "cold metal wants fire",
  coldWoodToFire: "cold wood turns to the sun",
  hotFireToWater: "hot fire wants water",
  strengthToOutput: "strength flows out in what it makes",
  resourceToOutput: "plentiful resource flows out",
  strengthToOfficer: "strength serves the officer",
  resourceToWealth: "wealth tempers plentiful resource",
  strengthToWealth: "strength works on wealth",
};

/** The two books. */
export const school: Readonly<Record<SchoolId, string>> = {
  zhenquan: "True Explanation of Ziping",
  chanwei: "Dripping Heaven's Marrow with Ren Tieqiao's commentary",
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
    outer: "outside the month",
  },
  truth: { true: "true", false: "false" },
  clarity: { clear: "clear", cleared: "cleared of what muddied it", mixed: "mixed" },
  pattern,
  school,
  usefulGodMethod: {
    climate: "climate",
    followForce: "going with the force",
    bridge: "bridge",
    balance: "support and restraint",
    complement: "what completes the structure",
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
  heavyRoots: ({ self, pillars }) =>
    `${nativeOf(STEM, self)} has its own seat in the ${pillars.join(" and ")} branches which outweighs the sum`,
  resourceWithoutSelf: ({ self }) =>
    `most of that is help for ${nativeOf(STEM, self)} and little is its own`,
  overpowered: ({ self }) =>
    `what rules ${nativeOf(STEM, self)} has more of the chart than it can answer`,
  smothered: ({ self }) => `resource fills the chart and smothers ${nativeOf(STEM, self)}`,
  rooted: ({ self, pillars }) =>
    `${nativeOf(STEM, self)} is rooted in the ${list(pillars)} ${pillars.length === 1 ? "branch" : "branches"}`,
  rootless: ({ self }) => `${nativeOf(STEM, self)} has no firm root in any branch`,
  company: ({ self, helpers }) =>
    `${HELPERS[helpers]} of the stems beside ${nativeOf(STEM, self)} ${helpers === 1 ? "supports" : "support"} it`,
} satisfies Sentences<StrengthPhrases>;

export const modelPhrases = {
  weighted:
    "powers: stems 1 each, 0.6 where next to nothing of their element is below; branches year 0.8, month 2, day 1.2, hour 1, shared among hidden stems 60/30/10, 70/30 or 100; a branch broken by its neighbour counts half, one turned by a combination counts wholly as the result; times the season: thriving 1.2, assisted 1.1, resting 0.95, confined 0.9, dormant 0.8",
  threeTests: "season, root and company, one point each",
} satisfies Sentences<ModelPhrases>;

export const structurePhrases = {
  transforms: ({ self, partner, place, result, percent }) =>
    `${nativeOf(STEM, self)} combines with ${nativeOf(STEM, partner)} of the ${place} into ${result} which makes up ${percent} % of the chart`,
  follows: ({ self, support, lead, share }) =>
    `${nativeOf(STEM, self)} has no firm root and only ${support} % of support while ${lead} alone makes up ${share} %`,
  dominates: ({ support, element }) =>
    `${element} and what feeds it make up ${support} % of the chart and nothing can be set against them`,
  gathers: ({ element, month }) =>
    `the month is ${nativeOf(BRANCH, month)} with the branches gathered into ${element} and no officer above`,
  luOfMonth: ({ self, month }) =>
    `month branch ${nativeOf(BRANCH, month)} is the prosperity seat of ${nativeOf(STEM, self)}`,
  bladeOfMonth: ({ self, month }) =>
    `month branch ${nativeOf(BRANCH, month)} is the blade of ${nativeOf(STEM, self)}`,
  ownKindOfMonth: ({ self, month, stem }) =>
    `month branch ${nativeOf(BRANCH, month)} holds ${nativeOf(STEM, stem)} which is of the same kind as ${nativeOf(STEM, self)}`,
  showsAbove: ({ role, stem, month, place }) =>
    `the ${role} stem ${nativeOf(STEM, stem)} of month branch ${nativeOf(BRANCH, month)} shows above the ${place} pillar`,
  monthTurned: ({ month, result }) =>
    `a combination takes month branch ${nativeOf(BRANCH, month)} along into ${result}`,
  nothingShows: ({ role, stem, month }) =>
    `no stem of month branch ${nativeOf(BRANCH, month)} shows above and its ${role} stem ${nativeOf(STEM, stem)} names the structure`,
  drawsIn: ({ branches, drawn }) =>
    `${branches.map((one) => nativeOf(BRANCH, one)).join("")} draws in the absent ${nativeOf(BRANCH, drawn)}`,
  hourDraws: ({ stem, branch, drawn }) =>
    `the hour ${nativeOf(STEM, stem)}${nativeOf(BRANCH, branch)} draws in the absent ${nativeOf(BRANCH, drawn)}`,
} satisfies Sentences<StructurePhrases>;

export const statePhrases = {
  conditionsMet: "its own conditions are all met",
  officerWithResource: "resource guards the officer",
  officerWithWealth: "wealth feeds the officer",
  officerHelpedBelow: "wealth or resource in the branches stands by the officer",
  officerAlone: "the officer stands alone with neither wealth nor resource beside it",
  officerCombinedAway: "the officer is combined away",
  monthClashed: "a neighbour clashes with the month",
  outputAttacksOfficer: "output attacks the officer",
  resourceHoldsOutput: "resource holds the output back",
  outputCombinedAway: "the output is combined away",
  killingsMixWithOfficer: "direct officer and seven killings stand side by side",
  oneCombinedAway: "one of the two is combined away",
  outputRemovesOne: "output keeps one of the two down",
  clashRemovesKillings: "a clash drives the killings out of the month",
  wealthFeedsKillings: "wealth feeds the seven killings",
  killingsCombinedAway: "the killings are combined away",
  outputChecksKillings: "output keeps the killings in check",
  resourceTurnsKillings: "resource turns the killings to the day master's use",
  wealthRaisesOfficer: "wealth raises an officer",
  companionsTakeWealth: "companions outweigh the wealth and take it",
  outputBetween: "output leads from the companions to the wealth",
  wealthWithResource: "wealth and resource both show and do each other no harm",
  outputFeedsWealth: "output feeds the wealth",
  strongCarriesWealth: "the day master is strong enough to carry the wealth",
  wealthOverwhelms: "the wealth is more than the day master can carry",
  officerFeedsResource: "the officer feeds the resource",
  wealthBreaksResource: "wealth breaks the resource",
  companionsHoldWealth: "companions hold the wealth off",
  wealthTempersResource: "resource is plentiful and wealth tempers it",
  wealthCombinedAway: "the wealth is combined away",
  outputReleasesResource: "output lets the plentiful resource flow",
  resourceUndisturbed: "nothing disturbs the resource",
  indirectResourceRobs: "the indirect resource robs the output",
  wealthHoldsIndirectResource: "wealth holds the indirect resource",
  killingsTakeOver: "the output is given up for the killings",
  outputAlone: "the output finds neither wealth nor strength behind it",
  resourceUndoesCheck: "resource undoes the check on the killings",
  wealthClearsResource: "wealth clears the resource away",
  killingsCheckedBelow: "output in the branches keeps the killings in check",
  killingsTurnedBelow: "resource in the branches turns the killings",
  killingsUnmastered: "nothing masters the killings",
  wealthOrResourceBetween: "wealth or resource stands between them",
  coldMetalWantsOfficer: "metal of winter is cold and welcomes the officer's fire",
  resourceOverOutput: "resource weighs more than the output it should temper",
  outputWithResource: "resource tempers the output and feeds the day master",
  outputWithKillings: "the output has killings to master and no wealth to feed them",
  bladeMastered: "an officer masters the blade",
  bladeSpent: "the blade is spent through output on wealth",
  bladeUnmastered: "no officer shows to master the blade",
  killingsTooMany: "the killings are too many",
  selfHasOfficer: "the self-made strength has an officer to serve who has help himself",
  selfHasKillings: "the self-made strength has killings to master and output checks them",
  selfHasWealth: "the self-made strength turns through output into wealth",
  selfHasOutput: "output lets the self-made strength flow",
  wealthWithoutOutput: "companions fall upon the wealth with no output between",
  strengthWithoutTask: "nothing shows that would give the strength a task",
} satisfies Sentences<StatePhrases>;

export const usefulGodPhrases = {
  mildMonth: ({ month }) => `month ${nativeOf(BRANCH, month)} is neither cold nor hot`,
  climateLacks: ({ season, element, percent, limit }) =>
    `born in ${season}, which wants ${element}; ${element} is ${percent} % of the chart, below ${limit} %`,
  climateSuffices: ({ season, element, percent, limit }) =>
    `born in ${season}, which wants ${element}; ${element} is ${percent} % of the chart, enough at ${limit} % or more`,
  goesWithForce: ({ structure: id, element }) =>
    `${nativeOf(STRUCTURE, id)} (${structure[id]}) asks for ${element}`,
  completes: ({ structure: id, element, family }) =>
    `${element}, the ${godFamily[family]}, is what ${nativeOf(STRUCTURE, id)} (${structure[id]}) needs to be whole`,
  mends: ({ pattern: id, element, family, strong }) =>
    `the day master is ${strong ? "strong and can spend or serve" : "weak and wants relief"}; ${element}, the ${godFamily[family]}, gives it that: ${nativeOf(PATTERN, id)} (${pattern[id]})`,
} satisfies Sentences<UsefulGodPhrases>;

export const luckPhrases = {
  runs: ({ gender, stem, polarity, direction }) =>
    `${gender} with ${polarity} year stem ${nativeOf(STEM, stem)}: ${direction}`,
} satisfies Sentences<LuckPhrases>;
