import * as core from "../../core/words/zh_hant.ts";
import { grahaThemes, houseTopics } from "../../chart/words/zh_hant/sentences.ts";
import type { DivisionalWords } from "./en.ts";

const { graha, sign, houseName, theseGrahas } = core;
const { moolatrikona: _root, ...vargaStanding } = core.dignity;

const matter = {
  D1: "形體與一生大體",
  D2: "資財",
  D3: "手足與膽識",
  D4: "房屋、土地與安定之福",
  D5: "功德與權柄",
  D6: "勞損與復元",
  D7: "子女",
  D8: "突來之事",
  D9: "婚姻、正道與本盤背後之力",
  D10: "工作與公眾之事",
  D11: "所得與爭端",
  D12: "父母",
  D16: "車乘與安適",
  D20: "祀神修持",
  D24: "學問",
  D27: "長處與短處",
  D30: "過失與考驗",
  D40: "母系所遺",
  D45: "父系所遺與品格",
  D60: "萬事之舊因",
  D81: "九分之九分",
  D108: "九分之十二分",
  D144: "十二分之十二分",
};
const varga = Object.fromEntries(
  Object.entries(core.varga).map(([id, text]) => [
    id,
    { text, matter: matter[id as keyof typeof matter] },
  ]),
) as DivisionalWords["terms"]["varga"];

export const zhHant: DivisionalWords = {
  title: "分盤",
  summary: "一分至六十分（及八十一、一百零八、一百四十四分）之任一分盤，並示分法與諸盤力",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  inputs: { division: { label: "分盤", about: "取何分盤", values: core.varga } },
  fields: {
    division: "分盤",
    matter: "所主",
    parts: "一座之分數",
    rule: "分法",
    lagna: "分盤命宮",
    grahas: "九曜",
    graha: "星",
    rashi: "本盤星座",
    sign: "分盤星座",
    house: "宮",
    standing: "處境",
    kept: "不換座",
    toEdgeMinutes: "距邊（分）",
    vimshopaka: "諸盤力",
    six: "六盤",
    seven: "七盤",
    ten: "十盤",
    sixteen: "十六盤",
  },
  terms: { graha, varga, vargaStanding },
  phrases: {
    byParashara: ({ division }) => `${core.varga[division]}，依帕拉沙拉之法`,
    inTurn: ({ parts }) => (parts === 1 ? "即星座本身" : `黃道 ${12 * parts} 分自牡羊座起依次配座`),
  },
  conventions: {
    rule: {
      title: "各分配座之法",
      options: { parashara: "依帕拉沙拉", parivritti: "自牡羊座依次輪配" },
    },
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
    positions: core.conventions.positions,
  },
  refusals: { "place-incomplete": core.chartRefusals["place-incomplete"] },
  omissions: {
    birthTime: "未提供出生時刻：諸星以當地正午計，命宮從缺；全日不變之星座始為確認。",
    latitude: core.placeOmission,
  },
  reading: ({ division, lagna, grahas, vimshopaka }) => {
    const of = (standings: readonly string[]) =>
      grahas.filter(({ standing }) => standings.includes(standing));
    const [well, ill] = [of(["exalted", "own"]), of(["debilitated", "greatEnemy"])];
    const kept = grahas.filter((one) => one.kept && division !== "D1");
    const first = grahas.filter(({ house }) => house === 1);
    const crowded = [...new Set(grahas.map(({ house }) => house))]
      .flatMap((house) => {
        const there = grahas.filter((one) => one.house === house);
        return house !== null && house > 1 && there.length >= 3 ? [{ house, there }] : [];
      })
      .slice(0, 2);
    const best = [...vimshopaka].sort((a, b) => b.sixteen - a.sixteen)[0]!;
    const near = grahas.filter(({ toEdgeMinutes }) => toEdgeMinutes < 2);
    return [
      `${varga[division].text}主${varga[division].matter}。${
        lagna
          ? `${sign[lagna]}上升${
              first.length > 0
                ? `，${theseGrahas(first.map((one) => one.graha))}同在，以${first
                    .slice(0, 2)
                    .map((one) => grahaThemes[one.graha])
                    .join("、")}為基調`
                : ""
            }。`
          : ""
      }`,
      `${well.length > 0 ? `得位者：${well.map((one) => `${graha[one.graha]}在${sign[one.sign]}${one.house ? `（${houseName(one.house)}）` : ""}`).join("、")}。` : "無星入旺或居本宮。"}${ill.length > 0 ? `處境難者：${ill.map((one) => `${graha[one.graha]}在${sign[one.sign]}`).join("、")}。` : ""}${kept.length > 0 ? `${theseGrahas(kept.map((one) => one.graha))}與本盤同座，所言一致。` : ""}`,
      ...crowded.map(
        ({ house, there }) =>
          `${theseGrahas(there.map((one) => one.graha))}聚於${houseName(house)}：此事多繫於${houseTopics[house - 1]!}。`,
      ),
      `十六盤合計，${graha[best.graha]}最佳，得 ${best.sixteen.toFixed(1)}（滿分二十）。${near.length > 0 ? `${theseGrahas(near.map((one) => one.graha))}距邊不足二分，換歲差即換座。` : ""}`,
    ];
  },
  picture: {
    ...core.forms,
    short: core.grahaShort,
    signShort: core.signShort,
    signs: sign,
    foot: "*：與本盤同座；底色：上升星座",
  },
};
