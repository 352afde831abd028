/** 盤上諸名。 */
import { natives } from "#east/natives.ts";
import { DOOR, DUN, GOD, STAR, YUAN } from "../../terms.ts";

export const star = natives(STAR);
export const door = natives(DOOR);
export const god = natives(GOD);
export const yuan = natives(YUAN);
export const dun = natives(DUN);

/** 九宮之位，坎一為首。 */
const SIDES = [
  "坎北",
  "坤西南",
  "震東",
  "巽東南",
  "中宮",
  "乾西北",
  "兌西",
  "艮東北",
  "離南",
] as const;
export const sideOf = (palace: number) => SIDES[palace - 1]!;
