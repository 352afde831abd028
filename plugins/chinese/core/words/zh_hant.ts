/** 數種術數共用之名，繁體中文，並及下層共用者；名即原文者由詞彙取得。 */
import { natives } from "#east/natives.ts";
import type { NumberLuck, Trait } from "#east/eighty_one.ts";
import { KUA_GROUP, WANDERING_STAR } from "../eight_mansions.ts";
import { GENERATION } from "../hexagrams.ts";
import { TRIGRAM } from "../trigrams.ts";
import type * as en from "./en.ts";

export * from "#east/words/zh_hant.ts";

export const wanderingStar = natives(WANDERING_STAR);
export const kuaGroup = natives(KUA_GROUP);
export const trigram = natives(TRIGRAM);
export const generation = natives(GENERATION);

/** 八十一數之吉凶。 */
export const numberLuck: Readonly<Record<NumberLuck, string>> = {
  lucky: "吉",
  mixed: "吉凶參半",
  unlucky: "凶",
};

/** 八十一數所見之才。 */
export const trait: Readonly<Record<Trait, string>> = {
  leadership: "領導",
  wealth: "財富",
  art: "才藝",
  solitude: "孤獨",
};

/** 卦象之欄名。 */
export const hexagramFields: typeof en.hexagramFields = {
  hexagram: "卦",
  sense: "卦義",
  number: "卦序",
  fullName: "全名",
  symbol: "卦畫",
  lines: "六爻",
  lower: "下卦",
  upper: "上卦",
};
