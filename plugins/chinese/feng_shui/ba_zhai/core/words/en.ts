/** Words of the eight mansions, in English. */
import { BRANCH } from "#lore";
import { nativeOf } from "#east/natives.ts";
import { WANDERING_STAR, type WanderingStar } from "../../../../core/eight_mansions.ts";
import { wanderingStar } from "../../../../core/words/en.ts";
import { STAR_LORE, type DipperStar } from "../stars.ts";

export const dipperStar: Readonly<Record<DipperStar, string>> = {
  tanLang: "greedy wolf",
  juMen: "great gate",
  luCun: "stored salary",
  wenQu: "literary tune",
  lianZhen: "chaste and passionate",
  wuQu: "martial tune",
  poJun: "army breaker",
  fuBi: "the two assistants",
};

/** What a direction gives, and what belongs there. */
export const gives: Readonly<Record<WanderingStar, string>> = {
  shengQi: "growth in work and name; the front door and the desk look this way",
  tianYi: "recovery and people who help; the bed of whoever is unwell and the mouth of the stove",
  yanNian: "lasting ties and even temper; the couple’s bed and the table where agreements are made",
  fuWei: "calm and small steady gains; the study, the altar, a chair to rest in",
  huoHai: "petty quarrels and vexation; the store room",
  liuSha: "entanglements and loose spending; the bathroom",
  wuGui: "mistrust, breakage and matters of fire; the heavy cupboards",
  jueMing: "exhaustion and undertakings cut off; the lavatory and the drain",
};

/** `生氣 (breath of growth)`. */
export const starNamed = (id: WanderingStar) =>
  `${nativeOf(WANDERING_STAR, id)} (${wanderingStar[id]})`;
/** The branches of the years in which a star tells. */
export const tellsIn = (id: WanderingStar) =>
  STAR_LORE[id].tells.map((branch) => nativeOf(BRANCH, branch)).join(" ");
