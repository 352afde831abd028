import { chinese } from "#sdk";
import * as core from "../../core/words/zh_hant.ts";
import type { GrahaId } from "../../core/grahas.ts";
import type { BhriguNadiAnswer } from "../answer.ts";
import type { BhriguNadiWords } from "./en.ts";

const { graha, sign } = core;
type One = BhriguNadiAnswer["grahas"][number];
type Year = BhriguNadiAnswer["now"];

const quarter = { east: "東方", south: "南方", west: "西方", north: "北方" };
const STANDS: Readonly<Record<GrahaId, string>> = {
  sun: "父親與身分",
  moon: "母親與行旅",
  mars: "兄弟與衝勁",
  mercury: "學業與朋友",
  jupiter: "你自己",
  venus: "伴侶與財用",
  saturn: "你的工作",
  rahu: "外來而龐大之事",
  ketu: "你割捨之事",
};
const LENDS: Readonly<Record<GrahaId, string>> = {
  sun: "身分",
  moon: "變動",
  mars: "火氣",
  mercury: "言談與買賣",
  jupiter: "主見",
  venus: "魅力與錢財",
  saturn: "勞苦",
  rahu: "貪多之心",
  ketu: "疏離",
};
const TRADE: Readonly<Record<GrahaId, string>> = {
  sun: "公職",
  moon: "飲食與旅運",
  mars: "機械與土地",
  mercury: "文書與帳務",
  jupiter: "教學與法務",
  venus: "藝術與金融",
  saturn: "勞作",
  rahu: "外貿與新媒體",
  ketu: "研究與療護",
};
const names = (ids: readonly GrahaId[]) => chinese.list(ids.map((id) => graha[id]));
const lends = (ids: readonly GrahaId[]) => ids.map((id) => LENDS[id]).join("與");

function company({ with: beside, trine, ahead, behind, opposite }: One): string {
  const told = [
    beside.length > 0 ? `與${names(beside)}同座而得${lends(beside)}` : "",
    trine.length > 0 ? `得${names(trine)}遙助` : "",
    ahead.length > 0 ? `走向${names(ahead)}` : "",
    behind.length > 0 ? `來自${names(behind)}` : "",
    opposite.length > 0 ? `與${names(opposite)}相對` : "",
  ].filter((one) => one !== "");
  return told.length > 0 ? told.join("、") : "無曜相涉";
}

const told = (one: One): string =>
  `代表${STANDS[one.graha]}的${graha[one.graha]}在${quarter[one.quarter]}${sign[one.sign]}${one.retrograde && one.graha !== "rahu" && one.graha !== "ketu" ? "回頭看" : ""}${company(one)}。`;

function workText(saturn: One): string {
  const near = [...saturn.with, ...saturn.trine, ...saturn.ahead].slice(0, 2);
  const trades =
    near.length > 0 ? `而指向${near.map((id) => TRADE[id]).join("或")}` : "而行業由你自選";
  return `${told(saturn).slice(0, -1)}${trades}。`;
}

const yearText = ({ age, sign: at, meets, trine }: Year): string =>
  `${age} 歲走過${sign[at]}${meets.length > 0 ? `遇見${names(meets)}` : "無所遇"}${trine.length > 0 ? `並觸及同方的${names(trine)}` : ""}`;

function walkText({ now, years }: BhriguNadiAnswer): string {
  const about = [...now.meets, ...now.trine].slice(0, 3).map((id) => STANDS[id]);
  const busy = years
    .slice(1)
    .filter(({ meets }) => meets.length > 0)
    .slice(0, 3);
  return [
    `木星一年行一座：${yearText(now)}${about.length > 0 ? `、這一年繞著${about.join("、")}轉` : "、這一年屬於你自己"}。`,
    ...(busy.length > 0 ? [`${busy.map(yearText).join("、")}。`] : []),
  ].join("");
}

const of = (answer: BhriguNadiAnswer, id: GrahaId) =>
  answer.grahas.find((one) => one.graha === id)!;

export const zhHant: BhriguNadiWords = {
  title: "布里古難迪納迪（Bhrigu Nandi Nadi）",
  summary: "只以諸曜論命：同方共論、前後相承、互換其座，並看木星一年一座之行",
  inputs: { age: { label: "年齡", about: "足歲；不填則為今日之歲" } },
  fields: {
    ...core.place,
    grahas: "諸曜",
    graha: "曜",
    quarter: "方",
    retrograde: "逆行",
    with: "同座",
    trine: "同方",
    ahead: "在前",
    behind: "在後",
    opposite: "相對",
    groups: "四方",
    exchanges: "互換",
    now: "該歲之木星",
    years: "木星十二年",
    age: "歲",
    meets: "所遇",
  },
  terms: { graha, sign, nakshatra: core.nakshatraName, nadiQuarter: quarter },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
    positions: core.conventions.positions,
  },
  omissions: { birthTime: "未提供出生時間，以正午代之；只有月亮受其影響。" },
  reading(answer) {
    const exchange = answer.exchanges.map(
      ([one, other]) =>
        `${sign[of(answer, one!).sign]}的${graha[one!]}與${sign[of(answer, other!).sign]}的${graha[other!]}互換其座而兩處並用。`,
    );
    return [
      `${told(of(answer, "jupiter"))}${workText(of(answer, "saturn"))}`,
      `${told(of(answer, "venus"))}${told(of(answer, "mercury"))}${told(of(answer, "mars"))}`,
      [told(of(answer, "sun")), told(of(answer, "moon")), ...exchange].join(""),
      walkText(answer),
    ];
  },
  picture: {
    signShort: core.signShort,
    short: core.grahaShort,
    mark: "木→",
    centre: "納迪",
    head: ({ age, sign: at }) => `木→ 為 ${age} 歲之木星：${sign[at]}`,
    group: ({ quarter: at, grahas }) =>
      `${quarter[at]}：${grahas.map((id) => graha[id]).join("、") || "無"}`,
    desc: (groups) =>
      groups
        .map(
          ({ quarter: at, grahas }) =>
            `${quarter[at]}：${grahas.map((id) => graha[id]).join("、") || "無"}`,
        )
        .join("；"),
  },
};
