/** 越南術語之漢字。 */
import { ANIMAL, BRANCH, PILLAR } from "#lore";
import { mansion, officer, roadGod } from "#east/almanac/words/zh_hant.ts";
import { solarTerm } from "#east/calendar/words/zh_hant.ts";
import { natives } from "#east/natives.ts";
import { zhHant as lore } from "#lore/words/zh_hant.ts";
import type * as en from "./en.ts";

const { rabbit: _rabbit, ox: _ox, ...animals } = natives(ANIMAL);

export const conGiap: typeof en.conGiap = { ...animals, cat: "貓", buffalo: "水牛" };
export const chi: typeof en.chi = natives(BRANCH);
export const canChi: typeof en.canChi = natives(PILLAR);
export const truc: typeof en.truc = officer;
export const than: typeof en.than = roadGod;
export const tu: typeof en.tu = mansion;
export const tietKhi: typeof en.tietKhi = solarTerm;
export const weekday = lore.weekday;
export const WEEKDAYS = ["日", "一", "二", "三", "四", "五", "六"];

export const meridian = {
  title: "推月所用之時",
  options: { seven: "歷年皆用東七區時", history: "1968 年起用東七區時，以前用東八區時" },
};

export const calendarOutOfRange: typeof en.calendarOutOfRange = {
  when: "日期不在越南陰曆所推的一八〇一至二一九九年之內",
  says: ({ year, first, last }) =>
    `無法求得越南陰曆日期：所給為 ${year} 年，須在 ${first} 至 ${last} 年之間`,
};
