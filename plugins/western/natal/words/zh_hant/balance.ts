/** 元素、模式、星盤形狀與相位圖形之意，各接於句末。 */
import type { Element, Modality } from "#lore";
import type { PatternId, ShapeId } from "../../../core/patterns.ts";

export const fullest: Readonly<Record<Element, string>> = {
  fire: "使熱情走在謹慎前頭",
  earth: "使人先信摸得到的",
  air: "使人先求懂才求感受",
  water: "使感受比道理先下決定",
};

export const missing: Readonly<Record<Element, string>> = {
  fire: "勇氣要靠別人點燃",
  earth: "帳目最好請人代管",
  air: "距離與旁人的意見須自己去找",
  water: "自己的感受總是後知後覺",
};

export const modes: Readonly<Record<Modality, string>> = {
  cardinal: "使起頭容易、收尾難",
  fixed: "使人在別人放手後仍握著不放",
  mutable: "使人什麼都能適應卻難以安定",
};

export const shapes: Readonly<Record<ShapeId, string>> = {
  bundle: "使一生聚焦於一件事",
  bowl: "使人懷裡有東西要帶給別人",
  bucket: "讓一顆星替其餘諸星發言",
  locomotive: "使動力持續、需要一個目標",
  seesaw: "使人凡事都從對面再秤一次",
  splash: "使興趣遍及四方",
  splay: "使別人的框架都套不久",
};

export const figures: Readonly<Record<PatternId, string>> = {
  grandTrine: "在自己的圈子裡順遂",
  tSquare: "把全盤的張力逼到一點",
  grandCross: "全憑毅力撐住四方的要求",
  yod: "總在調整兜不攏的地方",
  kite: "給天分一個方向",
  mysticRectangle: "把對立化為合作",
  stellium: "使全盤的重量落在一處",
};
