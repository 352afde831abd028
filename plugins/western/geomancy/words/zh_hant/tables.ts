/** 諸形與諸宮之名義。 */
import type { FigureId } from "../../figures.ts";

export const figure: Readonly<Record<FigureId, string>> = {
  via: "道路",
  caudaDraconis: "龍尾",
  puer: "少年",
  fortunaMinor: "小福",
  puella: "少女",
  amissio: "失去",
  carcer: "牢獄",
  laetitia: "喜悅",
  caputDraconis: "龍首",
  conjunctio: "會合",
  acquisitio: "獲得",
  rubeus: "赤色",
  fortunaMajor: "大福",
  albus: "白色",
  tristitia: "憂傷",
  populus: "群眾",
};

export const sense: Readonly<Record<FigureId, string>> = {
  via: "遇事則變，利於行",
  caudaDraconis: "收尾清除，僅利於了結",
  puer: "勇往直前而少思量",
  fortunaMinor: "助力來得快，須即刻把握",
  puella: "討人歡喜、使路平順，但易改主意",
  amissio: "使物從手中溜走",
  carcer: "拘束、拖延而封閉",
  laetitia: "振奮人心，使之好轉",
  caputDraconis: "開一個好頭",
  conjunctio: "使人與事相聚",
  acquisitio: "聚而有得",
  rubeus: "激人脾氣、易生誤導",
  fortunaMajor: "憑己之力而勝，且能持久",
  albus: "使心思清明，緩緩而進",
  tristitia: "下沉安定，僅利於土地與築牆",
  populus: "隨所伴者而變色",
};

export const house = [
  "問者本人",
  "財物",
  "手足與短途",
  "家與土地",
  "子女與遊戲",
  "工作與疾病",
  "伴侶與對手",
  "債務與他人之財",
  "遠行與學問",
  "地位與官職",
  "朋友與希望",
  "隱密與拘束",
] as const;
