/** What kind of star each is held to be. */
import { vocabulary, type IdOf } from "#sdk";
import { STAR, type StarId } from "../chart/star_table.ts";

export const NATURE = vocabulary("nature", {
  helpful: { native: "吉神", roman: "jí shén" },
  mixed: { native: "中平", roman: "zhōng píng" },
  harmful: { native: "凶煞", roman: "xiōng shà" },
});
export type Nature = IdOf<typeof NATURE>;

const HELPFUL: ReadonlySet<StarId> = new Set([
  "luShen",
  "wenChang",
  "taiJi",
  "jinYu",
  "guoYin",
  "tianYi",
  "jiangXing",
  "hongLuan",
  "tianXi",
  "tianDe",
  "yueDe",
  "tianYiDoctor",
  "fuXing",
  "xueTang",
  "ciGuan",
  "tianChu",
  "anLu",
  "tianShe",
  "tianDeHe",
  "yueDeHe",
  "yueKong",
  "longDe",
  "fuDe",
  "panAn",
  "shiLing",
  "riDe",
  "riGui",
  "liuXiu",
  "sanQiHeaven",
  "sanQiEarth",
  "sanQiHuman",
]);
const MIXED: ReadonlySet<StarId> = new Set([
  "yangRen",
  "yiMa",
  "taoHua",
  "huaGai",
  "hongYan",
  "kuiGang",
  "baZhuan",
  "jinShen",
]);

/**
 * The kind of a star.
 *
 * @source Sanming Tonghui 2-3 and Yuanhai Ziping, which praise the first, warn of the last and let the others go by
 *   the chart
 */
export const NATURE_OF = Object.fromEntries(
  STAR.ids.map((id) => [id, HELPFUL.has(id) ? "helpful" : MIXED.has(id) ? "mixed" : "harmful"]),
) as Readonly<Record<StarId, Nature>>;
