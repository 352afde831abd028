/** What the procedures of the Changes share, in English. */
import type { Augury, Side } from "../terms.ts";
import { first } from "./en/first.ts";
import { second } from "./en/second.ts";
import { sides } from "./en/sides.ts";
import { readTexts } from "./parse.ts";

export const texts = readTexts([first, second], sides);

export const side: Readonly<Record<Side, string>> = {
  love: "ties",
  work: "work",
  money: "money",
};

export const augury: Readonly<Record<Augury, string>> = {
  greatFortune: "great good fortune",
  fortune: "good fortune",
  throughout: "it goes through",
  allServes: "nothing goes amiss",
  serves: "it serves",
  regretGone: "regret goes",
  noFault: "no fault",
  joy: "joy",
  danger: "danger",
  regret: "regret",
  pity: "a pity",
  doNot: "do not act",
  nothingServes: "nothing is gained",
  fault: "a fault",
  harm: "harm",
  misfortune: "misfortune",
};
