import { vocabulary, type IdOf } from "#sdk";
import { modulo } from "#time";

/** The twelve stages in order, from birth to nurture. */
export const LIFE_STAGE = vocabulary("lifeStage", {
  changSheng: { native: "長生", roman: "cháng shēng" },
  muYu: { native: "沐浴", roman: "mù yù" },
  guanDai: { native: "冠帶", roman: "guān dài" },
  linGuan: { native: "臨官", roman: "lín guān" },
  diWang: { native: "帝旺", roman: "dì wàng" },
  shuai: { native: "衰", roman: "shuāi" },
  bing: { native: "病", roman: "bìng" },
  si: { native: "死", roman: "sǐ" },
  mu: { native: "墓", roman: "mù" },
  jue: { native: "絕", roman: "jué" },
  tai: { native: "胎", roman: "tāi" },
  yang: { native: "養", roman: "yǎng" },
});
export type LifeStage = IdOf<typeof LIFE_STAGE>;

/** Whether yin stems run backward or all stems run forward. */
export type StageDirection = "yinReversed" | "allForward";

/** Whether earth shares the stages of fire or of water. */
export type EarthStages = "withFire" | "withWater";

/**
 * Branch of the stage 長生 for each stem, 甲 first; earth with fire.
 *
 * @source Sanming Tonghui, juan 2, "lun tian gan yin yang sheng si"
 */
const BIRTH_BRANCH = [11, 6, 2, 9, 2, 9, 5, 0, 8, 3] as const;

/** Where all stems run forward, yin stems start with their yang brother. */
const BIRTH_BRANCH_FORWARD = [11, 11, 2, 2, 2, 2, 5, 5, 8, 8] as const;

const WATER_YANG = 8;
const WATER_YIN = 3;

/** Returns the index of the stage of a stem over a branch, 0 is 長生. */
export function lifeStageIndex(
  stemIndex: number,
  branchIndex: number,
  direction: StageDirection = "yinReversed",
  earth: EarthStages = "withFire",
): number {
  const backward = stemIndex % 2 === 1 && direction === "yinReversed";
  const start = birthBranch(stemIndex, backward, direction, earth);
  return modulo(backward ? start - branchIndex : branchIndex - start, 12);
}

/** Returns the stage of a stem over a branch. */
export function stageOf(
  stemIndex: number,
  branchIndex: number,
  direction?: StageDirection,
  earth?: EarthStages,
): LifeStage {
  return LIFE_STAGE.ids[lifeStageIndex(stemIndex, branchIndex, direction, earth)]!;
}

function birthBranch(
  stemIndex: number,
  backward: boolean,
  direction: StageDirection,
  earth: EarthStages,
): number {
  const isEarth = stemIndex === 4 || stemIndex === 5;
  if (isEarth && earth === "withWater") return backward ? WATER_YIN : WATER_YANG;
  return (direction === "allForward" ? BIRTH_BRANCH_FORWARD : BIRTH_BRANCH)[stemIndex]!;
}
