/** What a text of the Changes promises or warns of, read from its own words. */
import type { Augury } from "./terms.ts";

/** Words of omen, the longer before the shorter, with what each stands for; null takes a word out of the count. */
const WORDS: readonly (readonly [word: string, augury: Augury | null])[] = [
  ["元吉", "greatFortune"],
  ["大吉", "greatFortune"],
  ["无不利", "allServes"],
  ["无攸利", "nothingServes"],
  ["不利", "doNot"],
  ["悔亡", "regretGone"],
  ["无祗悔", "regretGone"],
  ["无悔", "regretGone"],
  ["无大咎", "noFault"],
  ["无咎", "noFault"],
  ["匪咎", "noFault"],
  ["何其咎", "noFault"],
  ["何咎", "noFault"],
  ["有喜", "joy"],
  ["有慶", "joy"],
  ["无眚", null],
  ["凶事", null],
  ["不喪", null],
  ["元亨", "throughout"],
  ["吉", "fortune"],
  ["亨", "throughout"],
  ["利", "serves"],
  ["厲", "danger"],
  ["悔", "regret"],
  ["吝", "pity"],
  ["勿用", "doNot"],
  ["咎", "fault"],
  ["災", "harm"],
  ["眚", "harm"],
  ["亂", "harm"],
  ["凶", "misfortune"],
];
const PATTERN = new RegExp(WORDS.map(([word]) => word).join("|"), "gu");
const BY_WORD = new Map(WORDS);

/** What each weighs; the order of the words is the book's, the weights are a model of this folder. */
const WEIGHTS: Readonly<Record<Augury, number>> = {
  greatFortune: 32,
  fortune: 22,
  allServes: 20,
  joy: 15,
  throughout: 14,
  regretGone: 10,
  noFault: 8,
  serves: 7,
  danger: -9,
  regret: -9,
  pity: -13,
  doNot: -13,
  fault: -14,
  harm: -18,
  nothingServes: -20,
  misfortune: -30,
};

/** The words of omen in a text, in their order, each once. */
export function augurOf(text: string): readonly Augury[] {
  const found = [...text.matchAll(PATTERN)].flatMap(([word]) => BY_WORD.get(word) ?? []);
  return [...new Set(found)];
}

/** How a text stands, 10 to 90; 50 where it neither promises nor warns. */
export function scoreOf(text: string): number {
  const sum = augurOf(text).reduce((total, one) => total + WEIGHTS[one], 50);
  return Math.min(90, Math.max(10, sum));
}
