import { phrases as boundaryPhrases, refusals } from "#east/calendar/words/zh_hant.ts";
import { gender } from "../../../core/words/zh_hant.ts";
import { majorStar, palace, star, transformation } from "#east/purple_star/words/zh_hant.ts";
import { zhHant as chart } from "../../../ziwei/chart/words/zh_hant.ts";
import { grade, luckPhrases, omissionFields, pairClock, partFields } from "../../words/zh_hant.ts";
import type { CompatibilityZiweiWords } from "./en.ts";
import { exchangePhrases, palacePhrases, part } from "./zh_hant/parts.ts";
import { readOut } from "./zh_hant/reading.ts";

export const zhHant: CompatibilityZiweiWords = {
  title: "紫微斗數合盤",
  summary: "合參兩張紫微命盤：命宮、夫妻宮應命、四化互飛、命主與大限，並列相左之項",
  weighs: "合盤自有之分數；各項依其距五十之差與權重計",
  fields: {
    ...partFields,
    ...omissionFields,
    genderAssumption: "未提供性別",
    sharedStars: "命宮同有之星",
    exchanged: "四化互飛",
    from: "起自",
    transformation: "四化",
    star: "星",
    palace: "宮位",
    gender: "性別",
    hourKnown: "時辰已知",
    year: "年柱",
    lunarDate: "農曆",
    soulMaster: "命主",
    life: "命宮",
    spouse: "夫妻宮",
    branch: "地支",
    stars: "諸星",
    lent: "借星",
  },
  terms: {
    gender,
    grade,
    majorStar,
    palace,
    part,
    person: { a: "前者", b: "後者" },
    star,
    transformation,
  },
  phrases: {
    ...boundaryPhrases,
    ...palacePhrases,
    ...exchangePhrases,
    ...luckPhrases,
    method: ({ scoreSpread }) =>
      `各項取值零至一百，五十為中；總分為其加權平均（權重列於各項），距五十之差放大 ${scoreSpread} 倍。諸家未定總分之法，權重為本服務自訂之模型。`,
    withoutTime: "未提供出生時間，宮位無從安立；故就當日各時辰逐一起盤，各段等重，取其平均為分。",
    withoutGender: "未提供性別，大限順逆兩讀，取其平均；其餘各項不受影響。",
  },
  conventions: {
    clock: pairClock,
    yearBoundary: chart.conventions.yearBoundary,
    leapMonth: chart.conventions.leapMonth,
    lateZi: chart.conventions.lateZi,
    transformations: chart.conventions.transformations,
    soulMaster: chart.conventions.soulMaster,
  },
  refusals,
  reading: readOut,
  picture: {
    title: "紫微合盤",
    seats: { life: "命宮", spouse: "夫妻" },
    gloss: () => "",
    people: { a: "前者", b: "後者" },
    grade,
  },
};
