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
/** 學問與朋友、父親與身分. */
const serial = (items: readonly string[]) =>
  items.length > 1 ? `${items.slice(0, -1).join("、")}，以及${items.at(-1)!}` : items.join("");

const SHARED = { trine: "助力", behind: "來處", ahead: "去處", opposite: "所對" };

function teller() {
  const first = new Map<string, GrahaId>();
  let glossed = false;
  return (one: One): string => {
    const like = new Map<GrahaId, string[]>();
    const fresh = (kind: keyof typeof SHARED, say: (who: string) => string) => {
      const ids = one[kind];
      if (ids.length === 0) return "";
      const key = `${kind} ${ids.join()}`;
      const before = first.get(key);
      if (before === undefined) {
        first.set(key, one.graha);
        return say(names(ids));
      }
      like.set(before, [...(like.get(before) ?? []), SHARED[kind]]);
      return "";
    };
    const parts = [
      fresh("behind", (who) => `從${who}而來`),
      fresh("ahead", (who) => `往${who}而去`),
      fresh("trine", (who) => `同方有${who}相助`),
      fresh("opposite", (who) => `對面是${who}`),
    ].filter((text) => text !== "");
    const alone =
      one.with.length +
        one.trine.length +
        one.ahead.length +
        one.behind.length +
        one.opposite.length ===
      0;
    const back = one.retrograde && one.graha !== "rahu" && one.graha !== "ketu";
    const told = [
      `${graha[one.graha]}代表${STANDS[one.graha]}，在${quarter[one.quarter]}的${sign[one.sign]}${back ? `，回首而行${glossed ? "" : "（逆行）"}` : ""}`,
      one.with.length > 0
        ? `同座${one.with.map((id) => `有${graha[id]}帶來${LENDS[id]}`).join("，")}`
        : "",
      parts.join("，"),
      ...[...like].map(([id, what]) => `其${what.join("、")}與${graha[id]}相同`),
      alone ? `沒有別的曜牽動${graha[one.graha]}` : "",
    ];
    glossed ||= back;
    return told
      .filter((text) => text !== "")
      .map((text) => `${text}。`)
      .join("");
  };
}

function tradesText(saturn: One): string {
  const near = [...saturn.with, ...saturn.trine, ...saturn.ahead].slice(0, 2);
  return near.length > 0
    ? `論行業，適合${near.map((id) => TRADE[id]).join("，或")}。`
    : "行業由你自選。";
}

const meetsText = ({ meets, trine }: Year): string =>
  `${meets.length > 0 ? `遇見${names(meets)}` : "無所遇"}${trine.length > 0 ? `，並觸及同方的${names(trine)}` : ""}`;

function walkText({ now, years }: BhriguNadiAnswer): string {
  const about = [...now.meets, ...now.trine].slice(0, 3).map((id) => STANDS[id]);
  const busy = years
    .slice(1)
    .filter(({ meets }) => meets.length > 0)
    .slice(0, 3);
  return [
    `木星一年行一座，${now.age} 歲走到${sign[now.sign]}，${meetsText(now)}。`,
    about.length > 0 ? `那一年的重心在${serial(about)}。` : "那一年由你自己安排。",
    ...busy.map((year) => `${year.age} 歲在${sign[year.sign]}，${meetsText(year)}。`),
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
    const tell = teller();
    const told = (id: GrahaId) => tell(of(answer, id));
    const exchange = answer.exchanges.map(
      ([one, other]) =>
        `${sign[of(answer, one!).sign]}的${graha[one!]}與${sign[of(answer, other!).sign]}的${graha[other!]}互換其座，兩處並用。`,
    );
    return [
      `${told("jupiter")}${told("saturn")}${tradesText(of(answer, "saturn"))}`,
      `${told("venus")}${told("mercury")}${told("mars")}`,
      [told("sun"), told("moon"), ...exchange].join(""),
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
