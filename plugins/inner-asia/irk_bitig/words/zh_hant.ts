import { matters } from "#lore/words/matters_zh_hant.ts";
import { stepOf } from "#lore/words/matters.ts";
import { opening } from "#east/draw/words/zh_hant.ts";
import { OMEN, type Word } from "../omens.ts";
import type { IrkBitigWords } from "./en.ts";
import { irkBitigOmen } from "./zh_hant/omens.ts";

const irkBitigWord = {
  veryGood: "大吉",
  good: "吉",
  middling: "平",
  bad: "凶",
  veryBad: "大凶",
};
const advice: Readonly<Record<Word, string>> = {
  veryGood: "照心中所想去做，得了好處與人分享",
  good: "照原意走下去便好",
  middling: "且放一放，靜著的就別去驚動",
  bad: "先停手，找出是什麼絆住了你，再去拉",
  veryBad: "這條路放下，從另一頭開始",
};

/** Which two sides of a matter an omen turns the eye to. */
const SIDES: Readonly<Record<Word, readonly ["fire" | "air" | "earth", "water" | "turn"]>> = {
  veryGood: ["fire", "water"],
  good: ["fire", "water"],
  middling: ["air", "turn"],
  bad: ["earth", "turn"],
  veryBad: ["earth", "turn"],
};

export const zhHant: IrkBitigWords = {
  title: "占卜書（Irk Bitig）",
  summary: "擲四面骰三次，依古突厥《占卜書》六十五占解你所問",
  weighs: "書中之判：大吉、吉、平、凶、大凶",
  inputs: {
    throws: { label: "親手所擲", about: "親手擲出的三數，各為一至四；填了就不再隨機" },
  },
  fields: {
    optionOmens: "各選項之占",
    throws: "所擲",
    number: "占序",
    omen: "占",
    about: "大意",
    twin: "同擲之占",
    word: "書中之判",
    leaning: "傾向",
  },
  terms: { irkBitigOmen, irkBitigWord },
  phrases: {
    called: ({ omen, word }) => `書中判「${irkBitigOmen[omen].text}」為${irkBitigWord[word]}`,
  },
  reading: (irk) => {
    const { question, asked, reply, throws, number, omen, twin, word, score } = irk;
    const told = irkBitigOmen[omen];
    const body = `擲得 ${throws.join("、")}，為第 ${number} 占「${told.text}」（${OMEN.writings[omen]!.native!}）：${told.about}。`;
    const shared =
      twin === null
        ? ""
        : `書中同樣的圈還畫在另一占「${irkBitigOmen[twin].text}」之上：${irkBitigOmen[twin].about}。`;
    const called = `書中判為${irkBitigWord[word]}：${advice[word]}`;
    if (question === null) return [body, shared, `${called}。`].filter((one) => one !== "");
    const matter = matters[asked.matter];
    const [first, second] = SIDES[word];
    return [
      opening({
        asked,
        reply,
        question,
        score,
        why: reply.when ? `這是依「${told.text}」讀出的。` : "",
        by: irk.optionOmens.map((one) => irkBitigOmen[one].text),
        silent: "此占既不指方位，也不定時日。",
      }),
      body,
      shared,
      `${called}；著眼在${matter[first]}，也在${matter[second]}。`,
      stepOf(matters[asked.matter], reply.standing),
    ].filter((one) => one !== "");
  },
  picture: {
    title: ({ omen }) => irkBitigOmen[omen].text,
    desc: ({ throws, omen }) => `${throws.join("、")}：${irkBitigOmen[omen].about}`,
    under: ({ number, word }) => `六十五占之 ${number}：${irkBitigWord[word]}`,
  },
};
