/** The reading by matter in English. */
import { BRANCH } from "#lore";
import { person, topic as topics } from "../../../changes/liuyao/words/en/judgement.ts";
import { RELATIVE } from "../../../changes/na_jia.ts";
import { relative } from "../../../changes/words/en.ts";
import { clauseOf } from "../../../core/words/clauses.ts";
import { branchName } from "../../../core/words/en.ts";
import { nativeOf } from "../../../core/natives.ts";
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

/** Reasons of the reading by matter, as clauses. */
export const clauses = {
  standsIn: ({ general: id, branch, station }: MatterPhrases["standsIn"]) =>
    `the ${general[id]} (${nativeOf(GENERAL, id)}), which stands for it, rides ${nativeOf(BRANCH, branch)} (${branchName(branch)}) and ${stations[station]}`,
  relativeIn: ({ relative: id, station }: MatterPhrases["relativeIn"]) =>
    `${relative[id]} (${nativeOf(RELATIVE, id)}), its kin among the branches, ${stations[station]}`,
  isVoid: "it is void in this ten days (空亡), so there is little behind it",
  inSeason: "the month gives it strength",
  outOfSeason: "the month leaves it weak",
  feedsYou: "it supports you, the stem of the day",
  youHoldIt: "you, the stem of the day, have a hold on it",
  pressesYou: "it presses you, the stem of the day",
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
  return `${verdicts[verdict.value]}, read as a question of ${topics[topic]}${of}: ${because.join("; ")}.`;
}
