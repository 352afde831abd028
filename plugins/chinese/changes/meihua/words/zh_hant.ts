import { BRANCH } from "#lore";
import * as calendar from "../../../calendar/words/zh_hant.ts";
import { nativeOf, natives } from "../../../core/natives.ts";
import * as core from "../../../core/words/zh_hant.ts";
import { hexagram as hexagrams } from "../../../core/words/zh_hant/hexagrams.ts";
import { askedText } from "../../../core/words/zh_hant/question.ts";
import type { MeihuaAnswer } from "../answer.ts";
import { RELATION } from "../terms.ts";
import type { MeihuaWords } from "./en.ts";

const { clock, lateZi } = calendar.conventions;
const { seasonState, trigram } = core;

const bodyAndUse = natives(RELATION);

const standings = {
  favourable: "外來相助，其事多成",
  withEffort: "我能制物，勞而有得",
  draining: "我生於彼，耗多於得，宜先定分寸",
  unfavourable: "外物剋我，宜緩宜避",
};
const weights = {
  favourable: "用生體，或體用比和",
  withEffort: "體剋用，費力而成",
  draining: "體生用，多耗損",
  unfavourable: "用剋體，事多阻",
};

function figuresText({ question, hexagram, mutual, changed, movingLine }: MeihuaAnswer): string {
  const [first, inner, last] = [hexagram, mutual, changed].map(
    (one) => hexagrams[one.hexagram].sense,
  );
  return `${askedText(question)}得${hexagram.fullName}，動在第${movingLine}爻。${first}互見${mutual.fullName}，為事之中程，${inner}變為${changed.fullName}，為事之終，${last}`;
}

function bodyText({ body, use, relation, verdict, timingNumber }: MeihuaAnswer): string {
  return `體卦為${trigram[body.trigram]}，主己，於本月為「${seasonState[body.season]}」；用卦為${trigram[use.trigram]}，主事。${bodyAndUse[relation]}，${standings[verdict.value]}。應期之數為 ${timingNumber}，近則以時日計，遠則以月計。梅花取一時之機，只應所問之事，不及其他。`;
}

export const zhHant: MeihuaWords = {
  title: "梅花易數",
  summary: "以時間、數字或文字起卦，列本、互、變三卦與體用生剋",
  weighs: "取體用之斷：有利七十，費力而成六十，耗損四十，不利三十",
  inputs: {
    numbers: { label: "數字", about: "以一至三個數字代時刻" },
    text: { label: "文字", about: "以文字代時刻，計其字數" },
  },
  fields: {
    ...core.hexagramFields,
    method: "起卦之法",
    counted: "時刻之數",
    year: "年",
    month: "月",
    day: "日",
    hour: "時",
    lunarDate: "農曆日期",
    movingLine: "動爻",
    mutual: "互卦",
    changed: "變卦",
    body: "體",
    use: "用",
    trigram: "卦",
    element: "五行",
    season: "旺衰",
    relation: "體用",
    verdict: "斷語",
    timingNumber: "應期之數",
  },
  terms: {
    method: { time: "時刻", numbers: "數字", text: "文字" },
    hexagram: hexagrams,
    trigram,
    seasonState,
    bodyAndUse,
    standing: {
      favourable: "有利",
      withEffort: "勞而有得",
      draining: "耗損",
      unfavourable: "不利",
    },
  },
  phrases: {
    bodyAndUse: ({ body, use, relation }) =>
      `體卦${trigram[body.trigram]}，用卦${trigram[use.trigram]}，${bodyAndUse[relation]}`,
    bodyInMonth: ({ season, month }) => `${nativeOf(BRANCH, month)}月體卦${seasonState[season]}`,
    useToBody: ({ standing }) => weights[standing],
  },
  conventions: {
    clock,
    lateZi,
    yearStart: { title: "換年", options: { lunarNewYear: "正月初一", liChun: "立春交節" } },
    addHour: {
      title: "數字字數起卦加時",
      options: { without: "不加時", with: "動爻加時辰數" },
    },
  },
  refusals: {
    ...calendar.refusals,
    numbersAndText: { when: "數字與文字並給", says: "數字與文字請擇一提供" },
    nothingToCount: { when: "文字中無可計之字", says: "文字中無可計之字" },
  },
  reading: (figures) => [figuresText(figures), bodyText(figures)],
  picture: {
    name: "梅花易數",
    labels: ["本卦", "互卦", "變卦"],
    body: "體",
    use: "用",
    title: (hexagram) => `梅花易數：${hexagram}`,
    foot: ({ body, use, relation }) =>
      `體${trigram[body.trigram]} · 用${trigram[use.trigram]} · ${bodyAndUse[relation]}`,
  },
};
