import * as core from "../../core/words/zh_hant.ts";
import { formatArc } from "../../core/zodiac.ts";
import type { StarsAnswer } from "../answer.ts";
import { loudestOf, strongestOf, type Star } from "../loudest.ts";
import type { StarsWords } from "./en.ts";
import { star, themes } from "./zh_hant/stars.ts";

const { count, point, themeOf, paragraph } = core;

const horizonState = {
  rises: "有升有落",
  alwaysAbove: "恆在地平之上",
  alwaysBelow: "恆在地平之下",
};
const contact = { conjunction: "合", opposition: "對分", parallel: "平行", paran: "同角" };
const starAngle = {
  rising: "升起",
  culminating: "上中天",
  setting: "西落",
  anticulminating: "下中天",
};

function opening({ stars, ranking }: StarsAnswer, shown: number): string {
  if (ranking.length === 0) {
    return `所查 ${stars.length} 顆恆星在容許度內皆未觸及此盤。傳統上視為只由行星述說，背後沒有恆星高聲相和。`;
  }
  const rest = ranking.length > shown ? `，以下說最強的${count(shown)}顆` : "";
  return `${stars.length} 顆恆星之中有 ${ranking.length} 顆觸及此盤${rest}。恆星藉所遇的行星或軸點發聲。`;
}

function meets(one: Star["contacts"][number]): string {
  const [name, orb] = [point[one.point], formatArc(one.orbDeg)];
  switch (one.kind) {
    case "conjunction":
      return `與${name}同度，相距 ${orb}`;
    case "opposition":
      return `與${name}相對，差 ${orb}`;
    case "parallel":
      return `與${name}赤緯相同，差 ${orb}`;
    case "paran":
      return `於${name}在出生地${starAngle[one.pointAngle!]}時${starAngle[one.starAngle!]}`;
  }
}

function about(one: Star, order: number): string {
  const best = strongestOf(one);
  const name = star[one.star];
  const theme = one.theme ? themes[one.theme.with.star] : "獨有的聲音";
  const [life, how] = [themeOf(best.point), meets(best)];
  const score = `顯著度 ${one.prominence}`;
  const sentences = [
    `${name}主${theme}，${how}（${score}，滿分一百），其調性見於${life}。`,
    `${name}${how}，${life}便染上「${theme}」的色彩（${score}）。`,
    `說到${life}，也聽得見${name}：它${how}，主題是${theme}（${score}）。`,
  ];
  const more = one.contacts.length - 1;
  return paragraph(
    sentences[order % sentences.length],
    more > 0 && `另有${count(more)}項接觸為輔。`,
  );
}

export const zhHant: StarsWords = {
  title: "恆星",
  summary: "三十九顆恆星之黃經、赤緯與同角接觸，附零至一百之顯著度",
  weighs: "五十；觸及此盤之恆星，以顯著度加權其性質之平均（木金為加、火土為減），乘以三十",
  inputs: {
    stars: { label: "恆星", about: "所查恆星，預設傳統之三十九顆", values: star },
    orbDeg: {
      label: "合之容許度（度）",
      about: "合之容許度，以度計，預設依星等為二、一點五或一度",
    },
    paranOrbDeg: { label: "同角容許度（度）", about: "同角之容許度，以度計，預設半度" },
    natalOnly: {
      label: "僅計出生時臨軸之星體",
      about: "同角是否須其星體於出生時距軸點五度以內；預設否，全日皆計",
    },
  },
  fields: {
    ...core.place,
    stars: "恆星",
    star: "恆星",
    designation: "拜耳名",
    magnitude: "星等",
    nature: "性質",
    theme: "所主",
    latitudeDeg: "黃緯（度）",
    rightAscensionDeg: "赤經（度）",
    declinationDeg: "赤緯（度）",
    atHorizon: "與地平",
    state: "於此緯度",
    sunAltitudeAtRisingDeg: "升起時太陽高度（度）",
    sunAltitudeAtSettingDeg: "西落時太陽高度（度）",
    contacts: "接觸",
    kind: "接觸",
    point: "所遇",
    starAngle: "恆星所在",
    pointAngle: "星體所在",
    orbDeg: "誤差（度）",
    maxOrbDeg: "容許度（度）",
    strength: "強度",
    prominence: "顯著度",
    ranking: "依顯著度排序",
    leading: "最顯著之星",
    parans: "同角",
    reckoned: "已計軸點與同角",
    natalOnly: "僅計出生時臨軸之星體",
  },
  terms: { star, point, horizonState, contact, starAngle },
  phrases: {
    brings: ({ star: one }) => themes[one],
    base: "各答起於平分",
    natures: ({ count: touching, first }) =>
      touching === 1
        ? `觸及此盤之恆星僅${star[first]}一顆`
        : `觸及此盤之恆星 ${touching} 顆，以${star[first]}為首`,
  },
  refusals: core.chartRefusals,
  omissions: {
    birthTime: "未提供出生時刻：星體以當地正午計；軸點與同角接觸從缺，月亮之接觸僅適用於正午。",
    latitude: "未提供出生地：軸點與同角接觸從缺。",
  },
  reading: (located) => {
    const loudest = loudestOf(located);
    return {
      paragraphs: core.paragraphs(
        opening(located, loudest.length),
        ...loudest.map(about),
        !located.parans.reckoned &&
          "缺出生時刻或地點，軸點與恆星行星同升同落者無從計算，分數僅依黃經與赤緯。",
      ),
      outline: loudest.map((one) => star[one.star]),
      facts: {
        leading: loudest,
        timeAndPlace: located.parans.reckoned,
        ranking: located.ranking,
      },
    };
  },
  picture: {
    title: "命盤中的恆星",
    place: (longitudeDeg) => core.placeName(longitudeDeg),
    orb: (orbDeg) => `${orbDeg.toFixed(1)}°`,
    none: "所列恆星皆未觸及此盤",
    legend: "橫條與數字：顯著度，滿分一百 · 下列：所觸之星與誤差",
    desc: ({ ranking }) =>
      ranking
        .slice(0, 10)
        .map((one) => `${star[one.star]} ${one.prominence}`)
        .join("；") || "無恆星觸及此盤。",
  },
};
