/** 東亞諸術共用之名，繁體中文；名即原文者由詞彙取得。 */
import { PHASE } from "#lore";
import type { Translation } from "#sdk";
import { DIRECTION } from "../directions.ts";
import { HIDDEN_ROLE } from "../hidden_stems.ts";
import { LIFE_STAGE } from "../life_stages.ts";
import { NA_YIN } from "../na_yin.ts";
import { natives } from "../natives.ts";
import { RELATION } from "../relations.ts";
import { SEASON_STATE } from "../season.ts";
import { GOD_FAMILY, PILLAR_GOD, TEN_GOD } from "../ten_gods.ts";
import type * as en from "./en.ts";

export const phase = natives(PHASE);
export const tenGod = natives(TEN_GOD);
export const pillarGod = natives(PILLAR_GOD);
export const godFamily = natives(GOD_FAMILY);
export const lifeStage = natives(LIFE_STAGE);
export const naYin = natives(NA_YIN);
export const hiddenRole = natives(HIDDEN_ROLE);
export const relation = natives(RELATION);
export const seasonState = natives(SEASON_STATE);
export const direction = natives(DIRECTION);
export const gender: typeof en.gender = { male: "男", female: "女" };

export const tallyPhrases: Translation<typeof en.tallyPhrases> = { evenStart: "各答起於平分" };
