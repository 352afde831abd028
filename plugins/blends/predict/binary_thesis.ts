/** The thesis of a two-sided prediction, as rules write it. */
import type { Brief, Lang } from "#old";
import type { BlendAnswer } from "../outcome.ts";
import { steadiness as steadinessZh, voices as voicesZh } from "../prose/chinese.ts";
import { steadiness as steadinessEn, voices as voicesEn } from "../prose/english.ts";
import { factsOf, toldOf } from "../prose/told.ts";
import type { Signal, Strength } from "./probability.ts";

/** What the thesis is written from. */
export interface BinaryTold extends BlendAnswer {
  readonly question: string;
  readonly optionA: string;
  readonly optionB: string;
  readonly resolutionDate: string;
  readonly probability: { readonly optionA: number; readonly optionB: number };
  readonly signal: Signal;
}

const OUTLINE: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    "Where the boards lean",
    "What carries it and what speaks against",
    "How to use it",
    "The limit",
  ],
  "zh-Hant": ["盤勢所偏", "支持與反對", "怎麼用", "限度"],
};

const LEAN_EN: Readonly<Record<Exclude<Strength, "none">, string>> = {
  slight: "a slight lean, of the kind that one fact can overturn",
  clear: "a clear lean, though no more than that",
  strong: "as strong a lean as such boards give",
};
const LEAN_ZH: Readonly<Record<Exclude<Strength, "none">, string>> = {
  slight: "只是微偏，一件實情就足以翻轉",
  clear: "偏向明白，但也僅止於偏向",
  strong: "這類盤式所能給的偏向，大抵以此為極",
};

const USE_EN: Readonly<Record<Strength, string>> = {
  none: "Decide this one on what you know. If you ask again, ask when something has changed and not sooner.",
  slight: "Write down your own estimate first, then let this move it by a little or by nothing.",
  clear:
    "Write down your own estimate first. Where it agrees, look for the fact that would prove both wrong; where it does not, trust the facts.",
  strong:
    "Write down your own estimate before this one weighs on you, and stake no more than you would have staked without it.",
};
const USE_ZH: Readonly<Record<Strength, string>> = {
  none: "這一題請憑所知來定。若要再問，等情況有變再問，不必急。",
  slight: "先寫下自己的估計，再讓它挪動一點點，或者不挪。",
  clear: "先寫下自己的估計。若兩者相同，去找那件能證明兩者皆錯的事實；若不同，信事實。",
  strong: "趁它還沒左右您之前，先寫下自己的估計；賭注也不要大過沒看它時願下的數目。",
};

/** Percent without a fraction. */
export function percent(probability: number): string {
  return `${Math.round(100 * probability)}%`;
}

/** The other side's percent, so that both add to a hundred. */
function rest(probability: number): string {
  return `${100 - Math.round(100 * probability)}%`;
}

export function binaryThesis(answer: BinaryTold, lang: Lang): Brief {
  const { question, optionA, optionB, resolutionDate, probability, signal } = answer;
  return {
    facts: {
      question,
      optionA,
      optionB,
      resolutionDate,
      probability,
      signal,
      ...factsOf(answer, lang),
    },
    outline: OUTLINE[lang],
    plain: lang === "en" ? writeEn(answer) : writeZh(answer),
  };
}

function writeEn(answer: BinaryTold): string {
  const { optionA, optionB, resolutionDate, probability, signal, counts } = answer;
  const told = toldOf("question", answer, []);
  const first =
    signal.strength === "none"
      ? `The boards of this moment do not choose between “${optionA}” and “${optionB}”: ${percent(probability.optionA)} against ${rest(probability.optionA)}, which is even for all practical purposes.`
      : `The boards of this moment lean towards “${signal.towards}”: ${percent(probability.optionA)} for “${optionA}” and ${rest(probability.optionA)} for “${optionB}”. It is ${LEAN_EN[signal.strength]}.`;
  const missing = answer.systems.some(({ system }) => system === "horary.judge")
    ? ""
    : " No place was known, so horary was not asked.";
  return [
    first + missing,
    counts.weighed > 1 ? voicesEn(told) : "",
    steadinessEn(told),
    USE_EN[signal.strength],
    `The answer will be known by ${resolutionDate}. Until then this is a symbol with a number on it: it was read from the hour of asking and knows nothing of the matter itself.`,
  ]
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

function writeZh(answer: BinaryTold): string {
  const { optionA, optionB, resolutionDate, probability, signal, counts } = answer;
  const told = toldOf("question", answer, []);
  const first =
    signal.strength === "none"
      ? `此刻諸盤在「${optionA}」與「${optionB}」之間並無取捨：${percent(probability.optionA)} 對 ${rest(probability.optionA)}，實際上就是各半。`
      : `此刻諸盤偏向「${signal.towards}」：「${optionA}」${percent(probability.optionA)}，「${optionB}」${rest(probability.optionA)}。${LEAN_ZH[signal.strength]}。`;
  const missing = answer.systems.some(({ system }) => system === "horary.judge")
    ? ""
    : "地點不明，因此未問卜卦占星。";
  return [
    first + missing,
    counts.weighed > 1 ? voicesZh(told) : "",
    steadinessZh(told),
    USE_ZH[signal.strength],
    `答案在 ${resolutionDate} 以前自會揭曉。在那之前，這只是一個帶著數字的象徵：它讀的是發問的時刻，對事情本身一無所知。`,
  ]
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}
