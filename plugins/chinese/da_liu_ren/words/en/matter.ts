/** The reading by matter in English. */
import { BRANCH, STEM } from "#lore";
import { person, topic as topics } from "../../../changes/liuyao/words/en/judgement.ts";
import { RELATIVE } from "../../../changes/na_jia.ts";
import { relative } from "../../../changes/words/en.ts";
import { clauseOf } from "../../../core/words/clauses.ts";
import { branchName } from "../../../core/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import type { LiuRenAnswer } from "../../answer.ts";
import { GENERAL } from "../../generals.ts";
import type { MatterPhrases } from "../../matters.ts";
import { general } from "./generals.ts";

const stations = {
  beginning: "leads the three transmissions",
  middle: "stands in the middle transmission",
  end: "closes the three transmissions",
  lessons: "stands in the four lessons, outside the transmissions",
  offStage: "stands outside lessons and transmissions",
};
const verdicts = {
  favourable: "The plate favours it",
  mixed: "The plate leaves it open",
  unfavourable: "The plate does not favour it",
};

/** What a branch does to the stem of the day, which is the asker. */
const toYou = {
  generates: "feeds you",
  same: "stands by you",
  controlledBy: "lets you take hold of it",
  generatedBy: "draws on your strength",
  controls: "presses you",
};

/** Reasons of the reading by matter, as clauses. */
export const clauses = {
  standsIn: ({ general: id, branch, station }: MatterPhrases["standsIn"]) =>
    `the ${general[id]} (${nativeOf(GENERAL, id)}) stands for it and rides ${nativeOf(BRANCH, branch)} (${branchName(branch)}) which ${stations[station]}`,
  relativeIn: ({ relative: id, station }: MatterPhrases["relativeIn"]) =>
    `its kin among the branches ${relative[id]} (${nativeOf(RELATIVE, id)}) ${stations[station]}`,
  overStem: ({ stem, branch, general: id, toStem }: MatterPhrases["overStem"]) =>
    `over your own stem ${nativeOf(STEM, stem)} stands ${nativeOf(BRANCH, branch)} (${branchName(branch)}) under the ${general[id]} (${nativeOf(GENERAL, id)}) and ${toYou[toStem]}`,
  opensWith: ({ branch, toStem }: MatterPhrases["opensWith"]) =>
    `what comes to you opens with ${nativeOf(BRANCH, branch)} that ${toYou[toStem]}`,
  closesWith: ({ branch, toStem }: MatterPhrases["closesWith"]) =>
    `what remains is ${nativeOf(BRANCH, branch)} that ${toYou[toStem]}`,
  isVoid: ({ branch }: MatterPhrases["isVoid"]) =>
    `${nativeOf(BRANCH, branch)} is void in this ten days (空亡) and has little behind it`,
  inSeason: ({ branch }: MatterPhrases["inSeason"]) =>
    `the month gives strength to ${nativeOf(BRANCH, branch)}`,
  outOfSeason: ({ branch }: MatterPhrases["outOfSeason"]) =>
    `the month leaves ${nativeOf(BRANCH, branch)} weak`,
  feedsYou: "it supports you as the stem of the day",
  youHoldIt: "you have a hold on it as the stem of the day",
  pressesYou: "it presses you as the stem of the day",
  pressesAsOffice: "it controls the stem of the day, as office does whoever receives it",
  drainsYou: "it draws on your strength",
  troubleWeak: "as it stands for the trouble itself, its weakness is to your good",
  troubleStrong: "as it stands for the trouble itself, its strength is against you",
};

/** The matter at the head of a reading. */
export function matterText({ matter }: LiuRenAnswer): string {
  const { topic, person: whom, verdict } = matter;
  const of = whom === "self" ? "" : `, about ${person[whom]}`;
  const because = verdict.because.map((one) => clauseOf<MatterPhrases>(clauses, one));
  return `${verdicts[verdict.value]} as a question of ${topics[topic]}${of} where ${because.join("; ")}.`;
}
