/** Courses known by the three transmissions alone. */
import { phaseRelation } from "#lore";
import { modulo } from "#time";
import { trineElement } from "#east/relations.ts";
import {
  CARDINALS,
  CORNERS,
  generalOf,
  overBranch,
  overStem,
  phaseOf,
  relationOf,
  seatOf,
  STORES,
  type Scene,
} from "./scene.ts";
import { CHAIN, type Chain, type Course } from "./terms.ts";

type Rule = readonly [Course, (scene: Scene) => boolean];

const all = ({ found }: Scene, among: readonly number[]) =>
  found.branches.every((branch) => among.includes(branch));
const isTrine = ({ found: { branches } }: Scene, phase: string) =>
  new Set(branches).size === 3 &&
  branches.every((branch) => trineElement(branch) === phase && branch % 4 === branches[0] % 4);
const steps = ({
  found: {
    branches: [a, b, c],
  },
}: Scene) => [modulo(b - a, 12), modulo(c - b, 12)] as const;
const runsBy = (scene: Scene, step: number) => steps(scene).every((one) => one === step);

/** 旬丁 and the heavenly horse 天馬 by month, 寅 first 午, then every other branch. */
const dingOf = ({ day }: Scene) => modulo(day.branch.index - day.stem.index + 3, 12);
const heavenlyHorse = (month: number) => modulo(6 + 2 * (month - 2), 12);

/** @source Da Liu Ren Daquan 7-10, the chapter of each name */
export const SHAPE_RULES: readonly Rule[] = [
  ["runXia", (scene) => isTrine(scene, "water")],
  ["yanShang", (scene) => isTrine(scene, "fire")],
  ["quZhi", (scene) => isTrine(scene, "wood")],
  ["congGe", (scene) => isTrine(scene, "metal")],
  ["jiaSe", (scene) => all(scene, STORES)],
  ["yuanTai", (scene) => all(scene, CORNERS)],
  ["jinRu", (scene) => runsBy(scene, 1)],
  ["tuiRu", (scene) => runsBy(scene, 11)],
  ["jianChuan", (scene) => runsBy(scene, 2) || runsBy(scene, 10)],
  ["liuYang", (scene) => everyParity(scene, 0)],
  ["liuYin", (scene) => everyParity(scene, 1)],
  [
    "youZi",
    (scene) =>
      all(scene, STORES) &&
      scene.found.branches.some(
        (branch) => branch === dingOf(scene) || scene.months.map(heavenlyHorse).includes(branch),
      ),
  ],
  [
    "sanJiao",
    (scene) =>
      all(scene, CARDINALS) &&
      CARDINALS.includes(scene.day.branch.index) &&
      scene.found.branches.some((branch) => ["taiYin", "liuHe"].includes(generalOf(scene, branch))),
  ],
  ["xuanGai", ({ found: { branches } }) => [6, 3, 0].every((one, i) => branches[i] === one)],
  ["zhuYin", ({ found: { branches } }) => follows(branches, 5, 10)],
  ["chengXuan", ({ found: { branches } }) => follows(branches, 5, 10) && branches.includes(3)],
  ["zhuoLun", isWheelCut],
  ["hengTong", isHandedDown],
  ["yangJiu", isHandedAgainst],
  ["panZhu", isInsideLessons],
];

function everyParity({ found, lessons }: Scene, parity: 0 | 1): boolean {
  return [...found.branches, ...lessons.map(({ upper }) => upper)].every(
    (one) => one % 2 === parity,
  );
}

function follows(branches: readonly number[], one: number, other: number): boolean {
  return branches.some((branch, i) => branch === one && branches[i + 1] === other);
}

/** 斫輪: 卯, the wheel, begins under the axe of 庚 辛 申 酉. */
function isWheelCut(scene: Scene): boolean {
  const [initial] = scene.found.branches;
  const seat = seatOf(scene, initial);
  const isMetalStem = scene.day.stem.element === "metal";
  const onStem = isMetalStem && seat === (scene.day.stem.polarity === "yang" ? 8 : 10);
  return initial === 3 && (seat === 8 || seat === 9 || onStem);
}

/** 亨通: the transmissions generate one another down to the stem, or over stem and branch stands what generates them. */
function isHandedDown(scene: Scene): boolean {
  return isHanded(scene, "generates") || feedsBoth(scene);
}

function feedsBoth(scene: Scene): boolean {
  const stem = scene.day.stem.element;
  const branch = scene.day.branch.element;
  const [a, b] = [phaseOf(overStem(scene)), phaseOf(overBranch(scene))];
  const feeds = (one: typeof stem, other: typeof stem) => phaseRelation(one, other) === "generates";
  return (feeds(a, stem) && feeds(b, branch)) || (feeds(a, branch) && feeds(b, stem));
}

/** 殃咎: the transmissions control one another down to the stem. */
function isHandedAgainst(scene: Scene): boolean {
  return isHanded(scene, "controls");
}

function isHanded(
  { found: { branches }, day }: Scene,
  relation: "generates" | "controls",
): boolean {
  const runs = ([a, b, c]: readonly [number, number, number]) =>
    relationOf(a, b) === relation &&
    relationOf(b, c) === relation &&
    phaseRelation(phaseOf(c), day.stem.element) === relation;
  const [a, b, c] = branches;
  return runs([a, b, c]) || runs([c, b, a]);
}

/** 盤珠: month, day, hour and all transmissions lie within the four lessons; the year is left open. */
function isInsideLessons({ found, lessons, day, hourBranch, months }: Scene): boolean {
  const uppers = lessons.map(({ upper }) => upper);
  const within = [...found.branches, day.branch.index, hourBranch];
  return within.every((one) => uppers.includes(one)) && months.some((one) => uppers.includes(one));
}

const NAMES = ["zi", "chou", "yin", "mao", "chen", "si", "wu", "wei", "shen", "you", "xu", "hai"];

/** The name of transmissions that run on by one branch or by two, or null. */
export function chainOf(scene: Scene): Chain | null {
  const [a] = scene.found.branches;
  for (const [step, suffix] of [
    [1, "1"],
    [11, "Back1"],
    [2, "2"],
    [10, "Back2"],
  ] as const) {
    if (!runsBy(scene, step)) continue;
    const id = `${NAMES[a]}${suffix}`;
    return CHAIN.ids.find((one) => one === id) ?? null;
  }
  return null;
}
