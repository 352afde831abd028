/** The reading of a toss as rules write it, in the language asked for. */
import type { Brief, Lang } from "#old";
import { ANSWER_NAMES, BAND_NAMES, DOMAIN_NAMES, SIDE_NAMES } from "./names.ts";
import type { CoinAnswer } from "./shapes.ts";
import type { Text } from "./texts.ts";

/** Writes what a writer may use, and the whole reading from rules alone. */
export function writeBrief(answer: CoinAnswer, lang: Lang): Brief {
  const say = (text: Text) => (lang === "en" ? text.en : text.zhHant);
  const parts = [opening(answer), answer.domainText, odds(answer)];
  return {
    facts: {
      question: answer.question,
      domain: say(DOMAIN_NAMES[answer.domain]),
      answer: say(ANSWER_NAMES[answer.answer]),
      heads: answer.heads,
      tails: answer.tails,
      band: say(BAND_NAMES[answer.band]),
      text: say(answer.domainText),
      weight: answer.weight,
      oddsOfYes: answer.oddsOfYes,
    },
    outline: lang === "en" ? ["Answer", "Reading", "Odds"] : ["答案", "解讀", "機率"],
    plain: parts.map(say).join("\n\n"),
  };
}

function opening({ question, answer, heads, tails }: CoinAnswer): Text {
  const asked = question?.trim();
  const verdict = ANSWER_NAMES[answer];
  const count = heads + tails;
  const en = asked ? `You asked: “${asked}” ` : "";
  const zh = asked ? `你問：「${asked}」` : "";
  if (count === 1) {
    const side = SIDE_NAMES[heads === 1 ? "heads" : "tails"];
    return {
      en: `${en}The coin fell ${side.en}: ${verdict.en.toLowerCase()}.`,
      zhHant: `${zh}銅板落下是${side.zhHant}：${verdict.zhHant}。`,
    };
  }
  if (heads === 0 || tails === 0) {
    const side = SIDE_NAMES[heads > 0 ? "heads" : "tails"];
    return {
      en: `${en}All ${count} flips fell ${side.en}: ${verdict.en.toLowerCase()}.`,
      zhHant: `${zh}擲了 ${count} 次，全是${side.zhHant}：${verdict.zhHant}。`,
    };
  }
  return {
    en: `${en}Out of ${count} flips ${heads} fell heads and ${tails} tails: ${verdict.en.toLowerCase()}.`,
    zhHant: `${zh}擲了 ${count} 次，${heads} 正 ${tails} 反：${verdict.zhHant}。`,
  };
}

function odds({ weight, oddsOfYes, source }: CoinAnswer): Text {
  if (source === "caller") {
    return {
      en: "The coin was flipped by your own hand; nothing was left to chance here.",
      zhHant: "銅板是你自己擲的，這裡沒有再動用機運。",
    };
  }
  const even = weight === 0.5;
  const percent = Math.round(oddsOfYes * 1000) / 10;
  const told = Math.round(weight * 1000) / 1000;
  return even
    ? {
        en: "The coin was even: before it rose, yes and no had the same chance.",
        zhHant: "這枚銅板兩面均等，拋起之前，是與否機會相同。",
      }
    : {
        en: `The coin was weighted as you asked, with ${told} for yes in each flip, which gave yes a chance of ${percent} % before the first.`,
        zhHant: `銅板依你的設定加權，每一擲出現「是」的機率為 ${told}，因此開擲之前，「是」的機會是 ${percent}%。`,
      };
}
