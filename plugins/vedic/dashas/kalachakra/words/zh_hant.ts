import * as core from "../../../core/words/zh_hant.ts";
import { dashaFields, dashaInputs, dateOf, tellDasha } from "../../words/zh_hant.ts";
import type { KalachakraWords } from "./en.ts";

const { sign } = core;
const wheel = {
  savyaFirst: "順輪第一組",
  savyaSecond: "順輪第二組",
  apasavyaFirst: "逆輪第一組",
  apasavyaSecond: "逆輪第二組",
};
const leap = {
  manduka: { text: "蛙躍", sense: "越過一階之變" },
  simhavalokana: { text: "獅顧", sense: "轉折而長顧其後" },
};
const senses = {
  aries: "起始、熱力與競爭",
  taurus: "財用、飲食與家人",
  gemini: "文書、手足與交易",
  cancer: "家宅、水與心",
  leo: "名位與決斷",
  virgo: "服務與修補",
  libra: "契約與伴侶",
  scorpio: "隱密與堅忍",
  sagittarius: "師長與遠路",
  capricorn: "責任與營建",
  aquarius: "群體與遠地之役",
  pisces: "休養、聖所與放下",
};

export const zhHant: KalachakraWords = {
  title: "時輪大運（Kalachakra）",
  summary: "依月宿之足起時輪諸運，並指其躍",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  inputs: dashaInputs,
  fields: {
    ...core.place,
    ...dashaFields,
    moon: "月亮",
    wheel: "輪",
    cycle: "諸座之序",
    paramayus: "一輪年數",
    elapsed: "出生時已過",
    leaps: "躍",
    leap: "躍",
    sense: "義",
    from: "自",
    to: "至",
    at: "時",
  },
  terms: { wheel, leap, graha: core.graha, nakshatra: core.nakshatraName },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    yearDays: core.conventions.yearDays,
    positions: core.conventions.positions,
  },
  refusals: core.dateRefusals,
  omissions: { birthTime: "未提供出生時刻：月亮以當地正午計，一日約行四足，各足之輪不同。" },
  reading: (answer) => [
    `月居第 ${answer.moon.pada} 足，啟${wheel[answer.wheel]}：${answer.cycle.map((one) => sign[one]).join("、")}，共 ${answer.paramayus} 年，出生時已過 ${Math.round(answer.elapsed * 100)}%。此數屬輪，不量人之一生。`,
    tellDasha(
      answer,
      (lord) => sign[lord],
      (lord) => senses[lord],
    ).join(""),
    ...(answer.leaps.length > 0
      ? [
          answer.leaps
            .map(
              (one) =>
                `${dateOf(one.at)} 自${sign[one.from]}至${sign[one.to]}為${leap[one.leap].text}：${leap[one.leap].sense}。`,
            )
            .join(""),
        ]
      : []),
  ],
  picture: {
    title: "時輪大運",
    heading: "足之諸座列於其年，深色者為所行之運",
    desc: "諸座之運逐行列於年表",
    signs: sign,
  },
};
