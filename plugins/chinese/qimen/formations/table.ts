/**
 * Conditions of the formations that stand in one palace.
 *
 * @source `yanyi`: Dunjia Yanyi 遁甲演義, juan 2 (Cheng Daosheng 程道生, Siku copy); `tongzong`: Qimen Dunjia
 *   Tongzong 奇門遁甲統宗, the forty formations of juan 1 and juan 11, where it differs
 */
import type { Door, God } from "../terms.ts";
import type { Auspice, PalaceFormation } from "./formation.ts";

/** Stems by their characters, and the two that move: the duty symbol and those of the four pillars. */
export type StemWish = string | "chief" | "year" | "month" | "monthStart" | "day" | "hour";

/** What one palace must hold; what is left out is free. */
export interface Cell {
  readonly heaven?: readonly StemWish[];
  readonly earth?: readonly StemWish[];
  readonly doors?: readonly Door[];
  readonly gods?: readonly God[];
  readonly palaces?: readonly number[];
}

export interface PalaceRule {
  readonly auspice: Auspice;
  /** Any of these makes it. */
  readonly yanyi: readonly Cell[];
  readonly tongzong?: readonly Cell[];
}

const GATES: readonly Door[] = ["kai", "xiu", "sheng"];
const WONDERS = [..."乙丙丁"];
const INSTRUMENTS = [..."戊己庚辛壬癸"];
const HIDING = [..."丁己癸"];

const pair = (auspice: Auspice, heaven: StemWish, earth: StemWish): PalaceRule => ({
  auspice,
  yanyi: [{ heaven: [heaven], earth: [earth] }],
});
const feint = (god: God): PalaceRule => ({
  auspice: "good",
  yanyi: [{ heaven: WONDERS, doors: GATES, gods: [god] }],
});

export const PALACE_RULES: { readonly [K in PalaceFormation]: PalaceRule } = {
  tianDun: {
    auspice: "good",
    yanyi: [{ heaven: ["丙"], doors: ["sheng"], earth: ["丁"] }],
    tongzong: [{ heaven: ["丙"], doors: ["sheng", "kai"] }],
  },
  diDun: { auspice: "good", yanyi: [{ heaven: ["乙"], doors: ["kai"], earth: ["己"] }] },
  renDun: { auspice: "good", yanyi: [{ heaven: ["丁"], doors: ["xiu"], gods: ["taiYin"] }] },
  shenDun: {
    auspice: "good",
    yanyi: [{ heaven: ["丙"], doors: ["sheng"], gods: ["jiuTian"] }],
    tongzong: [{ heaven: ["乙"], doors: ["xiu"], gods: ["jiuTian"] }],
  },
  guiDun: {
    auspice: "good",
    yanyi: [
      { heaven: ["乙"], doors: ["du", "kai"], gods: ["jiuDi"] },
      { heaven: ["丁"], doors: ["xiu"], gods: ["jiuDi"] },
    ],
    tongzong: [
      { heaven: ["乙"], doors: ["du"], gods: ["jiuDi"] },
      { heaven: ["丁"], doors: ["kai", "xiu"], gods: ["jiuDi"] },
    ],
  },
  fengDun: {
    auspice: "good",
    yanyi: [
      { heaven: ["乙"], doors: GATES, palaces: [4] },
      { heaven: ["丙"], doors: ["kai"], palaces: [4] },
      { doors: GATES, earth: ["乙"] },
      { heaven: ["丁"], doors: GATES, earth: ["己"] },
    ],
    tongzong: [{ heaven: ["乙"], doors: GATES, palaces: [4] }],
  },
  yunDun: {
    auspice: "good",
    yanyi: [
      { heaven: ["乙"], doors: GATES, earth: ["辛"] },
      { heaven: ["乙"], doors: ["kai"], palaces: [2] },
    ],
    tongzong: [{ heaven: ["乙"], doors: GATES, earth: ["辛"] }],
  },
  longDun: {
    auspice: "good",
    yanyi: [
      { heaven: ["乙"], doors: ["xiu"], palaces: [1] },
      { heaven: ["乙"], doors: ["xiu"], earth: ["癸"] },
    ],
    tongzong: [{ heaven: ["乙"], doors: ["xiu"], palaces: [1] }],
  },
  huDun: {
    auspice: "good",
    yanyi: [
      { heaven: ["乙"], doors: ["xiu"], earth: ["辛"], palaces: [8] },
      { heaven: ["乙"], doors: ["sheng"], earth: ["辛"] },
      { heaven: ["辛"], doors: ["sheng"], palaces: [8] },
    ],
    tongzong: [{ heaven: ["乙"], doors: ["xiu"], earth: ["辛"], palaces: [8] }],
  },
  greenDragonReturns: pair("good", "chief", "丙"),
  birdFallsIntoNest: pair("good", "丙", "chief"),
  sanQiDeShi: {
    auspice: "good",
    yanyi: [
      { heaven: ["乙"], earth: ["己", "辛"] },
      { heaven: ["丙"], earth: ["戊", "庚"] },
      { heaven: ["丁"], earth: ["壬", "癸"] },
    ],
  },
  sanQiYouLiuYi: { auspice: "good", yanyi: [{ heaven: WONDERS, earth: INSTRUMENTS }] },
  zhenZha: feint("taiYin"),
  chongZha: feint("jiuDi"),
  xiuZha: feint("liuHe"),
  tianJia: {
    auspice: "good",
    yanyi: [{ heaven: WONDERS, doors: ["jingView"], gods: ["jiuTian"] }],
  },
  diJia: {
    auspice: "good",
    yanyi: [{ heaven: HIDING, doors: ["du"], gods: ["jiuDi", "taiYin", "liuHe"] }],
  },
  // The Siku copy prints 六合 for 六壬.
  renJia: { auspice: "good", yanyi: [{ heaven: ["壬"], doors: ["jing"], gods: ["jiuTian"] }] },
  shenJia: { auspice: "good", yanyi: [{ heaven: HIDING, doors: ["shang"], gods: ["jiuDi"] }] },
  guiJia: { auspice: "good", yanyi: [{ heaven: HIDING, doors: ["si"], gods: ["jiuDi"] }] },
  greenDragonFlees: pair("bad", "乙", "辛"),
  whiteTigerRages: pair("bad", "辛", "乙"),
  redBirdIntoRiver: {
    ...pair("bad", "丁", "癸"),
    tongzong: [
      { heaven: ["丁"], earth: ["癸"] },
      { heaven: ["丙"], earth: ["壬"] },
    ],
  },
  snakeWrithes: pair("bad", "癸", "丁"),
  daGe: pair("bad", "庚", "癸"),
  xiaoGe: pair("bad", "庚", "壬"),
  xingGe: pair("bad", "庚", "己"),
  suiGe: pair("bad", "庚", "year"),
  yueGe: {
    ...pair("bad", "庚", "monthStart"),
    tongzong: [{ heaven: ["庚"], earth: ["month"] }],
  },
  riGe: pair("bad", "庚", "day"),
  shiGe: {
    ...pair("bad", "庚", "hour"),
    tongzong: [{ heaven: ["庚"], earth: ["hour", ...WONDERS] }],
  },
  feiGanGe: pair("bad", "day", "庚"),
  fuGongGe: pair("bad", "庚", "chief"),
  feiGongGe: pair("bad", "chief", "庚"),
  beiGe: {
    auspice: "bad",
    yanyi: [{ heaven: ["丙"], earth: ["year", "month", "day", "hour", "chief"] }],
  },
  fireIntoWhite: pair("bad", "丙", "庚"),
  whiteIntoFire: pair("bad", "庚", "丙"),
  sanQiRuMu: {
    auspice: "bad",
    yanyi: [
      { heaven: ["乙"], palaces: [2] },
      { heaven: ["丙"], palaces: [6] },
      { heaven: ["丁"], palaces: [8] },
    ],
    tongzong: [
      { heaven: ["乙"], palaces: [2, 6] },
      { heaven: ["丙"], palaces: [6] },
      { heaven: ["丁"], palaces: [8] },
    ],
  },
  sanQiShouZhi: {
    auspice: "bad",
    yanyi: [
      { heaven: ["乙"], palaces: [6] },
      { heaven: ["丙"], palaces: [1] },
    ],
  },
  // The books print examples of one rule; the Tongzong's 生 on 7 keeps no rule and is left out.
  menPo: {
    auspice: "bad",
    yanyi: [
      { doors: ["kai"], palaces: [3, 4] },
      { doors: ["xiu"], palaces: [9] },
      { doors: ["sheng", "si"], palaces: [1] },
      { doors: ["jingView"], palaces: [6, 7] },
      { doors: ["shang", "du"], palaces: [2, 8] },
      { doors: ["jing"], palaces: [3, 4] },
    ],
  },
};
