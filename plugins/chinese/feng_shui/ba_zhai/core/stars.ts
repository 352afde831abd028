/** What the eight wandering stars are: star of the dipper, element, and the years in which they tell. */
import type { Branch, Phase } from "#lore";
import { vocabulary, type IdOf } from "#sdk";
import type { WanderingStar } from "../../../core/eight_mansions.ts";

/** Stars of the dipper to which the eight belong. */
export const DIPPER_STAR = vocabulary("dipperStar", {
  tanLang: { native: "貪狼", roman: "tān láng" },
  juMen: { native: "巨門", roman: "jù mén" },
  luCun: { native: "祿存", roman: "lù cún" },
  wenQu: { native: "文曲", roman: "wén qū" },
  lianZhen: { native: "廉貞", roman: "lián zhēn" },
  wuQu: { native: "武曲", roman: "wǔ qū" },
  poJun: { native: "破軍", roman: "pò jūn" },
  fuBi: { native: "輔弼", roman: "fǔ bì" },
});
export type DipperStar = IdOf<typeof DIPPER_STAR>;

interface StarLore {
  readonly dipper: DipperStar;
  readonly element: Phase;
  /** Branches of the years and months in which it tells 應期. */
  readonly tells: readonly Branch[];
  readonly isGood: boolean;
}

const WOOD: readonly Branch[] = ["hai", "mao", "wei"];
const FIRE: readonly Branch[] = ["yin", "wu", "xu"];
const EARTH: readonly Branch[] = ["chen", "xu", "chou", "wei"];
const METAL: readonly Branch[] = ["si", "you", "chou"];
const WATER: readonly Branch[] = ["shen", "zi", "chen"];

/**
 * The eight stars.
 *
 * @source Bazhai Mingjing 八宅明鏡: 生氣貪狼木 天醫巨門土 延年武曲金 伏位輔弼木, 禍害祿存土 六煞文曲水 五鬼廉貞火 絕命破軍金; each tells in
 *   the years and months of its element
 */
export const STAR_LORE: Readonly<Record<WanderingStar, StarLore>> = {
  shengQi: { dipper: "tanLang", element: "wood", tells: WOOD, isGood: true },
  tianYi: { dipper: "juMen", element: "earth", tells: EARTH, isGood: true },
  yanNian: { dipper: "wuQu", element: "metal", tells: METAL, isGood: true },
  fuWei: { dipper: "fuBi", element: "wood", tells: WOOD, isGood: true },
  huoHai: { dipper: "luCun", element: "earth", tells: EARTH, isGood: false },
  liuSha: { dipper: "wenQu", element: "water", tells: WATER, isGood: false },
  wuGui: { dipper: "lianZhen", element: "fire", tells: FIRE, isGood: false },
  jueMing: { dipper: "poJun", element: "metal", tells: METAL, isGood: false },
};
