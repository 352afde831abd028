/** 八宅之詞。 */
import { BRANCH } from "#lore";
import { nativeOf, natives } from "#east/natives.ts";
import type { WanderingStar } from "../../../../core/eight_mansions.ts";
import { DIPPER_STAR, STAR_LORE } from "../stars.ts";

export const dipperStar = natives(DIPPER_STAR);

export const gives: Readonly<Record<WanderingStar, string>> = {
  shengQi: "主事業與名聲生發，大門、書桌宜朝此",
  tianYi: "主調養得力、貴人扶持，灶口與病人之床宜向此",
  yanNian: "主情誼長久、和氣，夫妻床位與議事之桌宜安此",
  fuWei: "主安穩、小有積蓄，宜書房、神位、靜坐之處",
  huoHai: "主口角煩擾，宜作儲藏",
  liuSha: "主牽纏、花費無節，宜作浴室",
  wuGui: "主猜疑、破損、火燭，宜置重櫃",
  jueMing: "主耗竭、半途而廢，宜作廁所、排水",
};

/** 應期之支。 */
export const tellsIn = (id: WanderingStar) =>
  STAR_LORE[id].tells.map((branch) => nativeOf(BRANCH, branch)).join("");
