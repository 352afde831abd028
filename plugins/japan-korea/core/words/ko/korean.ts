/** 한국어 이름: 한글에 한자를 붙인다. */
import { BRANCH, PILLAR, STEM } from "#lore";
import { natives } from "#east/natives.ts";
import { CHEONGAN, GAPJA, JEOLGI, JIJI, TTI } from "../../hangul.ts";
import type * as en from "../en/korean.ts";

const withCharacters = <Id extends string>(
  hangul: Readonly<Record<Id, string>>,
  characters: Readonly<Record<Id, string>>,
) =>
  Object.fromEntries(
    (Object.keys(hangul) as Id[]).map((id) => [id, `${hangul[id]}(${characters[id]})`]),
  ) as Record<Id, string>;

export const gapja: typeof en.gapja = withCharacters(natives(GAPJA), natives(PILLAR));
export const cheongan: typeof en.cheongan = withCharacters(natives(CHEONGAN), natives(STEM));
export const jiji: typeof en.jiji = withCharacters(natives(JIJI), natives(BRANCH));
export const tti: typeof en.tti = natives(TTI);
export const jeolgi: typeof en.jeolgi = natives(JEOLGI);
export const WEEKDAYS = ["일", "월", "화", "수", "목", "금", "토"];
export const weekday = {
  sunday: "일요일",
  monday: "월요일",
  tuesday: "화요일",
  wednesday: "수요일",
  thursday: "목요일",
  friday: "금요일",
  saturday: "토요일",
};
