import * as core from "../../../core/words/zh_hant.ts";
import { dashaFields, dashaInputs, tellDasha } from "../../words/zh_hant.ts";
import type { YoginiWords } from "./en.ts";

const yogini = {
  mangala: "吉祥女（Mangala，月）",
  pingala: "赤褐女（Pingala，日）",
  dhanya: "財穀女（Dhanya，木）",
  bhramari: "蜂女（Bhramari，火）",
  bhadrika: "賢善女（Bhadrika，水）",
  ulka: "流星女（Ulka，土）",
  siddha: "成就女（Siddha，金）",
  sankata: "險厄女（Sankata，羅睺）",
};
const senses = {
  mangala: "安適、禮祀與良伴",
  pingala: "身熱多爭，宜收斂自矜",
  dhanya: "財用、師長與稱譽",
  bhramari: "奔走遷居，有熱忱而無定所",
  bhadrika: "友朋、交易與令名",
  ulka: "勞碌憂財，恆作可過",
  siddha: "成就、婚姻與藝術",
  sankata: "行於隘道，昔所助者來助",
};

export const zhHant: YoginiWords = {
  title: "瑜伽女大運（Yogini）",
  summary: "三十六年瑜伽女大運與次運",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  inputs: dashaInputs,
  fields: {
    ...core.place,
    ...dashaFields,
    moon: "月亮",
    balanceYears: "出生時所餘年數",
  },
  terms: { yogini, graha: core.graha, nakshatra: core.nakshatraName },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    yearDays: core.conventions.yearDays,
    positions: core.conventions.positions,
  },
  refusals: {
    ...core.dateRefusals,
  },
  omissions: { birthTime: "未提供出生時刻：月亮以當地正午計，諸運起訖可有數月至數年之差。" },
  reading: (answer) => [
    [
      ...tellDasha(
        answer,
        (lord) => yogini[lord],
        (lord) => senses[lord],
      ),
    ].join(""),
  ],
  picture: {
    title: "瑜伽女大運（Yogini）",
    heading: "大運列於其年，深色者為所行之運",
    desc: "大運逐行列於年表",
  },
};
