import { band as bands, calendarOutOfRange } from "../../../core/words/zh_hant.ts";
import type { LodgeRelation } from "../../lodges.ts";
import { zhHant as chart } from "../../words/zh_hant.ts";
import type { Distance, Tie } from "../relations.ts";
import type { SukuyoMatchWords } from "./en.ts";

const { lodge, lodgeGroup, lodgeRelation } = chart.terms;

const sukuyoTie: Readonly<Record<Tie, { text: string; about: string }>> = {
  mei: { text: "命", about: "長處短處都相像，不是一見如故，便是各走各路" },
  gyotai: { text: "業胎", about: "不必多說便懂，像早就相識" },
  eishin: { text: "榮親", about: "彼此提攜，互相成就" },
  yusui: { text: "友衰", about: "相處愉快，少有所求，也少有所成" },
  kisei: { text: "危成", about: "處處不同，共事卻互有用處" },
  ankai: { text: "安壞", about: "吸引力強，久了總有一方受損" },
};
const sukuyoDistance: Readonly<Record<Distance, string>> = {
  same: "同宿",
  near: "近距離",
  middle: "中距離",
  far: "遠距離",
};
const SIDE: Readonly<Partial<Record<LodgeRelation, string>>> = {
  flourishing: "從對方得助而興",
  kin: "受對方照拂",
  friend: "付出情誼",
  waning: "受其柔化，也易倦",
  risk: "被對方攪動",
  completion: "從對方學到東西",
  ease: "得對方安撫，代價由對方付",
  breaking: "被對方擾動",
  deed: "為對方效力",
  womb: "得對方效力",
};

export const zhHant: SukuyoMatchWords = {
  title: "宿曜合盤",
  summary: "兩人本命宿依三九之法互數：榮親、友衰、危成、安壞、業胎、命，並分近中遠",
  weighs: "兩本命宿之關係與遠近，分數為本服務自訂",
  fields: {
    tie: "關係",
    about: "其意",
    distance: "遠近",
    steps: "相距宿數",
    oldDate: "舊曆生日",
    lodge: "宿",
    portrait: "性情",
    group: "類",
    says: "一言",
    index: "二十七宿之序",
    other: "對方於己",
  },
  terms: { lodge, lodgeGroup, lodgeRelation, sukuyoTie, sukuyoDistance },
  phrases: {
    tie: ({ tie }) => `兩宿之關係為「${sukuyoTie[tie].text}」：${sukuyoTie[tie].about}`,
    distance: ({ tie, distance }) =>
      distance === "same"
        ? "兩人同宿，無遠近可言"
        : distance === "middle"
          ? "相距居中，關係不增不減"
          : tie === "ankai" || tie === "kisei"
            ? distance === "near"
              ? "相距甚近，磨擦更甚"
              : "相距甚遠，磨擦稍緩"
            : distance === "near"
              ? "相距甚近，情分更厚"
              : "相距甚遠，情分較疏",
  },
  refusals: { calendarOutOfRange },
  reading: ({ a, b, tie, components, score, band }, say) => {
    const reasons = components.map((one) => say.phrase(one));
    const side = (who: string, other: LodgeRelation) =>
      `在${who}看來，對方是「${lodgeRelation[other]}」${SIDE[other] ? `，故${who}${SIDE[other]}` : ""}`;
    const sides = tie === "mei" ? "" : `${side("甲", a.other)}；${side("乙", b.other)}。`;
    const lodges =
      a.lodge === b.lodge
        ? `兩人同屬${lodge[a.lodge].text}：${lodge[a.lodge].portrait}。`
        : `甲的本命宿為${lodge[a.lodge].text}，${lodge[a.lodge].portrait}；乙為${lodge[b.lodge].text}，${lodge[b.lodge].portrait}。`;
    return [
      lodges,
      `${reasons[0]}。${reasons[1]}。${sides}`,
      `合計 ${score} 分（滿分一百），依本服務之分為「${bands[band]}」；經文只定關係，不計分數。`,
    ];
  },
  picture: {
    title: "二十七宿合盤",
    heading: ({ a, b }) => `${lodge[a.lodge].text} · ${lodge[b.lodge].text}`,
    under: ({ distance }) => sukuyoDistance[distance],
    legend: "藍為甲，紅為乙；內圈為各宿於甲之關係",
    desc: ({ a, b, tie }) =>
      `二十七宿環，標出${lodge[a.lodge].text}與${lodge[b.lodge].text}：${sukuyoTie[tie].text}`,
  },
};
