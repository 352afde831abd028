/** What both procedures of the Lal Kitab say alike, in Traditional Chinese. */
import { chinese } from "#sdk";
import * as core from "../../core/words/zh_hant.ts";
import type { GrahaId } from "../../core/grahas.ts";
import type { Debt } from "../terms.ts";
import { byHouse } from "../told.ts";

const { graha } = core;

export const HOUSE = [
  "自身",
  "家與錢袋",
  "手足與膽氣",
  "母親與心安",
  "子女與學問",
  "親戚與勞務",
  "婚姻與買賣",
  "暗中轉折",
  "福分與長輩",
  "事業與名聲",
  "進帳",
  "歇息與花費",
] as const;
/** 手足與膽氣. */
export const aboutHouse = (house: number): string => HOUSE[house - 1]!;

const DOES: Readonly<Record<GrahaId, string>> = {
  sun: "照亮",
  moon: "滋養",
  mars: "奮力推動",
  mercury: "盤算",
  jupiter: "庇佑",
  venus: "潤澤",
  saturn: "慢慢磨練",
  rahu: "攪動",
  ketu: "守望",
};
/** 月亮滋養、金星潤澤. */
export const acts = (ids: readonly GrahaId[]): string =>
  ids.map((id) => `${graha[id]}${DOES[id]}`).join("、");
/** 第八宮的火星、第十二宮的水星與木星. */
export const placed = (ids: readonly GrahaId[], houseAt: (id: GrahaId) => number): string =>
  byHouse(ids, houseAt)
    .map(([house, here]) => `${core.houseName(house)}的${these(here)}`)
    .join("、");

export const standing = {
  exalted: "得勢",
  debilitated: "失勢",
  own: "居本宮",
  permanent: "居固宮",
  plain: "作客",
};
export const conventions = {
  houses: { title: "宮位", options: { lagna: "自上升之座起", signs: "人人以牡羊為首" } },
  ayanamsa: core.conventions.ayanamsa,
  node: core.conventions.node,
  positions: core.conventions.positions,
};
export const fields = {
  lagna: "上升之座",
  grahas: "諸曜",
  graha: "曜",
  house: "宮",
  standing: "處境",
  asleep: "沉睡",
};
export const these = (ids: readonly GrahaId[]): string => chinese.list(ids.map((id) => graha[id]));

export const REMEDY: Readonly<Record<GrahaId, string>> = {
  sun: "出門做事前喝口水、吃點甜的",
  moon: "在身邊留一塊銀，並常受母親祝福",
  mars: "在星期二分送甜餅",
  mercury: "給牛吃青草",
  jupiter: "替菩提樹澆水，並向長輩請教",
  venus: "穿著整潔，並把一份飯分給牛",
  saturn: "當天給清工錢，並施芥子油",
  rahu: "把一把大麥放入流水",
  ketu: "每天餵一隻狗",
};
export const DEBT: Readonly<Record<Debt, readonly [string, string, string]>> = {
  pitri: ["父祖之債（Pitri rin）", "曾虧待祭司或家中老樹", "全族同日各出等額錢幣獻廟"],
  swayam: ["自身之債（Swayam rin）", "曾輕慢舊俗", "全家同行一次祭日之禮"],
  matri: ["母親之債（Matri rin）", "曾使母親孤苦", "全族各出等重的銀放入流水"],
  stri: ["妻室之債（Stri rin）", "曾為利傷害女子", "全家同日餵百頭牛"],
  sambandhi: ["親故之債（Sambandhi rin）", "曾毀人收成", "全家合資照料窮人"],
  behan: ["姊妹之債（Behan rin）", "曾欺瞞姊妹或女兒", "眾人燒黃色貝幣，灰入溪流"],
  zulmi: ["苛暴之債（Zulm rin）", "曾奪人房屋", "全家同日供百名工人一餐"],
  ajanma: ["未生者之債（Ajanma rin）", "曾負姻親", "族人各放一枚椰子入河"],
  kudrati: ["自然之債（Kudrati rin）", "曾傷信賴人的牲畜", "全家同日餵百隻狗"],
};
