/** 四柱術語之漢字，依韓國所用。 */
import { lifeStage, naYin } from "#east/words/zh_hant.ts";
import type * as en from "../en/arts.ts";

export const sipseong: typeof en.sipseong = {
  companion: "比肩",
  robWealth: "劫財",
  eatingGod: "食神",
  hurtingOfficer: "傷官",
  indirectWealth: "偏財",
  directWealth: "正財",
  sevenKillings: "偏官",
  directOfficer: "正官",
  indirectResource: "偏印",
  directResource: "正印",
  dayMaster: "日干",
};
export const yukchin: typeof en.yukchin = {
  companions: "比劫",
  output: "食傷",
  wealth: "財星",
  officer: "官星",
  resource: "印星",
};
export const unseong: typeof en.unseong = lifeStage;
export const nabeum: typeof en.nabeum = naYin;
export const sinsal: typeof en.sinsal = {
  geopsal: "劫殺",
  jaesal: "災殺",
  cheonsal: "天殺",
  jisal: "地殺",
  nyeonsal: "年殺",
  wolsal: "月殺",
  mangsin: "亡身殺",
  jangseong: "將星殺",
  banan: "攀鞍殺",
  yeokma: "驛馬殺",
  yukhae: "六害殺",
  hwagae: "華蓋殺",
};
export const branchTie: typeof en.branchTie = {
  yukhap: "六合",
  samhap: "三合",
  chung: "沖",
  hyeong: "刑",
  pa: "破",
  hae: "害",
  wonjin: "怨嗔",
};
