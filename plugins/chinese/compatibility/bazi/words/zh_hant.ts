import { conventions as bazi } from "../../../bazi/chart/words/zh_hant/conventions.ts";
import { strength } from "../../../bazi/chart/words/zh_hant/judgement.ts";
import { phrases as boundaryPhrases, refusals } from "#east/calendar/words/zh_hant.ts";
import { gender, tenGod } from "../../../core/words/zh_hant.ts";
import {
  evennessPhrases,
  grade,
  luckPhrases,
  naYinPhrases,
  omissionFields,
  pairClock,
  partFields,
} from "../../words/zh_hant.ts";
import type { CompatibilityBaziWords } from "./en.ts";
import { elementPhrases, part, pillarPhrases, starPhrases } from "./zh_hant/parts.ts";
import { dimension, readOut } from "./zh_hant/reading.ts";

export const zhHant: CompatibilityBaziWords = {
  title: "八字合婚",
  summary:
    "合參兩人八字：日干、夫妻宮、用神、配偶星、納音、神煞與大運，分論感情、婚姻、事業、財運、身心，並列相左之項",
  weighs: "合婚自有之分數；各項依其距五十之差與權重計",
  fields: {
    ...partFields,
    ...omissionFields,
    genderAssumption: "未提供性別",
    gender: "性別",
    hourKnown: "時辰已知",
    "a/native": "四柱",
    "b/native": "四柱",
    year: "年柱",
    month: "月柱",
    day: "日柱",
    hour: "時柱",
    dayMaster: "日主",
    marriageSeat: "夫妻宮",
    strength: "強弱",
    usefulGod: "用神",
    dimensions: "五個面向",
    love: "感情",
    marriage: "婚姻",
    career: "事業",
    wealth: "財運",
    health: "身心",
    tenGods: "十神",
    ofB: "後者於前者",
    ofA: "前者於後者",
  },
  terms: { gender, grade, part, strength, tenGod },
  phrases: {
    ...boundaryPhrases,
    ...pillarPhrases,
    ...naYinPhrases,
    ...starPhrases,
    ...elementPhrases,
    ...evennessPhrases,
    ...luckPhrases,
    method: ({ dimensionSpread, scoreSpread }) =>
      `各項取值零至一百，五十為中。五個面向各為其項目之加權平均，距五十之差放大 ${dimensionSpread} 倍；總分為全部項目之加權平均（權重列於各項），距五十之差放大 ${scoreSpread} 倍。諸家未定總分之法，權重為本服務自訂之模型。`,
    withoutTime: "未提供出生時間，僅以三柱論之；當日各時辰（含換日）均已逐一試算其結論。",
    withoutGender: "未提供性別，配偶星與大運順逆兩讀，取其平均；其餘各項不受影響。",
  },
  conventions: {
    clock: pairClock,
    dayBoundary: bazi.dayBoundary,
    yearBoundary: bazi.yearBoundary,
    noble: bazi.noble,
    strengthModel: bazi.strengthModel,
    school: bazi.school,
  },
  refusals: { longitudeNeeded: refusals.longitudeNeeded },
  reading: readOut,
  picture: {
    title: "八字合婚",
    dimension,
    places: { year: "年", month: "月", day: "日", hour: "時" },
  },
};
