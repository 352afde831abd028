import type { Band } from "#sdk";
import { ASPECTS } from "../../core/aspects.ts";
import { senseOfTwo } from "../../core/pairs.ts";
import * as core from "../../core/words/zh_hant.ts";
import { zhHant as match } from "../../match/words/zh_hant.ts";
import type { SynastryAnswer } from "../answer.ts";
import type { SynastryWords } from "./en.ts";

type Contact = SynastryAnswer["aspects"][number];

const { aspect, houseName, point, topicOf } = core;
const NAMES = ["甲方", "乙方"] as const;
const MOST = 5;
const { base: _base, supports: _supports, hinders: _hinders, ...ties } = match.phrases;

const BANDS: Readonly<Record<Band, string>> = {
  excellent: "計分表上的聯繫多半具備",
  good: "計分表上的聯繫有好幾項",
  mixed: "聯繫有的具備，有的從缺",
  challenging: "傳統聯繫不多，兩人在一起靠選擇多於吸引",
};
const STIRS: Readonly<Record<string, string>> = {
  sun: "照亮",
  moon: "安居於",
  venus: "鍾情於",
  mars: "攪動",
  saturn: "管束",
};

function told({ a, b, aspect: kind, orbDeg }: Contact, nature: "easy" | "tense"): string {
  const sense = senseOfTwo(core.twoPeople, a, b, nature, NAMES);
  return sense
    ? `甲方${point[a]}與乙方${point[b]}成${aspect[kind]}（${core.formatArc(orbDeg)}）：${sense}。`
    : "";
}

function contacts({ aspects }: SynastryAnswer, wanted: "easy" | "tense"): readonly string[] {
  return aspects
    .filter(({ aspect: kind }) => (ASPECTS[kind].nature === "tense") === (wanted === "tense"))
    .map((one) => told(one, wanted))
    .filter(Boolean)
    .slice(0, MOST);
}

function angles({ aspects }: SynastryAnswer): string {
  const own = aspects.filter(
    ({ a, b, aspect: kind }) =>
      (a === "ascendant" || b === "ascendant") && a !== b && kind === "conjunction",
  );
  return own
    .slice(0, 2)
    .map(({ a, b }) =>
      a === "ascendant"
        ? `乙方${point[b]}正臨甲方上升點，一見便注意到。`
        : `甲方${point[a]}正臨乙方上升點，一見便注意到。`,
    )
    .join("");
}

function overlay({ overlays }: SynastryAnswer, side: "aInB" | "bInA"): string {
  const [guest, host] = side === "aInB" ? NAMES : [NAMES[1], NAMES[0]];
  const shown = overlays[side].filter(({ body }) => body in STIRS);
  return shown.length === 0
    ? ""
    : `在${host}的生活裡，${guest}${shown
        .map(
          ({ body, house }) =>
            `以${point[body]}${STIRS[body]!}${houseName(house)}（${topicOf(house)}）`,
        )
        .join("、")}。`;
}

export const zhHant: SynastryWords = {
  title: "合盤",
  summary: "兩張本命盤對照：互相位、宮位疊入、依公開權重計分並附解讀",
  weighs: match.weighs,
  inputs: {},
  fields: {
    ...core.viewFields,
    overlays: "落入對方宮位",
    aInB: "甲方",
    bInA: "乙方",
    doubleWhammies: "雙向聯繫",
    charts: "兩張盤",
    "aspects/a": "甲方",
    "aspects/b": "乙方",
    "charts/a": "甲方",
    "charts/b": "乙方",
  },
  terms: { point, aspect, sign: core.sign, houseSystem: core.houseSystem },
  phrases: { ...core.housePhrases, base: "凡兩盤相較由此起算", ...ties },
  conventions: { houseSystem: core.conventions.houseSystem },
  refusals: core.chartRefusals,
  reading: (answer) => {
    const [easy, tense] = [contacts(answer, "easy"), contacts(answer, "tense")];
    const { score, band, doubleWhammies } = answer;
    return core.paragraphs(
      `依計分表，兩人得 ${score} 分：${BANDS[band]}。`,
      easy.length > 0 && easy.join(""),
      tense.length > 0 && `彼此要學的功課：${tense.join("")}`,
      core.paragraph(
        angles(answer),
        doubleWhammies.length > 0 &&
          `從兩邊都感受得到、難以忽略的，是${doubleWhammies
            .slice(0, 3)
            .map(({ a, b }) => `${point[a]}與${point[b]}`)
            .join("、")}的聯繫。`,
      ),
      core.paragraph(overlay(answer, "aInB"), overlay(answer, "bInA")),
    );
  },
  picture: {
    ...core.wheel,
    title: "合盤",
    desc: (count) => `內圈為甲方，外圈為乙方，共 ${count} 個接觸`,
  },
};
