import type { Band } from "#sdk";
import { elementOf } from "#lore";
import { PTOLEMAIC } from "../../core/aspects.ts";
import { senseOfTwo } from "../../core/pairs.ts";
import * as core from "../../core/words/zh_hant.ts";
import type { MatchAnswer } from "../answer.ts";
import { factsOf } from "../facts.ts";
import {
  TIES,
  type Component,
  type ComponentPhrases,
  type Contact,
  type TieCode,
} from "../rules.ts";
import type { MatchWords } from "./en.ts";

const { aspect, element, houseName, MANNERS, paragraph, point, sign, topicOf } = core;

function tie({ a, b, aspect: kind }: Contact): string {
  return `甲方${point[a]}與乙方${point[b]}成${aspect[kind]}`;
}

function sameModality({ a, b }: ComponentPhrases["sunModality"]): string {
  return `兩人太陽同屬一種模式（${sign[a]}與${sign[b]}）`;
}

function clause(one: Component): string {
  if (one.code === "base") return "";
  return one.code === "sunModality" ? sameModality(one.with) : tie(one.with);
}

const ties = Object.fromEntries(
  TIES.flatMap((pair) => PTOLEMAIC.ids.map((kind) => [`${pair}.${kind}`, tie])),
) as Readonly<Record<TieCode, (one: Contact) => string>>;

const BANDS: Readonly<Record<Band, string>> = {
  excellent: "依計分表屬極佳之緣",
  good: "緣分良好",
  mixed: "長短互見",
  challenging: "傳統聯繫不多，更賴彼此經營",
};

function opening({ score, band, components }: MatchAnswer): string {
  const clauses = components.slice(1).map(clause);
  return paragraph(
    `兩盤相合得 ${score} 分（滿分一百）：${BANDS[band]}。`,
    clauses.length > 0 ? `得分來自：${clauses.join("；")}。` : "計分表所列之聯繫皆未出現。",
  );
}

function temperaments({ suns: { a, b }, elements }: MatchAnswer): string {
  const [one, other] = [element[elementOf(a)], element[elementOf(b)]];
  const lack = elements.missingInBoth.map((id) => element[id]);
  return paragraph(
    `一方太陽在${sign[a]}，處世${MANNERS[a]}；另一方在${sign[b]}，處世${MANNERS[b]}。`,
    one === other ? `兩人同屬${one}象。` : `${one}象遇上${other}象。`,
    lack.length > 0 && `兩盤皆少${lack.join("、")}象，這一面需要刻意照顧。`,
  );
}

const MOST_CONTACTS = 4;
const NAMES = ["甲方", "乙方"] as const;

function strengths({ strengths: all }: MatchAnswer): string {
  const sentences = all.slice(0, MOST_CONTACTS).map(({ with: contact }) => {
    return `${tie(contact)}，${senseOfTwo(core.twoPeople, contact.a, contact.b, "easy", NAMES)}。`;
  });
  return led("支撐兩人者：", sentences);
}

function cautions({ cautions: all }: MatchAnswer): string {
  const sentences = all.slice(0, MOST_CONTACTS).map(({ with: contact }) => {
    return `${tie(contact)}，${senseOfTwo(core.twoPeople, contact.a, contact.b, "tense", NAMES)}。`;
  });
  return led("需要耐心者：", sentences);
}

/** Sentences of which the first follows a few words that lead in. */
function led(leadIn: string, sentences: readonly string[]): string {
  return paragraph(...sentences.map((one, i) => (i === 0 ? leadIn + one : one)));
}

function overlay({ overlays }: MatchAnswer): string | null {
  const sun = overlays.aInB.find(({ body }) => body === "sun");
  return sun ? `甲方太陽落入乙方${houseName(sun.house)}，照亮其${topicOf(sun.house)}。` : null;
}

function missing({ timesKnown, scoreRange: { lowest, highest } }: MatchAnswer): string | null {
  if (timesKnown.a && timesKnown.b) return null;
  const range =
    lowest === highest ? `所試各時刻皆為 ${lowest} 分` : `分數介於 ${lowest} 至 ${highest} 之間`;
  return `因缺出生時刻，以正午計並略去上升點；若計全日，${range}。`;
}

export const zhHant: MatchWords = {
  title: "雙人星盤合盤",
  summary: "以兩人日、月、金、火與上升之相位計分，附組合盤與時空中點盤",
  weighs: "取合盤之分數：起於四十，計分表每得一點加一點五",
  inputs: {
    orbs: { label: "自訂容許度", about: "合盤相位之容許度，以度計，預設八、五、七、七、八" },
    ...core.orbInputs,
  },
  fields: {
    ...core.place,
    scoreRange: "分數範圍",
    lowest: "最低",
    highest: "最高",
    tried: "所試時刻數",
    timesKnown: "出生時刻已知",
    suns: "太陽",
    moons: "月亮",
    elements: "四元素",
    fire: "火",
    earth: "土",
    air: "風",
    water: "水",
    missingInBoth: "兩盤皆少",
    aspects: "相位",
    "aspects/a": "甲方",
    "aspects/b": "乙方",
    aspect: "相位",
    orbDeg: "誤差（度）",
    maxOrbDeg: "容許度（度）",
    inSign: "星座亦成相",
    overlays: "落入對方之宮",
    aInB: "甲方之星",
    bInA: "乙方之星",
    body: "行星",
    house: "宮位",
    composite: "組合盤",
    davison: "時空中點盤",
    julianDayUt: "儒略日（UT）",
    utc: "時刻（UTC）",
    latitude: "緯度（度）",
    longitude: "經度（度）",
    bodies: "行星",
    charts: "兩人星盤",
    retrograde: "逆行",
    ascendantDeg: "上升點（度）",
    cusps: "宮頭（度）",
  },
  terms: { aspect },
  phrases: {
    base: "兩盤相合起於此分",
    sunModality: sameModality,
    ...ties,
    supports: tie,
    hinders: tie,
  },
  conventions: { houseSystem: core.conventions.houseSystem },
  refusals: core.chartRefusals,
  reading: (match) => ({
    paragraphs: core.paragraphs(
      opening(match),
      temperaments(match),
      strengths(match),
      cautions(match),
      paragraph(overlay(match), missing(match)),
    ),
    outline: ["總評", "兩人性情", "所長", "宜留意"],
    facts: factsOf(match),
  }),
  picture: {
    ...core.wheel,
    title: "雙人合盤",
    desc: ({ aspects }) => `內圈為甲方，外圈為乙方，共 ${aspects.length} 個相位。`,
  },
};
