import { STEM, type Stem } from "#lore";
import type { Reading, Speaker } from "#sdk";
import { conventions, phrases as boundaryPhrases, refusals } from "#east/calendar/words/zh_hant.ts";
import { stemOf } from "#east/pairs.ts";
import { naYin, phase } from "../../../core/words/zh_hant.ts";
import { nativeOf } from "#east/natives.ts";
import { byPull, type Grade, type Who } from "../../scoring.ts";
import {
  evennessPhrases,
  grade,
  naYinPhrases,
  omissionFields,
  pairClock,
  partFields,
} from "../../words/zh_hant.ts";
import type { ElementMatch } from "../answer.ts";
import type { PartId } from "../match.ts";
import type { CompatibilityElementWords } from "./en.ts";

const part: Readonly<Record<PartId, string>> = {
  naYin: "年命納音",
  dayMasters: "日主五行",
  balance: "兩造五行合觀",
};

const stemName = (id: Stem) => nativeOf(STEM, id) + phase[stemOf(id).element];
const self: Readonly<Record<Who, string>> = { first: "前者", second: "後者" };
const other: Readonly<Record<Who, string>> = { first: "後者", second: "前者" };

const ADVICE: Readonly<Record<Grade, string>> = {
  harmonious: "一方所有，正是一方所需，相處不易生厭。",
  neutral: "五行不偏於合，亦不偏於離。",
  difficult: "稟性相違，若有一方能以通關之行調之，則大為緩和。",
};

function readOut(match: ElementMatch, say: Speaker): Reading {
  const { score, verdict, parts, dissent, hourAssumption } = match;
  const [years, selves, together] = parts.map(({ evidence }) => say.phrase(evidence));
  const against = byPull(parts.filter((one) => dissent.includes(one.part)))[0];
  const although = against
    ? `；惟${part[against.part]}（${against.value}）${against.value > 50 ? "勝於此數" : "不及此數"}`
    : "";
  const open = hourAssumption?.[0]?.score;
  const range = open ? `未具出生時間，分數可在 ${open.least} 至 ${open.most} 之間。` : "";
  return [
    `以合婚之表論，${years}。再論日主，此於人最切：${selves}。`,
    `${together}。以五十為中，三項合計 ${score} 分，屬${grade[verdict.value]}${although}。` +
      `${ADVICE[verdict.value]}${range}五行所言不過稟性，稟性可以涵養；欲知其詳，宜參看兩人全局。`,
  ];
}

export const zhHant: CompatibilityElementWords = {
  title: "五行合婚",
  summary: "以年命納音、日主五行與兩造五行合觀論兩人相配",
  weighs: "合婚自有之分數；各項依其距五十之差與權重計",
  fields: {
    ...partFields,
    ...omissionFields,
    "a/native": "四柱",
    "b/native": "四柱",
    hourKnown: "時辰已知",
    year: "年柱",
    naYin: "納音",
    dayMaster: "日主",
    balance: "五行",
    visible: "明見之數",
    weighted: "加權之數",
    percent: "百分比",
    missing: "所缺",
    wood: "木",
    fire: "火",
    earth: "土",
    metal: "金",
    water: "水",
  },
  terms: { grade, naYin, part },
  phrases: {
    ...boundaryPhrases,
    ...naYinPhrases,
    ...evennessPhrases,
    selvesAlike: ({ stem }) => `日主同屬${phase[stemOf(stem).element]}，待人處世相近，所倚亦同`,
    selfFeeds: ({ giver, taker, from }) =>
      `${self[from]}${stemName(giver)}生${other[from]}${stemName(taker)}，一施一受`,
    selfHolds: ({ ruler, ruled, from }) =>
      `${self[from]}${stemName(ruler)}剋${other[from]}${stemName(ruled)}，一制一讓`,
    method: ({ scoreSpread }) =>
      `總分為三項之加權平均，各項零至一百，五十為中，距五十之差放大 ${scoreSpread} 倍。通書合婚僅論納音，權重為本服務自訂之模型。`,
    withoutTime: "未提供出生時間，僅以三柱論之；當日各時辰（含換日）均已逐一試算其結論。",
  },
  conventions: {
    clock: pairClock,
    dayBoundary: conventions.dayBoundary,
    yearBoundary: conventions.yearBoundary,
  },
  refusals: { longitudeNeeded: refusals.longitudeNeeded },
  reading: readOut,
  picture: { title: "五行合婚", element: null },
};
