import type { GrahaId } from "../../../core/grahas.ts";
import * as core from "../../../core/words/zh_hant.ts";
import { dashaFields, dashaInputs, tellDasha } from "../../words/zh_hant.ts";
import type { AshtottariWords } from "./en.ts";

const { graha } = core;
const senses = {
  sun: "任事負責",
  moon: "與人相處、行旅與照護",
  mars: "競爭決斷",
  mercury: "學習交易",
  saturn: "可久之勞",
  jupiter: "開展與良言",
  rahu: "開拓新地",
  venus: "情誼與安適",
} as Readonly<Record<GrahaId, string>>;

export const zhHant: AshtottariWords = {
  title: "一百零八年大運（Ashtottari）",
  summary: "一百零八年大運，附其適用之條件",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  inputs: dashaInputs,
  fields: {
    ...core.place,
    ...dashaFields,
    moon: "月亮",
    balanceYears: "出生時所餘年數",
    applies: "適用此運",
  },
  terms: { graha, nakshatra: core.nakshatraName },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    yearDays: core.conventions.yearDays,
    positions: core.conventions.positions,
  },
  refusals: {
    ...core.dateRefusals,
    "place-incomplete": core.chartRefusals["place-incomplete"],
  },
  omissions: { birthTime: "未提供出生時刻：月亮以當地正午計，諸運起訖可有數月至數年之差。" },
  reading: (answer) => [
    [
      ...tellDasha(
        answer,
        (lord) => graha[lord],
        (lord) => senses[lord],
      ),
    ].join(""),
    ...(answer.applies === null
      ? []
      : [
          answer.applies
            ? "羅睺居命主之四正或三合位而不在命宮，依帕拉沙拉之則，此運適用。"
            : "羅睺不在命主之四正或三合位，或同在命宮，依則以 Vimshottari 為先。",
        ]),
  ],
  picture: {
    title: "一百零八年大運（Ashtottari）",
    heading: "大運列於其年，深色者為所行之運",
    desc: "大運逐行列於年表",
  },
};
