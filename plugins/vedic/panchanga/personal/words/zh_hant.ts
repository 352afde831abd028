import { chinese } from "#sdk";
import * as core from "../../../core/words/zh_hant.ts";
import { dayOf, minuteOf } from "../../../core/day/when.ts";
import { houseTopics } from "../../../chart/words/zh_hant/sentences.ts";
import type { PersonalWords } from "./en.ts";

const { sign, nakshatraName, vara, tara, houseName } = core;

const moonState = {
  pravasa: { text: "遠行（Pravasa）", about: "離家在外" },
  nashta: { text: "隱失（Nashta）", about: "不見其蹤" },
  mrita: { text: "力竭（Mrita）", about: "力已用盡" },
  jaya: { text: "得勝（Jaya）", about: "得勝之態" },
  hasya: { text: "歡笑（Hasya）", about: "歡笑之態" },
  rati: { text: "愉悅（Rati）", about: "愉悅之態" },
  krida: { text: "遊戲（Krida）", about: "遊戲之態" },
  supta: { text: "安睡（Supta）", about: "沉睡之態" },
  bhukta: { text: "飽足（Bhukta）", about: "飽足之態" },
  jvara: { text: "燥熱（Jvara）", about: "燥熱之態" },
  kampa: { text: "顫動（Kampa）", about: "顫動之態" },
  sthira: { text: "安穩（Sthira）", about: "安穩之態" },
};
const dayStanding = { kind: "順", mixed: "平", hard: "難" };
const advice = {
  kind: "所起之事，星月皆助",
  mixed: "一助一不助，日常之事可行，大事宜緩",
  hard: "星月皆不助，宜收尾而不宜起頭",
};

export const zhHant: PersonalWords = {
  title: "個人之日",
  summary: "依本命月宿與月座論某日之星力與月力，並示月之狀態",
  inputs: { birth: { label: "出生", about: "據其月亮以數星與座之出生" } },
  fields: {
    ...core.lasts,
    vara: "曜日",
    sunrise: "日出",
    birthStar: "本命月宿",
    birthSign: "本命月座",
    certain: "無時刻亦可確定",
    spans: "日中諸段",
    nakshatra: "月宿",
    sign: "星座",
    count: "自本命月宿數",
    round: "第幾輪",
    tara: "星力",
    meaning: "義",
    taraHelps: "星力相助",
    house: "自本命月座數",
    moonHelps: "月力相助",
    state: "月之狀態",
    about: "其意",
    standing: "順逆",
  },
  terms: { vara, nakshatra: nakshatraName, tara, moonState, dayStanding },
  conventions: {
    sunrise: core.conventions.sunrise,
    ayanamsa: core.conventions.ayanamsa,
    positions: core.conventions.positions,
  },
  refusals: core.sunRefusals,
  reading: ({ spans, birthStar, birthSign, vara: day, sunrise, certain }) => [
    `${dayOf(sunrise)} ${vara[day]}，為本命月宿${nakshatraName[birthStar]}、月座${sign[birthSign]}之人而論。${certain ? "" : "出生時刻不詳，而當日月宿或月座有變，取正午計。"}`,
    ...spans.map(
      (one) =>
        `${minuteOf(one.begins)} 起月在${nakshatraName[one.nakshatra]}，自本命宿數為第${chinese.numeral(one.count)}：${tara[one.tara].text}${one.round > 1 ? `，屬第${chinese.numeral(one.round)}輪而較輕` : ""}。月在${sign[one.sign]}，為本命月之${houseName(one.house)}，關乎${houseTopics[one.house - 1]!}；其狀態為${moonState[one.state].text}，${moonState[one.state].about}。此段為${dayStanding[one.standing]}：${advice[one.standing]}。`,
    ),
  ],
  picture: { columns: ["起", "月宿", "星力", "宮", "月態"], signs: sign },
};
