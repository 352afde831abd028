/** The thesis of a batch: which questions the moment speaks to, and which it leaves alone. */
import type { Brief, Lang } from "#old";
import { countEn, capital, listEn } from "../prose/english.ts";
import { measureZh } from "../prose/chinese.ts";
import { percent } from "./binary_thesis.ts";
import type { BatchAnswer } from "./predict_binary_batch.ts";

type Result = BatchAnswer["results"][number];

/** Questions that are named in the text. */
const NAMED = 3;

const OUTLINE: Readonly<Record<Lang, readonly string[]>> = {
  en: ["The questions that lean furthest", "Those that stay even", "What they share", "The limit"],
  "zh-Hant": ["偏向最明的題目", "未分高下的題目", "諸題所共", "限度"],
};

export function batchThesis(answer: BatchAnswer, lang: Lang): Brief {
  return {
    facts: {
      results: answer.results.map(({ evidence, ...result }) => ({
        ...result,
        evidence: evidence.map(({ system, score }) => ({ system, score })),
      })),
      moment: answer.moment,
    },
    outline: OUTLINE[lang],
    plain: lang === "en" ? writeEn(answer) : writeZh(answer),
  };
}

function lead({ probability }: Result): number {
  return Math.max(probability.optionA, probability.optionB);
}

function sorted(answer: BatchAnswer) {
  const leaning = answer.results
    .filter(({ signal }) => signal.towards !== null)
    .sort((a, b) => lead(b) - lead(a));
  return { leaning, even: answer.results.filter(({ signal }) => signal.towards === null) };
}

function numbers(results: readonly Result[]): readonly string[] {
  return results.map(({ index }) => String(index + 1));
}

function writeEn(answer: BatchAnswer): string {
  const { leaning, even } = sorted(answer);
  const count = answer.results.length;
  const told = leaning
    .slice(0, NAMED)
    .map(
      (one) =>
        `on “${unasked(one.question)}” it inclines to “${one.signal.towards}” with ${percent(lead(one))}`,
    );
  const opener =
    leaning.length === 0
      ? `${capital(countEn(count))} ${count === 1 ? "question was" : "questions were"} put to one moment, and it takes no side in any of them.`
      : `${capital(countEn(count))} ${count === 1 ? "question was" : "questions were"} put to one moment. It speaks most plainly ${count === 1 ? "here" : "where it can"}: ${listEn(told)}.`;
  const rest = leaning.slice(NAMED);
  const further =
    rest.length > 0
      ? `A weaker lean shows in ${rest.length === 1 ? "question" : "questions"} ${listEn(numbers(rest))}; the figures stand beside each.`
      : "";
  const flat =
    even.length > 0 && leaning.length > 0
      ? `${even.length === 1 ? "Question" : "Questions"} ${listEn(numbers(even))} ${even.length === 1 ? "stays" : "stay"} even. Nothing should be read into a percent or two.`
      : "";
  const shared =
    count > 1
      ? "Only the coins are thrown for each question; the boards belong to the hour, and the horary chart to the hour and the kind of matter. So all answers here share a part of their weather: when the hour is good, everything asked in it looks a little better. Compare the questions with one another before comparing any of them with the world."
      : "";
  const limit =
    "Keep the list and score it when the days have come. That is the only test such numbers can pass; until then they are symbols of a moment and no forecast.";
  return [opener, further, flat, shared, limit].filter((one) => one !== "").join("\n\n");
}

function writeZh(answer: BatchAnswer): string {
  const { leaning, even } = sorted(answer);
  const count = answer.results.length;
  const told = leaning
    .slice(0, NAMED)
    .map(
      (one) => `「${unasked(one.question)}」偏向「${one.signal.towards}」（${percent(lead(one))}）`,
    );
  const opener =
    leaning.length === 0
      ? `同一時刻問了${measureZh(count)}題，盤勢對每一題都不表態。`
      : `同一時刻問了${measureZh(count)}題。說得最明白的是：${told.join("；")}。`;
  const rest = leaning.slice(NAMED);
  const further =
    rest.length > 0 ? `第 ${numbers(rest).join("、")} 題也略有偏向，數字列於各題之下。` : "";
  const flat =
    even.length > 0 && leaning.length > 0
      ? `第 ${numbers(even).join("、")} 題不分高下，一兩個百分點之差不必細究。`
      : "";
  const shared =
    count > 1
      ? "只有六爻之幣是逐題擲的；式盤屬於時辰，卜卦占星屬於時辰與事類。所以這些答案共享同一片天氣：時辰好，什麼都顯得好一些。先把各題互相比較，再拿去和外面的世界比較。"
      : "";
  const limit =
    "把這張單子留著，等日子到了逐題核對。這種數字只有這一種考法；在那之前，它們是某一時刻的象徵，不是預測。";
  return [opener, further, flat, shared, limit].filter((one) => one !== "").join("\n\n");
}

/** A question without its mark, to stand inside a sentence. */
function unasked(question: string): string {
  return question.replace(/[?？]\s*$/u, "");
}
