import { BRANCH, PILLAR } from "#lore";
import { PLACES } from "#east/calendar/pillars.ts";
import * as calendar from "#east/calendar/words/zh_hant.ts";
import { natives, nativeOf } from "#east/natives.ts";
import { NA_YIN } from "#east/na_yin.ts";
import { phase } from "../../core/words/zh_hant.ts";
import type { SexagenaryAnswer, Sign } from "../answer.ts";
import type { SexagenaryWords } from "./en.ts";

const { clock, dayBoundary } = calendar.conventions;

/** 解讀所列之年數，再多則成表。 */
const MOST_LISTED = 12;

function signText({ pillar, index, naYin, element, head, void: empty }: Sign): string {
  return `${nativeOf(PILLAR, pillar)}居六十之${index}、納音${nativeOf(NA_YIN, naYin)}屬${phase[element]}、在${nativeOf(PILLAR, head)}旬而空${empty.map((id) => nativeOf(BRANCH, id)).join("")}`;
}

function yearText(year: number): string {
  return year > 0 ? `${year} 年` : `前 ${1 - year} 年`;
}

function soughtText({ sign, fromYear, toYear, years }: NonNullable<SexagenaryAnswer["sought"]>) {
  const span = `${yearText(fromYear)}至${yearText(toYear)}間`;
  const name = nativeOf(PILLAR, sign.pillar);
  if (years.length === 0) return `所求${signText(sign)}；${span}並無${name}年。`;
  const shown = years.slice(0, MOST_LISTED).map(yearText).join("、");
  const rest = years.length - MOST_LISTED;
  const more = rest > 0 ? `，其後每六十年一見，尚有 ${rest} 次` : "";
  return `所求${signText(sign)}；${span}之${name}年為${shown}${more}，皆自立春起算。`;
}

export const zhHant: SexagenaryWords = {
  title: "六十甲子",
  summary: "任一時刻之年月日時干支與納音、旬空，並可查某干支所值之年",
  inputs: {
    sign: {
      label: "干支",
      about: "欲查其年之干支",
      values: natives(PILLAR),
    },
    fromYear: { label: "起年", about: "自何年查起，天文紀年；預設 1900" },
    toYear: { label: "迄年", about: "查至何年，天文紀年；預設 2100" },
  },
  fields: {
    pillars: "此時四柱",
    year: "年",
    month: "月",
    day: "日",
    hour: "時",
    pillar: "干支",
    index: "序數",
    naYin: "納音",
    element: "納音五行",
    head: "旬首",
    void: "旬空",
    sought: "所查干支",
    sign: "干支",
    fromYear: "起年",
    toYear: "迄年",
    years: "所值之年",
  },
  terms: { naYin: natives(NA_YIN) },
  phrases: { ...calendar.phrases },
  conventions: { clock, dayBoundary },
  refusals: {
    longitudeNeeded: calendar.refusals.longitudeNeeded,
    yearsReversed: {
      when: "起年在迄年之後",
      says: ({ fromYear, toYear }) => `無年可查：${fromYear} 在 ${toYear} 之後`,
    },
  },
  reading({ pillars, sought }) {
    const shown = PLACES.flatMap((place) => {
      const sign = pillars[place];
      return sign ? [`${calendar.place[place]}柱${signText(sign)}。`] : [];
    });
    return [...(sought ? [soughtText(sought)] : []), shown.join("")];
  },
};
