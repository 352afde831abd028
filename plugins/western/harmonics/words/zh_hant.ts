import * as core from "../../core/words/zh_hant.ts";
import type { HarmonicsWords } from "./en.ts";

const { point, themeOf } = core;
const SENSES: readonly (readonly [number, string])[] = [
  [9, "不為什麼而樂在其中之事"],
  [8, "持續打磨直到見成果之事"],
  [7, "觸動想像、放不下之事"],
  [5, "刻意塑造的風格與技藝"],
  [4, "迎著阻力的努力及其所成"],
  [3, "自然而來、令人愉快之事"],
  [2, "在對立中相遇、須加權衡之事"],
];
const senseOf = (harmonic: number) =>
  SENSES.find(([divisor]) => harmonic % divisor === 0)?.[1] ??
  (harmonic === 1 ? "本命盤本身" : "少有人論及的獨特音調");

export const zhHant: HarmonicsWords = {
  title: "泛音盤",
  summary: "第 n 泛音盤及其合相，並列前三十二泛音之強度",
  inputs: { harmonic: { label: "泛音", about: "一至三百六十" } },
  fields: {
    ...core.place,
    harmonic: "泛音",
    points: "位置",
    point: "點",
    natalDeg: "本命黃經（度）",
    conjunctions: "合相",
    a: "一",
    b: "二",
    orbDeg: "誤差（度）",
    strengths: "強度",
    strength: "強度",
  },
  terms: { point },
  conventions: {
    angles: { title: "上升與天頂", options: { with: "一併相乘", without: "不列" } },
  },
  refusals: {
    ...core.chartRefusals,
    "birth-time-needed": core.angleRefusals["birth-time-needed"],
  },
  reading: ({ harmonic, conjunctions, strengths }) => {
    const ranked = [...strengths].sort((a, b) => b.strength - a.strength);
    const place = ranked.findIndex((one) => one.harmonic === harmonic);
    const first = ranked
      .slice(0, 3)
      .map((one) => `第 ${one.harmonic}`)
      .join("、");
    return core.paragraphs(
      `第 ${harmonic} 泛音所言，是${senseOf(harmonic)}。`,
      conjunctions.length > 0
        ? `其中${conjunctions
            .slice(0, 4)
            .map(({ a, b }) => `${point[a]}與${point[b]}相合（${themeOf(a)}與${themeOf(b)}）`)
            .join("、")}。`
        : "其中無星相合，此音在盤中沉默。",
      place >= 0
        ? `前三十二泛音之中，其強度居第 ${place + 1}；最能聚星者為${first}泛音。`
        : `前三十二泛音之中，最能聚星者為${first}泛音。`,
    );
  },
  picture: {
    title: (harmonic) => `第 ${harmonic} 泛音盤`,
    desc: ({ points }) =>
      points.map((one) => `${point[one.point]}${core.placeName(one.longitudeDeg)}`).join("；"),
  },
};
