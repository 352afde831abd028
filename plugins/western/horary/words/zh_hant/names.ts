/** 問類、強弱項目、單位與方位之名。 */
import { strength } from "../../../core/words/zh_hant.ts";
import type { Element } from "#lore";

export { strength };

export const questionKind = {
  obtain: "能否得到",
  state: "其人處境如何",
  vessel: "船車能否平安",
  endure: "能否長久",
  children: "有無子女",
  report: "傳聞真假",
  lost: "能否尋回",
  theft: "失竊之物能否復得",
  fugitive: "逃者能否追回",
  release: "被拘者能否獲釋",
  contest: "誰勝誰負",
  siege: "城池能否攻下",
};

export const timeUnit = { days: "日", weeks: "週", months: "個月", years: "年" };

export const wind = {
  north: "北",
  northNortheast: "北偏東",
  northeast: "東北",
  eastNortheast: "東偏北",
  east: "東",
  eastSoutheast: "東偏南",
  southeast: "東南",
  southSoutheast: "南偏東",
  south: "南",
  southSouthwest: "南偏西",
  southwest: "西南",
  westSouthwest: "西偏南",
  west: "西",
  westNorthwest: "西偏北",
  northwest: "西北",
  northNorthwest: "北偏西",
};

export const distance = { near: "近在身邊", inTown: "不出鄰里", far: "較遠之處" };

/** 依四元素之處所。 */
export const place: Readonly<Record<Element, string>> = {
  fire: "近爐灶、牆壁或隔間",
  earth: "低處、地面或地板下",
  air: "高處、樓上或架上",
  water: "潮濕之處，如廚浴、水溝、水邊",
};
