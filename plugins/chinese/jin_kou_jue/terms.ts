/** The four places of a board of the Golden Mouth, and what moves on it. */
import { vocabulary, type IdOf } from "#sdk";

/** From above: human stem, noble spirit, general, earth. */
export const SEAT = vocabulary("seat", {
  human: { native: "人元", roman: "rén yuán" },
  spirit: { native: "貴神", roman: "guì shén" },
  general: { native: "將神", roman: "jiàng shén" },
  earth: { native: "地分", roman: "dì fēn" },
});
export type Seat = IdOf<typeof SEAT>;

/** The five motions. */
export const MOTION = vocabulary("motion", {
  wife: { native: "妻動", roman: "qī dòng" },
  officer: { native: "官動", roman: "guān dòng" },
  thief: { native: "賊動", roman: "zéi dòng" },
  wealth: { native: "財動", roman: "cái dòng" },
  ghost: { native: "鬼動", roman: "guǐ dòng" },
});
export type Motion = IdOf<typeof MOTION>;

/** Why a place is the useful one. */
export const USE_RULE = vocabulary("useRule", ["oneYang", "oneYin", "evenly", "allYang", "allYin"]);
export type UseRule = IdOf<typeof USE_RULE>;

export const STANDING = vocabulary("standing", ["favourable", "mixed", "unfavourable"]);
export type Standing = IdOf<typeof STANDING>;
