/** 韓國術語之漢字。 */
import { BRANCH, PILLAR, STEM } from "#lore";
import { SOLAR_TERM } from "#east/calendar/solar_terms.ts";
import { natives } from "#east/natives.ts";
import { zhHant as lore } from "#lore/words/zh_hant.ts";
import type * as en from "../en/korean.ts";

export const gapja: typeof en.gapja = natives(PILLAR);
export const cheongan: typeof en.cheongan = natives(STEM);
export const jiji: typeof en.jiji = natives(BRANCH);
export const tti: typeof en.tti = lore.animal;
export const jeolgi: typeof en.jeolgi = natives(SOLAR_TERM);
export const weekday = lore.weekday;
export const WEEKDAYS = ["日", "一", "二", "三", "四", "五", "六"];
