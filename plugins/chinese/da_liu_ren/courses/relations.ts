/** Courses known by stem, branch, seats, generals and the turn of the year. */
import { phaseRelation } from "#lore";
import { isHarm, punishmentOf } from "#east/relations.ts";
import { isOwnTomb } from "./tombs.ts";
import {
  CARDINALS,
  generalOf,
  isInSeason,
  isOutOfSeason,
  overBranch,
  overStem,
  phaseOf,
  seatOf,
  type Scene,
} from "./scene.ts";
import type { Course } from "./terms.ts";

import {
  initialOf,
  finalOf,
  has,
  carried,
  headOf,
  VIRTUE,
  BORN,
  NINE_UGLY,
  decadeOf,
  runsForward,
  inFront,
  isThreeLights,
  isOfficeGiven,
  isEscorted,
  isSplendid,
  isJoined,
  isInAccord,
  isMouthClosed,
  isHeadOverturned,
  isTakenIn,
  isClashedAndBroken,
  distinctLessons,
  crossControls,
  countOf,
  isTroubleBlessed,
  touchesHome,
  isTigerHungry,
  evilsOf,
  meetsItsEve,
} from "./signs.ts";

type Rule = readonly [Course, (scene: Scene) => boolean];

/** @source Da Liu Ren Daquan 7-10, the chapter of each name */
export const RELATION_RULES: readonly Rule[] = [
  [
    "weiBu",
    (scene) =>
      scene.found.gate === "baZhuan" &&
      carried(scene).some((one) => ["tianHou", "liuHe", "xuanWu"].includes(one)),
  ],
  ["sanGuang", isThreeLights],
  [
    "sanYang",
    (scene) =>
      runsForward(scene) &&
      inFront(scene).every(Boolean) &&
      isInSeason(scene, phaseOf(initialOf(scene))),
  ],
  ["sanQi", (scene) => has(scene, [1, 1, 0, 0, 11, 11][decadeOf(scene)]!)],
  ["liuYi", (scene) => has(scene, headOf(scene))],
  ["guanJue", isOfficeGiven],
  [
    "fuGui",
    (scene) =>
      generalOf(scene, initialOf(scene)) === "guiRen" &&
      isInSeason(scene, phaseOf(initialOf(scene))),
  ],
  ["yinCong", isEscorted],
  ["rongHua", isSplendid],
  ["deQing", (scene) => initialOf(scene) === VIRTUE[scene.day.stem.index]],
  ["heHuan", isJoined],
  ["heMei", isInAccord],
  [
    "zhanGuan",
    (scene) => [overStem(scene), overBranch(scene)].some((one) => one === 4 || one === 10),
  ],
  ["biKou", isMouthClosed],
  ["luanShou", isHeadOverturned],
  ["zhuiXu", isTakenIn],
  ["chongPo", isClashedAndBroken],
  [
    "yinYi",
    (scene) =>
      [3, 9].includes(initialOf(scene)) &&
      ["tianHou", "liuHe"].includes(generalOf(scene, initialOf(scene))),
  ],
  ["buBei", (scene) => distinctLessons(scene) === 3],
  ["wuYin", (scene) => distinctLessons(scene) === 3 || crossControls(scene)],
  [
    "guGua",
    (scene) =>
      [initialOf(scene), seatOf(scene, initialOf(scene))].some((one) => scene.void.includes(one)),
  ],
  ["duE", (scene) => countOf(scene, "upper") === 3 || countOf(scene, "lower") === 3],
  ["wuLu", (scene) => countOf(scene, "upper") === 4],
  ["jueSi", (scene) => countOf(scene, "lower") === 4],
  ["tunFu", isTroubleBlessed],
  [
    "qinHai",
    (scene) => touchesHome(scene) && isHarm(initialOf(scene), seatOf(scene, initialOf(scene))),
  ],
  [
    "xingShang",
    (scene) =>
      touchesHome(scene) &&
      [scene.day.branch.index, seatOf(scene, initialOf(scene))].some(
        (one) => punishmentOf(initialOf(scene), one) !== null,
      ),
  ],
  [
    "tianFan",
    (scene) =>
      CARDINALS.includes(scene.monthGeneral) &&
      CARDINALS.includes(scene.hourBranch) &&
      [1, 7].includes(seatOf(scene, 4)),
  ],
  [
    "diFan",
    (scene) =>
      scene.moon !== null &&
      [scene.moon, seatOf(scene, scene.moon)].every((one) => CARDINALS.includes(one)) &&
      [1, 7].includes(seatOf(scene, 4)),
  ],
  ["tianHuo", (scene) => scene.turn === "beginning" && meetsItsEve(scene)],
  [
    "tianKou",
    (scene) =>
      scene.turn === "division" &&
      scene.moon !== null &&
      seatOf(scene, scene.moon) === scene.day.next(-1).branch.index,
  ],
  [
    "tianYu",
    (scene) =>
      isOutOfSeason(scene, phaseOf(initialOf(scene))) &&
      seatOf(scene, 4) === BORN[scene.day.stem.element],
  ],
  [
    "tianWang",
    (scene) =>
      [initialOf(scene), scene.hourBranch].every(
        (one) => phaseRelation(phaseOf(one), scene.day.stem.element) === "controls",
      ),
  ],
  ["poHua", isTigerHungry],
  [
    "sanYin",
    (scene) =>
      !runsForward(scene) &&
      inFront(scene).every((one) => !one) &&
      isOutOfSeason(scene, phaseOf(initialOf(scene))) &&
      ["xuanWu", "baiHu"].includes(generalOf(scene, initialOf(scene))),
  ],
  [
    "longZhan",
    (scene) =>
      [3, 9].includes(scene.day.branch.index) &&
      [initialOf(scene), seatOf(scene, initialOf(scene))].some((one) => one === 3 || one === 9),
  ],
  ["siQi", (scene) => initialOf(scene) === 4],
  ["zaiE", (scene) => scene.months.some((month) => evilsOf(month).includes(initialOf(scene)))],
  ["jiuChou", (scene) => NINE_UGLY.includes(scene.day.native) && overBranch(scene) === 1],
  ["guiMu", (scene) => isOwnTomb(scene, initialOf(scene))],
  ["liDe", (scene) => [3, 9].includes(seatOf(scene, scene.noble))],
];

/** Courses that hold if the year is of a certain branch; of a year that is known, whether they hold. */
export function yearCourses(scene: Scene): readonly { course: Course; year: number }[] {
  const initial = initialOf(scene);
  const found: { course: Course; year: number }[] = [];
  const ends = [generalOf(scene, initial), generalOf(scene, finalOf(scene))];
  const isPaired = ends.includes("qingLong") && ends.includes("liuHe");
  const isWealth = phaseRelation(scene.day.stem.element, phaseOf(initial)) === "controls";
  if (isPaired && (isWealth || initial === VIRTUE[scene.day.stem.index]))
    found.push({ course: "shiTai", year: initial });
  const leads = generalOf(scene, initial) === "guiRen" && has(scene, scene.monthGeneral);
  if (leads) found.push({ course: "longDe", year: initial });
  return found;
}
