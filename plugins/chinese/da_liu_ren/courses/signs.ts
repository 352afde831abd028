/** Signs by which courses are known: what stands where, under whom, and against what. */
import { LODGES } from "../lodges.ts";
import { phaseRelation } from "#lore";
import { modulo } from "#time";
import { isClash, branchRelations, sixCombinePartner } from "#east/relations.ts";
import {
  generalOf,
  HELPFUL,
  IN_FRONT,
  isInSeason,
  isOutOfSeason,
  lodgeOf,
  overBranch,
  overStem,
  phaseOf,
  relationOf,
  seatOf,
  type Scene,
} from "./scene.ts";

export const initialOf = ({ found }: Scene) => found.branches[0];
export const finalOf = ({ found }: Scene) => found.branches[2];
export const has = ({ found: { branches } }: Scene, branch: number) => branches.includes(branch);
export const carried = (scene: Scene) => scene.found.branches.map((one) => generalOf(scene, one));
export const headOf = ({ day }: Scene) => modulo(day.branch.index - day.stem.index, 12);
export const horseOf = ({ day }: Scene) => [2, 11, 8, 5][day.branch.index % 4]!;

/** 祿, by stem from 甲, and the virtue 德 of each. */
export const SALARY = [2, 3, 5, 6, 5, 6, 8, 9, 11, 0] as const;
export const VIRTUE = [2, 8, 5, 11, 5, 2, 8, 5, 11, 5] as const;
/** Branch where each phase is born 長生: wood 亥, fire 寅, earth and water 申, metal 巳. */
export const BORN = { wood: 11, fire: 2, earth: 8, metal: 5, water: 8 } as const;
export const NINE_UGLY = "戊子 戊午 壬子 壬午 乙卯 乙酉 己卯 己酉 辛卯 辛酉";

/** Which of the six decades 旬 the day belongs to, from 甲子. */
export const decadeOf = ({ day }: Scene) => Math.floor(day.index / 10);

export function runsForward(scene: Scene): boolean {
  const at = seatOf(scene, scene.noble);
  return at === 11 || at <= 4;
}

/** Whether what stands over stem and branch walks in front of the noble. */
export function inFront(scene: Scene): readonly boolean[] {
  return [overStem(scene), overBranch(scene)].map((one) => IN_FRONT.has(generalOf(scene, one)));
}

/**
 * 三光: the first transmission carries a helpful general, and it, stem and branch have breath: from the season, or
 * from lodge and upper (袖中金 reads 戊 in 巳 and 寅 under 午 so).
 */
export function isThreeLights(scene: Scene): boolean {
  const { day } = scene;
  const lives = (from: number, phase: typeof day.stem.element) =>
    ["generates", "same"].includes(phaseRelation(phaseOf(from), phase));
  const stem = isInSeason(scene, day.stem.element) || lives(lodgeOf(scene), day.stem.element);
  const upper = overBranch(scene);
  const branch =
    isInSeason(scene, day.branch.element) ||
    lives(upper, day.branch.element) ||
    upper % 4 === day.branch.index % 4;
  const initial = initialOf(scene);
  const isClear = relationOf(initial, seatOf(scene, initial)) !== "controlledBy";
  return HELPFUL.has(generalOf(scene, initial)) && stem && branch && isClear;
}

export function isOfficeGiven(scene: Scene): boolean {
  const horse = horseOf(scene);
  const seal = has(scene, 10) && carried(scene).includes("taiChang");
  return initialOf(scene) === horse && seal;
}

/** 引從: the first and the last transmission walk before and behind what stands over stem or branch. */
export function isEscorted(scene: Scene): boolean {
  return [overStem(scene), overBranch(scene)].some(
    (one) => initialOf(scene) === modulo(one + 1, 12) && finalOf(scene) === modulo(one - 1, 12),
  );
}

export function isSplendid(scene: Scene): boolean {
  const good = [SALARY[scene.day.stem.index]!, horseOf(scene), scene.noble];
  return (
    good.includes(overStem(scene)) &&
    good.includes(overBranch(scene)) &&
    good.includes(initialOf(scene))
  );
}

export function isJoined(scene: Scene): boolean {
  const [stem, branch] = [overStem(scene), overBranch(scene)];
  const [lodge, day] = [lodgeOf(scene), scene.day.branch.index];
  const joins = (one: number, other: number) => sixCombinePartner(one) === other;
  return (joins(stem, lodge) && joins(branch, day)) || (joins(stem, day) && joins(branch, lodge));
}

export function isInAccord(scene: Scene): boolean {
  const { branches } = scene.found;
  const isTrine =
    new Set(branches.map((one) => one % 4)).size === 1 && new Set(branches).size === 3;
  return (
    isTrine &&
    [overStem(scene), overBranch(scene)].some((one) => has(scene, sixCombinePartner(one)))
  );
}

/** 閉口: the decade's last branch on its first, or its first under the dark warrior, begins. */
export function isMouthClosed(scene: Scene): boolean {
  const head = headOf(scene);
  const tail = modulo(head + 9, 12);
  const initial = initialOf(scene);
  const seat = seatOf(scene, initial);
  const dark = generalOf(scene, initial) === "xuanWu";
  return (initial === tail && seat === head) || (dark && (initial === head || seat === head));
}

export function isHeadOverturned(scene: Scene): boolean {
  const { day } = scene;
  const meets = overBranch(scene) === lodgeOf(scene) || overStem(scene) === day.branch.index;
  return meets && phaseRelation(day.branch.element, day.stem.element) === "controls";
}

/** 贅婿: stem and branch come together and the stem is master; 六壬斷案 names it of equals too. */
export function isTakenIn(scene: Scene): boolean {
  const { day } = scene;
  const relation = phaseRelation(day.stem.element, day.branch.element);
  if (relation === "controls")
    return overBranch(scene) === lodgeOf(scene) || overStem(scene) === day.branch.index;
  return relation === "same" && overStem(scene) === day.branch.index;
}

export function isClashedAndBroken(scene: Scene): boolean {
  const initial = initialOf(scene);
  const breaks = branchRelations(initial, seatOf(scene, initial)).some(
    ({ kind }) => kind === "break",
  );
  return isClash(initial, scene.day.branch.index) && breaks;
}

export function distinctLessons({ lessons }: Scene): number {
  return new Set(lessons.map(({ upper, lower }) => `${upper} ${lower}`)).size;
}

export function crossControls(scene: Scene): boolean {
  const { day } = scene;
  return (
    phaseRelation(phaseOf(overBranch(scene)), day.stem.element) === "controls" &&
    phaseRelation(phaseOf(overStem(scene)), day.branch.element) === "controls"
  );
}

/** In how many lessons one side controls the other. */
export function countOf({ lessons }: Scene, winner: "upper" | "lower"): number {
  return lessons.filter(({ upper, lowerElement }) => {
    const relation = phaseRelation(phaseOf(upper), lowerElement);
    return relation === (winner === "upper" ? "controls" : "controlledBy");
  }).length;
}

export function isTroubleBlessed(scene: Scene): boolean {
  const [initial, final] = [initialOf(scene), finalOf(scene)];
  return (
    isOutOfSeason(scene, phaseOf(initial)) &&
    !HELPFUL.has(generalOf(scene, initial)) &&
    relationOf(initial, seatOf(scene, initial)) === "controlledBy" &&
    isInSeason(scene, phaseOf(final)) &&
    HELPFUL.has(generalOf(scene, final))
  );
}

/** Whether the first transmission stands over the stem's lodge or the day's branch. */
export function touchesHome(scene: Scene): boolean {
  return [overStem(scene), overBranch(scene)].includes(initialOf(scene));
}

/** 魄化: the white tiger carries the month's 死神 (寅 month 巳) or 死氣 (寅 month 午), home or in the lead. */
export function isTigerHungry(scene: Scene): boolean {
  const home = [overStem(scene), overBranch(scene), initialOf(scene)];
  return scene.months.some((month) =>
    [modulo(month + 3, 12), modulo(month + 4, 12)].some(
      (one) => generalOf(scene, one) === "baiHu" && home.includes(one),
    ),
  );
}

/** 喪魂 from 未 back by the stores, 游魂 from 亥 on, 伏殃 from 酉 back by the cardinals, from the 寅 month. */
export function evilsOf(month: number): readonly number[] {
  const since = modulo(month - 2, 12);
  return [modulo(7 - 3 * since, 12), modulo(11 + since, 12), modulo(9 - 3 * since, 12)];
}

/** Whether the day's lodge or branch stands on its eve's, or its eve's on its own. */
export function meetsItsEve(scene: Scene): boolean {
  const eve = scene.day.next(-1);
  const pairs = [
    [lodgeOf(scene), LODGES[eve.stem.index]!],
    [scene.day.branch.index, eve.branch.index],
  ] as const;
  return pairs.some(([own, last]) => seatOf(scene, own) === last || seatOf(scene, last) === own);
}
