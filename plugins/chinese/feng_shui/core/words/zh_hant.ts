/** 風水諸術共用之詞句，繁體中文。 */
import { natives } from "#east/natives.ts";
import { direction } from "../../../core/words/zh_hant.ts";
import type { Direction } from "#east/directions.ts";
import { DRAGON, MOUNTAIN } from "../mountains.ts";
import { NINE_STAR } from "../stars.ts";
import type * as en from "./en.ts";

export const nineStar = natives(NINE_STAR);
export const mountain = natives(MOUNTAIN);
export const dragon = natives(DRAGON);

/** 得令與失令所主。 */
export const starSenses: typeof en.starSenses = {
  one: ["聲名、學業與新緣", "漂泊與財來財去"],
  two: ["田產、耐性與人丁", "久病纏綿"],
  three: ["開創與驟興", "是非官訟"],
  four: ["文章、科名與姻緣", "口舌與猶疑"],
  five: ["威權與驟發", "動土則生意外"],
  six: ["權柄與長上之助", "孤高與嚴苛"],
  seven: ["口才與表演", "盜竊、刀傷與口角"],
  eight: ["穩財與祖業", "停滯與固執"],
  nine: ["喜慶、聲望與添丁", "急躁、火患與目疾"],
};

export const side = (one: Direction | null) => (one ? direction[one] : "中宮");

export const boardFields: typeof en.boardFields = {
  palace: "宮",
  direction: "方位",
  number: "數",
  star: "星",
  element: "五行",
};
