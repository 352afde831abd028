import * as core from "../../core/words/zh_hant.ts";
import { houseTopics } from "../../chart/words/zh_hant/sentences.ts";
import { formatDegree } from "../../core/positions.ts";
import type { ChalitWords } from "./en.ts";

const { graha, sign, houseName } = core;

export const zhHant: ChalitWords = {
  title: "移宮盤（Bhava Chalit）",
  summary: "整宮、斯里帕提與 KP 宮頭三法並列，示何星移宮",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  fields: {
    lagna: "命宮",
    midheaven: "天頂",
    longitudeDeg: "恆星黃經（度）",
    sign: "星座",
    houses: "諸宮",
    house: "宮",
    wholeSign: "整宮",
    sripatiStartDeg: "斯里帕提宮界（度）",
    sripatiMiddleDeg: "斯里帕提宮心（度）",
    kpCuspDeg: "KP 宮頭（度）",
    grahas: "九曜",
    graha: "星",
    degree: "度",
    sripati: "斯里帕提",
    kp: "KP",
    strength: "宮中之力",
    moves: "移宮",
  },
  terms: { graha },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
    positions: core.conventions.positions,
  },
  refusals: {
    ...core.lagnaRefusals,
    "no-quadrants": {
      when: "出生地在極圈之內，象限宮制無從劃分",
      says: "極圈之內無斯里帕提與普拉西度之宮，請改用整宮之盤",
    },
  },
  reading: ({ grahas, midheaven, lagna }) => {
    const moved = grahas.filter(({ moves }) => moves);
    const byKp = moved.filter((one) => one.sripati === one.wholeSign);
    const tenth = grahas.filter(({ sripati }) => sripati === 10);
    const [best] = [...grahas].sort((a, b) => b.strength - a.strength);
    const [least] = [...grahas].sort((a, b) => a.strength - b.strength);
    return [
      `命宮在${sign[lagna.sign]} ${formatDegree(lagna.longitudeDeg)}，天頂在${sign[midheaven.sign]} ${formatDegree(midheaven.longitudeDeg)}。${moved.length === 0 ? "三法之下九曜皆不移宮，本命盤可直接讀之。" : `${moved.map((one) => graha[one.graha]).join("、")}於三法之間移宮。`}`,
      ...moved
        .filter((one) => one.sripati !== one.wholeSign)
        .map(
          (one) =>
            `${graha[one.graha]}自整宮之${houseName(one.wholeSign)}移至${houseName(one.sripati)}${one.kp === one.sripati ? "" : `（KP 為${houseName(one.kp)}）`}：其性仍屬${sign[one.sign]}，所作用者為${houseTopics[one.sripati - 1]!}。`,
        ),
      ...(byKp.length > 0
        ? [
            `僅依 KP 宮頭而移者：${byKp.map((one) => `${graha[one.graha]}至${houseName(one.kp)}`).join("、")}。`,
          ]
        : []),
      `${graha[best!.graha]}最近${houseName(best!.sripati)}之心，得其力百分之 ${Math.round(100 * best!.strength)}；${graha[least!.graha]}在${houseName(least!.sripati)}之邊，僅百分之 ${Math.round(100 * least!.strength)}。${tenth.length > 0 ? `論事業以${tenth.map((one) => graha[one.graha]).join("、")}為計。` : ""}`,
    ];
  },
  picture: {
    heading: "底色：三法不一",
    columns: ["星", "所在", "整宮", "斯里帕提", "KP"],
    signs: sign,
  },
};
