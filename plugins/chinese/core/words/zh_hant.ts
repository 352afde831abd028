/** 數種術數共用之名，繁體中文；名即原文者由詞彙取得。 */
import { PHASE } from "#lore";
import type { Translation } from "#sdk";
import { DIRECTION } from "../directions.ts";
import type { NumberLuck, Trait } from "../eighty_one.ts";
import { KUA_GROUP, WANDERING_STAR } from "../eight_mansions.ts";
import { GENERATION, HEXAGRAM } from "../hexagrams.ts";
import { HIDDEN_ROLE } from "../hidden_stems.ts";
import { LIFE_STAGE } from "../life_stages.ts";
import { NA_YIN } from "../na_yin.ts";
import { RELATION } from "../relations.ts";
import { SEASON_STATE } from "../season.ts";
import { GOD_FAMILY, PILLAR_GOD, TEN_GOD } from "../ten_gods.ts";
import { TRIGRAM } from "../trigrams.ts";
import type * as en from "./en.ts";
import { natives } from "../natives.ts";

export const phase = natives(PHASE);
export const tenGod = natives(TEN_GOD);
export const pillarGod = natives(PILLAR_GOD);
export const godFamily = natives(GOD_FAMILY);
export const lifeStage = natives(LIFE_STAGE);
export const naYin = natives(NA_YIN);
export const hiddenRole = natives(HIDDEN_ROLE);
export const relation = natives(RELATION);
export const seasonState = natives(SEASON_STATE);
export const wanderingStar = natives(WANDERING_STAR);
export const kuaGroup = natives(KUA_GROUP);
export const direction = natives(DIRECTION);
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

export const gender: typeof en.gender = { male: "男", female: "女" };

export const tallyPhrases: Translation<typeof en.tallyPhrases> = { evenStart: "各答起於平分" };
