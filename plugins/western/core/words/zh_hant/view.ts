/** 整張星盤之標籤。 */
import { aspects, houses, place } from "./common.ts";

export const viewFields = {
  ...place,
  ...houses,
  ...aspects,
  bodies: "星體",
  body: "星體",
  retrograde: "逆行",
  angles: "四軸",
  ascendant: "上升點",
  midheaven: "天頂",
  aspects: "相位",
  a: "一",
  b: "二",
};
