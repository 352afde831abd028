import { chinese, type Speaker } from "#sdk";
import { sideOf } from "../../../core/mean.ts";
import type { System } from "../../../core/system.ts";
import * as core from "../../../core/words/zh_hant.ts";
import type { Strength } from "../../probability.ts";
import { strongest } from "../../reasons.ts";
import * as shared from "../../words/zh_hant.ts";
import type { BinaryAnswer, DrawnPhrases } from "../answer.ts";
import type { BinaryWords } from "./en.ts";

const { list } = chinese;
const { boards, LIMIT, OTHER_WORDS, unasked, worded } = shared;

const LEANS: Readonly<Record<Exclude<Strength, "none">, string>> = {
  slight: "只是微偏，一件實情就足以翻轉",
  clear: "偏向明白，但也僅止於偏向",
  strong: "這類盤式所能給的偏向，大抵以此為極",
};

const USE: Readonly<Record<Strength, string>> = {
  none: "這一題請憑所知來定。若要再問，等情況有變再問，不必急。",
  slight: "先寫下自己的估計，再讓它挪動一點點，或者不挪。",
  clear: "先寫下自己的估計。若兩者相同，去找那件能證明兩者皆錯的事實；若不同，信事實。",
  strong: "趁它還沒左右您之前，先寫下自己的估計；賭注也不要大過沒看它時願下的數目。",
};

function lean({ question, optionA, optionB, probability, signal, systems }: BinaryAnswer): string {
  const a = Math.round(100 * probability.optionA);
  const missing = systems.some(({ system }) => system === "horary.judge")
    ? ""
    : "地點不明，因此未問卜卦占星。";
  if (signal.strength === "none") {
    return `問「${unasked(question)}」，諸盤在「${optionA}」與「${optionB}」之間並無取捨：${a}% 對 ${100 - a}%，實際上就是各半。${missing}`;
  }
  const [most, rest, trailing] = a > 50 ? [a, 100 - a, optionB] : [100 - a, a, optionA];
  return `問「${unasked(question)}」，諸盤偏向「${signal.towards}」，${most}% 對「${trailing}」的 ${rest}%。${LEANS[signal.strength]}。${missing}`;
}

/** 諸盤各替何者說話，與其緣由。 */
function voices(answer: BinaryAnswer, say: Speaker): string {
  const { optionA, optionB, favours, systems } = answer;
  const [option, other] = favours.option === "optionA" ? [optionA, optionB] : [optionB, optionA];
  const weighed = systems.filter(({ score }) => score !== null).sort((a, b) => b.score! - a.score!);
  const on = (side: string) => weighed.filter(({ score }) => sideOf(score!) === side);
  const named = (all: readonly System[], sign: 1 | -1) =>
    all.map(({ system, score, scoring }) => {
      const reason = strongest([{ ...scoring, score }], sign);
      return `${boards[system]} ${score} 分${reason ? `，見「${say.phrase(reason)}」` : ""}`;
    });
  const parts = [
    speaks(named(on("favourable"), 1), option),
    speaks(named([...on("adverse")].reverse(), -1), other),
  ].filter((part) => part !== "");
  const between = on("mixed").map(({ system, score }) => `${boards[system]}（${score} 分）`);
  const scale = `以一百分為全歸「${option}」、零分為全歸「${other}」來看`;
  if (parts.length === 0) {
    return between.length === 0 ? "" : `${scale}，諸盤都在中間：${between.join("、")}。`;
  }
  const rest = between.length > 0 ? `居中不表態的是${list(between)}。` : "";
  return `${scale}，${parts.join("；")}。${rest}`;
}

function speaks(named: readonly string[], option: string): string {
  return named.length === 0 ? "" : `替「${option}」說話的有${named.join("；")}`;
}

function cast({ drawn: { hour } }: BinaryAnswer): string {
  return `六爻之錢由題目與選項的字句擲出，大六壬也以字句取得的 ${hour} 為活時，其餘諸盤取起問之時。${OTHER_WORDS}`;
}

function drawnByWords({ hour, hasHorary }: DrawnPhrases["drawnByWords"]): string {
  const common = hasHorary
    ? "奇門遁甲與卜卦占星仍屬起問之時：同一分鐘另問一題，奇門相同；若又屬同一類事，卜卦盤也相同。"
    : "奇門遁甲仍屬起問之時：同一分鐘另問一題，所得相同。";
  return `六爻之錢由題目與兩個選項的字句擲出；大六壬也不用正時，而以字句取得的 ${hour} 為活時起課，一時多問，此術本有此法。${common}${worded("選項先後")}`;
}

export const zhHant: BinaryWords = {
  title: "二擇預測",
  summary: "一問二果：以字句與時刻起大六壬、奇門、六爻與卜卦占星，得一象徵機率，列其組成，並作論述",
  weighs: shared.odds,
  inputs: {
    ...shared.inputs,
    optionA: { label: "結果之一", about: "結果之一；吉象歸兩者中的哪一個，由字句判定" },
    optionB: { label: "另一結果", about: "另一結果" },
  },
  fields: {
    ...core.fields,
    ...shared.fields,
    optionA: "結果之一",
    optionB: "另一結果",
    option: "所歸之選項",
    probabilityFormula: "機率算法",
  },
  terms: shared.terms,
  phrases: {
    ...core.phrases,
    ...core.momentPhrases,
    ...shared.symbolicPhrases,
    ...shared.favours,
    ...shared.issues,
    odds: shared.odds,
    drawnByWords,
  },
  refusals: shared.refusals,
  omissions: shared.omissions,
  reading(answer, say) {
    const { question, optionA, optionB, resolutionDate, probability, signal } = answer;
    const favours = say.phrase(answer.favours);
    const drawn = say.phrase(answer.drawn.says);
    return {
      paragraphs: [
        lean(answer) + favours,
        voices(answer, say),
        cast(answer),
        `${USE[signal.strength]}答案至遲於 ${resolutionDate} 揭曉。${LIMIT}`,
      ].filter((paragraph) => paragraph !== ""),
      outline: ["盤勢所偏", "各盤替誰說話", "起盤之法", "怎麼用與限度"],
      facts: {
        question,
        optionA,
        optionB,
        resolutionDate,
        probability,
        signal,
        favours,
        drawn,
        boards: answer.systems.map(({ system, score, scoring }) => ({
          board: boards[system],
          score,
          reasons: scoring.testimonies.map((one) => say.phrase(one)),
        })),
        limit: LIMIT,
      },
    };
  },
  picture: shared.picture,
};
