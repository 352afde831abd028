import { matters } from "#lore/words/matters_zh_hant.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_zh_hant.ts";
import { bestOf } from "#sdk";
import type { CoinAnswer } from "../answer.ts";
import type { CoinWords } from "./en.ts";
import { texts } from "./zh_hant/texts.ts";

const domain = {
  love: "感情",
  career: "事業",
  wealth: "財務",
  health: "健康",
  study: "學業",
  travel: "旅行",
  general: "一般",
};
const answers = { yes: "是", no: "否" };
const agreement = {
  firm: "堅定：每一擲都相同",
  clear: "明朗：多數一致",
  narrow: "些微：相差無幾",
};
const side = { heads: "正面", tails: "反面" };

export const zhHant: CoinWords = {
  title: "擲銅板",
  summary: "可調機率的是否之占，附七類情境解讀",
  inputs: {
    domain: { label: "事類", about: "所問屬於人生哪一面，預設為一般", values: domain },
    weight: {
      label: "「是」的機率",
      about: "每一擲出現「是」的機率，0.05 至 0.95，預設 0.5，即兩面均等",
    },
    flips: { label: "擲數", about: "擲 1、3、5、7 或 9 次，以多數為答，預設 1" },
    sequence: {
      label: "自行所擲",
      about: "自行擲出的各面，須為奇數次；正面為「是」，如此則不再隨機",
      values: side,
    },
  },
  fields: {
    answer: "答案",
    sequence: "各擲",
    heads: "正面",
    tails: "反面",
    margin: "差距",
    band: "一致程度",
    weight: "「是」的機率",
    oddsOfYes: "得「是」的機會",
    domain: "事類",
    counsel: "解讀",
  },
  terms: { domain, answer: answers, agreement, side },
  phrases: {
    counsel: ({ domain: asked, answer: given, band }) => texts[asked][given][band],
    "other-count": ({ count, flips }) =>
      `所給共 ${count} 擲，而 flips 填 ${flips}；最接近者為 ${count}`,
    "even-count": ({ count }) => `${count} 擲可能平手，請給奇數次`,
  },
  reading: (toss) =>
    toss.question === null
      ? [fell(toss), texts[toss.domain][toss.answer][toss.band], odds(toss)]
      : answered(toss),
  picture: { title: (given) => `擲銅板：${given}` },
};

function fell({ asked, answer: given, heads, tails }: CoinAnswer): string {
  const verdict = ["where", "when", "which"].includes(asked.form) ? "" : `：${answers[given]}`;
  const count = heads + tails;
  const only = side[heads === 0 ? "tails" : "heads"];
  if (count === 1) return `銅板落下是${only}${verdict}。`;
  if (heads === 0 || tails === 0) return `擲了 ${count} 次，全是${only}${verdict}。`;
  return `擲了 ${count} 次，${heads} 正 ${tails} 反${verdict}。`;
}

/** 以銅板自己的法子作答：它只會對半分。 */
function answered(toss: CoinAnswer): readonly string[] {
  const { asked, reply, question, domain: of, answer: given, band } = toss;
  const matter = matters[asked.matter];
  // 「是」的叮嚀是對著所願與所擬說的，對所憂之事說來不合。
  const isStep = asked.form === "whether" && asked.hope !== "feared";
  return [
    replies.asked(question ?? "") + fell(toss),
    halved(toss) + standsOf(matter, reply.standing),
    ...(of === "general" || !isStep ? [] : [texts[of][given][band]]),
    stepOf(matter, reply.standing) + (toss.weight === 0.5 ? "" : odds(toss)),
  ];
}

/** 依問法說銅板落在哪一半。 */
function halved({ asked, reply, answer: given }: CoinAnswer): string {
  const heads = given === "yes";
  const best = bestOf(reply.weighed);
  if (best) return `銅板取「${best.option}」。`;
  if (asked.form === "where") {
    return heads
      ? "銅板只分遠近兩半，這是近的一半：從天天用的房間與街道找起，往外走。"
      : "銅板只分遠近兩半，這是遠的一半：從最後去過的地方找起，往回走。";
  }
  if (asked.form === "when") {
    return heads
      ? "銅板只分早晚兩半，這是早的一半：你給的期限過半之前。"
      : "銅板只分早晚兩半，這是晚的一半：你給的期限過半之後。";
  }
  if (asked.form === "which") return heads ? "它落給你先說的那一個。" : "它落給你後說的那一個。";
  return "";
}

function odds({ weight, oddsOfYes, castBy }: CoinAnswer): string {
  if (castBy === "caller") return "銅板是你自己擲的，這裡沒有再動用機運。";
  if (weight === 0.5) return "這枚銅板兩面均等，拋起之前，是與否機會相同。";
  const percent = Math.round(oddsOfYes * 1000) / 10;
  const each = Math.round(weight * 1000) / 1000;
  return `銅板依你的設定加權，每一擲出現「是」的機率為 ${each}，因此開擲之前，「是」的機會是 ${percent}%。`;
}
