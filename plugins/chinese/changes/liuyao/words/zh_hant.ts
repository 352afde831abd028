import { BRANCH, PILLAR } from "#lore";
import * as calendar from "../../../calendar/words/zh_hant.ts";
import { clauseOf } from "../../../core/words/clauses.ts";
import { nativeOf, natives } from "../../../core/natives.ts";
import * as core from "../../../core/words/zh_hant.ts";
import { hexagram as hexagrams } from "../../../core/words/zh_hant/hexagrams.ts";
import { askedText } from "../../../core/words/zh_hant/question.ts";
import { relative, spirit } from "../../words/zh_hant.ts";
import type { JudgementPhrases, LiuyaoAnswer } from "../answer.ts";
import { MARK, ROLE } from "../terms.ts";
import type { LiuyaoWords } from "./en.ts";

const { clock, dayBoundary } = calendar.conventions;
const { generation, seasonState, trigram } = core;

const mark = natives(MARK);

const topic = {
  wealth: "財運",
  career: "事業",
  husband: "丈夫",
  wife: "妻子",
  study: "學業",
  house: "家宅",
  parents: "父母",
  children: "子女",
  health: "健康",
  friends: "朋友",
  self: "自身",
};

const standings = {
  favourable: "得力，其事可成",
  mixed: "旺衰參半，成否在人事",
  unfavourable: "受制，其事難成，或須待時",
};
const weights = {
  favourable: "用神得地",
  mixed: "用神生剋並見",
  unfavourable: "用神失勢",
};

/** Reasons of the judgement, as clauses. */
const clauses = {
  lineStands: ({ place, naJia, season, month }: JudgementPhrases["lineStands"]) =>
    `${place}爻${nativeOf(PILLAR, naJia)}於${nativeOf(BRANCH, month)}月居「${seasonState[season]}」`,
  hides: "用神不現，伏於該爻之下",
  marked: ({ mark: id }: JudgementPhrases["marked"]) => mark[id],
  isVoid: "逢旬空",
};

function hexagramText({ question, hexagram, palace, generation: age, marks }: LiuyaoAnswer) {
  const marked = marks.length > 0 ? `卦逢${marks.map((id) => mark[id]).join("、")}。` : "";
  return `${askedText(question)}得${hexagram.fullName}，${trigram[palace]}宮${generation[age]}。${hexagrams[hexagram.hexagram].sense}${marked}`;
}

function judgementText({ judgement, self }: LiuyaoAnswer): string {
  const { relative: asked, lines, hidden, verdict } = judgement;
  const asks = asked
    ? `以${relative[asked]}為用神，${hidden ? "伏於" : "在"}第${lines.join("、")}爻，`
    : `以世爻為用，在第${self}爻，`;
  const because = verdict.because.map((one) => clauseOf<JudgementPhrases>(clauses, one));
  return `${asks}${standings[verdict.value]}：${because.join("；")}。`;
}

function changeText({ lines, moving, changed }: LiuyaoAnswer): string {
  if (!changed) return "六爻安靜，事態如常，以世應生剋為斷。";
  const turns = moving.map((place) => {
    const line = lines[place - 1]!;
    return `${spirit[line.spirit]}臨${relative[line.relative]}，化${relative[line.changed!.relative]}`;
  });
  return `第${moving.join("、")}爻發動：${turns.join("；")}。變為${changed.hexagram.fullName}，${hexagrams[changed.hexagram.hexagram].sense}`;
}

export const zhHant: LiuyaoWords = {
  title: "六爻",
  summary: "六爻納甲，列六親、六神、世應、伏神、旬空與動爻；可給爻象或錢數，亦可代擲",
  weighs: "取用神之斷：有利七十，參半五十，不利三十",
  inputs: {
    lines: { label: "爻象", about: "自初爻起：6 老陰、7 少陽、8 少陰、9 老陽" },
    coins: {
      label: "錢數",
      about: "自初爻起，每爻三錢中正面之數；正面作三，反面作二",
    },
    topic: { label: "所問之事", about: "所問何事，預設自身", values: topic },
  },
  fields: {
    ...core.hexagramFields,
    palace: "卦宮",
    generation: "世",
    self: "世爻",
    response: "應爻",
    body: "卦身",
    changed: "變卦",
    naJia: "納甲",
    relatives: "六親",
    moving: "動爻",
    "lines/moving": "發動",
    month: "月建",
    day: "日辰",
    void: "旬空",
    marks: "標記",
    lines: "六爻",
    "hexagram/lines": "爻象（自下而上）",
    place: "爻位",
    "lines/value": "爻值",
    element: "五行",
    relative: "六親",
    spirit: "六神",
    role: "世應",
    isVoid: "旬空",
    season: "旺衰",
    hidden: "伏神",
    cast: "起卦",
    by: "起卦之法",
    values: "自初爻起之值",
    judgement: "斷卦",
    topic: "所問之事",
    "judgement/lines": "用神所在",
    "judgement/hidden": "僅伏而不現",
    verdict: "斷語",
  },
  terms: {
    hexagram: hexagrams,
    trigram,
    generation,
    relative,
    spirit,
    mark,
    role: natives(ROLE),
    seasonState,
    castMethod: { lines: "自給爻象", coins: "自給錢數", chance: "隨機" },
    topic,
    standing: { favourable: "有利", mixed: "參半", unfavourable: "不利" },
  },
  phrases: {
    ...clauses,
    usefulLine: ({ standing }) => weights[standing],
    thrown: ({ fullName }) => `${fullName}卦`,
  },
  conventions: { clock, dayBoundary },
  refusals: {
    longitudeNeeded: calendar.refusals.longitudeNeeded,
    linesAndCoins: { when: "爻象與錢數並給", says: "爻象與錢數請擇一提供" },
  },
  reading: (board) => [
    hexagramText(board),
    judgementText(board),
    `${changeText(board)}一卦答一問，事未變而再占，徒亂前兆。`,
  ],
  picture: {
    title: (names) => `六爻：${names}`,
    under: ({ palace, generation: age, month, day, ...board }) =>
      `${trigram[palace]}宮${generation[age]} · ${nativeOf(BRANCH, month)}月 ${nativeOf(PILLAR, day)}日 · 空${board.void.map((id) => nativeOf(BRANCH, id)).join("")}`,
    moving: "動",
  },
};
