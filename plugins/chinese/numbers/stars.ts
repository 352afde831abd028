import type { Phase } from "#lore";
import { STAR_RANK, type WanderingStar } from "../core/eight_mansions.ts";
import type { Topic } from "./answer.ts";

/** What a star of digit pairs stands for; its sense stands in the words. */
export interface StarNature {
  readonly lucky: boolean;
  readonly element: Phase;
  /** Stars whose pairs answer this one; empty for a lucky star. */
  readonly answeredBy: readonly WanderingStar[];
}

/**
 * Nature of the eight stars as readers of numbers use them.
 *
 * @source elements of the nine stars in Bazhai Mingjing; answers of contemporary digit-pair practice
 */
export const STAR_NATURES: { readonly [K in WanderingStar]: StarNature } = {
  shengQi: { lucky: true, element: "wood", answeredBy: [] },
  tianYi: { lucky: true, element: "earth", answeredBy: [] },
  yanNian: { lucky: true, element: "metal", answeredBy: [] },
  fuWei: { lucky: true, element: "wood", answeredBy: [] },
  huoHai: { lucky: false, element: "earth", answeredBy: ["shengQi", "tianYi"] },
  liuSha: { lucky: false, element: "water", answeredBy: ["yanNian"] },
  wuGui: { lucky: false, element: "fire", answeredBy: ["shengQi", "tianYi"] },
  jueMing: { lucky: false, element: "metal", answeredBy: ["tianYi", "yanNian"] },
};

/** The four lucky stars, the best first. */
export const LUCKY_STARS: readonly WanderingStar[] = STAR_RANK.slice(0, 4);

/** Which stars help and which strain a matter. */
export const TOPIC_STARS: Readonly<
  Record<
    Topic,
    { readonly helped: readonly WanderingStar[]; readonly strained: readonly WanderingStar[] }
  >
> = {
  wealth: { helped: ["tianYi", "shengQi"], strained: ["jueMing", "wuGui"] },
  relationship: { helped: ["tianYi", "yanNian"], strained: ["liuSha", "wuGui"] },
  career: { helped: ["yanNian", "shengQi"], strained: ["huoHai", "jueMing"] },
  health: { helped: ["tianYi", "shengQi"], strained: ["huoHai", "wuGui"] },
};
