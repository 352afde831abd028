import * as core from "../../core/words/zh_hant.ts";
import { zhHant as chart } from "../../chart/words/zh_hant.ts";
import type { MangalWords } from "./en.ts";

const { sign, dignity, houseName } = core;

const marsPair = {
  neither: { text: "二人皆無", about: "無此顧慮" },
  balanced: { text: "二人皆有", about: "古例以為兩相抵銷" },
  oneSided: { text: "一人有之", about: "古例勸以耐心與直言" },
  eased: { text: "一人有之而得解", about: "既得解，所餘無多" },
};
const {
  marsOutside,
  marsInHouse,
  marsDignified,
  jupiterJoinsMars,
  jupiterSeesMars,
  marsExempt,
  sidesMixed,
  allBetween,
  atJunction,
  awayFromJunctions,
} = chart.phrases;

/** What Mars does in a house of marriage. */
const heat: Readonly<Record<number, string>> = {
  1: "火氣見於性情",
  2: "火氣見於言語與錢財",
  4: "火氣見於家中",
  7: "火氣直對伴侶",
  8: "火氣潛伏，化為猜疑",
  12: "火氣耗於私處與睡眠",
};

export const zhHant: MangalWords = {
  title: "火星之患（Mangal Dosha）",
  summary: "自命宮、月亮與金星計火星之患，並列所有解除之例，可單盤或二人同看",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  inputs: { partner: { label: "對方之出生", about: "二人同看時之另一出生" } },
  fields: {
    signs: "起計之處",
    lagna: "命宮",
    moon: "月亮",
    venus: "金星",
    mars: "火星",
    sign: "星座",
    degree: "度",
    dignity: "位階",
    fromLagna: "自命宮計",
    fromMoon: "自月亮計",
    fromVenus: "自金星計",
    dosha: "火星之患",
    partner: "對方",
    pair: "二人合看",
    about: "其意",
  },
  terms: { dignity, manglik: core.manglik, marsPair },
  phrases: {
    marsOutside,
    marsInHouse,
    marsDignified,
    jupiterJoinsMars,
    jupiterSeesMars,
    marsExempt,
    sidesMixed,
    allBetween,
    atJunction,
    awayFromJunctions,
  },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    positions: core.conventions.positions,
  },
  refusals: { "place-incomplete": core.chartRefusals["place-incomplete"] },
  omissions: {
    birthTime: "未提供出生時刻：僅自月亮與金星計，以當地正午之位為準。",
    latitude: core.placeOmission,
  },
  reading: ({ mars, dosha, partner, pair }) => {
    const bases = [
      ["命宮", mars.fromLagna],
      ["月亮", mars.fromMoon],
      ["金星", mars.fromVenus],
    ] as const;
    const hits = bases.flatMap(([base, house]) =>
      house !== null && heat[house] ? [`自${base}計為${houseName(house)}，${heat[house]}`] : [],
    );
    const value = {
      none: "並無火星之患。",
      cancelled: "依數有患，依例得解，婚書多不以為礙。",
      present: "其患成立：婚書勸人成熟而後婚，且先議定如何爭執。",
    }[dosha.value];
    return [
      `火星在${sign[mars.sign]} ${mars.degree}，${dignity[mars.dignity]}。${hits.length > 0 ? `${hits.join("；")}。` : "自諸處計皆在婚姻諸宮之外。"}${value}`,
      ...(partner && pair
        ? [
            `對方火星在${sign[partner.mars.sign]} ${partner.mars.degree}：${core.manglik[partner.dosha.value]}。${marsPair[pair].text}，${marsPair[pair].about}。`,
          ]
        : []),
    ];
  },
  picture: {
    columns: ["盤", "起計", "宮"],
    bases: { fromLagna: "自命宮", fromMoon: "自月亮", fromVenus: "自金星" },
    own: "本人",
    partner: "對方",
    signs: sign,
  },
};
