import type { Phase } from "#lore";
import { vocabulary, type IdOf } from "#sdk";
import { BRANCHES, modulo, type StemBranch } from "#time";
import type { Course } from "./courses/terms.ts";
import type { SheHaiRule } from "./input.ts";
import { LODGES } from "./lodges.ts";
import { controls, elementOf, wade, wadeNames, type Candidate } from "./wading.ts";

/** The gates by which the three transmissions are found. */
export const GATE = vocabulary("gate", {
  chongShen: { native: "重審", roman: "chóng shěn" },
  yuanShou: { native: "元首", roman: "yuán shǒu" },
  biYong: { native: "比用", roman: "bǐ yòng" },
  sheHai: { native: "涉害", roman: "shè hài" },
  yaoKe: { native: "遙剋", roman: "yáo kè" },
  maoXing: { native: "昴星", roman: "mǎo xīng" },
  bieZe: { native: "別責", roman: "bié zé" },
  baZhuan: { native: "八專", roman: "bā zhuān" },
  fuYin: { native: "伏吟", roman: "fú yín" },
  fanYin: { native: "返吟", roman: "fǎn yín" },
});
export type GateId = IdOf<typeof GATE>;

/** A lesson: what stands above what. */
export interface Lesson {
  /** Branch above. */
  readonly upper: number;
  /** Branch below; of the first lesson the lodge of the day's stem. */
  readonly lower: number;
  readonly lowerElement: Phase;
}

/** Three transmissions and the gate that gave them. */
export interface Transmissions {
  readonly branches: readonly [number, number, number];
  readonly gate: GateId;
  /** 格: what the gate is called in this case. */
  readonly names: readonly Course[];
}

/** Branch that each branch punishes, 子 first; 辰午酉亥 punish themselves. */
const PUNISHES = [3, 10, 5, 0, 4, 8, 6, 1, 2, 9, 7, 11] as const;
const HORSES: Readonly<Record<number, number>> = { 1: 11, 7: 5 };
/** Next member of each branch's three combination, by branch. */
const NEXT_OF_TRINE = 4;
const SHARED_PALACE = ["甲寅", "丁未", "己未", "庚申", "癸丑"];

interface Board {
  readonly day: StemBranch;
  readonly lessons: readonly Lesson[];
  /** Heaven branch over an earth branch. */
  readonly over: (earth: number) => number;
  readonly offset: number;
  readonly isYangDay: boolean;
  readonly rule: SheHaiRule;
}

/** Lays the four lessons of a day under an offset of the heaven plate. */
export function layLessons(day: StemBranch, offset: number): readonly Lesson[] {
  const over = (earth: number) => modulo(earth + offset, 12);
  const lodge = LODGES[day.stem.index]!;
  const first = over(lodge);
  const third = over(day.branch.index);
  const lesson = (upper: number, lower: number): Lesson => ({
    upper,
    lower,
    lowerElement: BRANCHES[lower]!.element,
  });
  return [
    { upper: first, lower: lodge, lowerElement: day.stem.element },
    lesson(over(first), first),
    lesson(third, day.branch.index),
    lesson(over(third), third),
  ];
}

/**
 * Finds the three transmissions by the nine gates.
 *
 * @param offset heaven branch minus earth branch, 0 to 11
 * @source Da Liu Ren Daquan; Liuren Zhinan; checked against the printed 720 lessons
 */
export function findTransmissions(
  day: StemBranch,
  offset: number,
  rule: SheHaiRule,
): Transmissions {
  const over = (earth: number) => modulo(earth + offset, 12);
  const isYangDay = day.stem.polarity === "yang";
  const board: Board = { day, lessons: layLessons(day, offset), over, offset, isYangDay, rule };
  if (offset === 0) return stillPlate(board);
  const near = byControl(board);
  if (offset === 6)
    return near
      ? { ...near, gate: "fanYin", names: [...near.names, "wuYi"] }
      : reversedPlate(board);
  if (near) return near;
  if (SHARED_PALACE.includes(day.native)) return singleMinded(board);
  return (
    farControl(board) ?? (distinctLessons(board) === 4 ? pleiades(board) : separateCharge(board))
  );
}

function run(
  board: Board,
  initial: number,
  gate: GateId,
  names: readonly Course[] = [],
): Transmissions {
  const middle = board.over(initial);
  return { branches: [initial, middle, board.over(middle)], gate, names };
}

/** Gates 1-3: a lower that controls its upper (賊) comes before an upper that controls its lower (剋). */
function byControl(board: Board): Transmissions | null {
  const robbed = candidates(board, (lesson) =>
    controls(lesson.lowerElement, elementOf(lesson.upper)),
  );
  if (robbed.length > 0) return choose(board, robbed, "robbed", "chongShen");
  const controlling = candidates(board, (lesson) =>
    controls(elementOf(lesson.upper), lesson.lowerElement),
  );
  if (controlling.length > 0) return choose(board, controlling, "controls", "yuanShou");
  return null;
}

function choose(
  board: Board,
  all: readonly Candidate[],
  way: "robbed" | "controls",
  single: GateId,
  names: readonly Course[] = [],
): Transmissions {
  if (all.length === 1) return run(board, all[0]!.upper, single, names);
  const alike = all.filter(({ upper }) => (upper % 2 === 0) === board.isYangDay);
  const isFar = single === "yaoKe";
  if (alike.length === 1)
    return run(board, alike[0]!.upper, isFar ? single : "biYong", isFar ? names : ["zhiYi"]);
  const pool = alike.length > 1 ? alike : all;
  const deepest = wade(board, pool, way);
  if (isFar) return run(board, deepest.upper, single, names);
  return run(board, deepest.upper, "sheHai", wadeNames(board, pool, deepest, way));
}

/** Gate 4: an upper of lessons 2-4 that controls the day's stem, else one that the stem controls. */
function farControl(board: Board): Transmissions | null {
  const self = board.day.stem.element;
  const far = (claim: (element: Phase) => boolean) =>
    candidates(board, (lesson, i) => i > 0 && claim(elementOf(lesson.upper)));
  const arrows = far((element) => controls(element, self));
  if (arrows.length > 0) return choose(board, arrows, "controls", "yaoKe", ["haoShi"]);
  const pellets = far((element) => controls(self, element));
  return pellets.length > 0 ? choose(board, pellets, "robbed", "yaoKe", ["tanShe"]) : null;
}

/** Gate 5. */
function pleiades(board: Board): Transmissions {
  const [first, , third] = board.lessons as readonly [Lesson, Lesson, Lesson, Lesson];
  if (board.isYangDay) {
    const branches = [board.over(9), third.upper, first.upper] as const;
    return { branches, gate: "maoXing", names: ["huShi"] };
  }
  const branches = [modulo(9 - board.offset, 12), first.upper, third.upper] as const;
  return { branches, gate: "maoXing", names: ["yanMu"] };
}

/** Gate 6. */
function separateCharge(board: Board): Transmissions {
  const { day, over, isYangDay } = board;
  const stemUpper = board.lessons[0]!.upper;
  const initial = isYangDay
    ? over(LODGES[(day.stem.index + 5) % 10]!)
    : (day.branch.index + NEXT_OF_TRINE) % 12;
  return { branches: [initial, stemUpper, stemUpper], gate: "bieZe", names: [] };
}

/** Gate 7: days whose stem and branch share a palace. */
function singleMinded({ lessons, isYangDay }: Board): Transmissions {
  const stemUpper = lessons[0]!.upper;
  const initial = isYangDay ? modulo(stemUpper + 2, 12) : modulo(lessons[3]!.upper - 2, 12);
  const names: readonly Course[] = initial === stemUpper ? ["duZu"] : [];
  return { branches: [initial, stemUpper, stemUpper], gate: "baZhuan", names };
}

/** 伏吟: every branch at home; the transmissions follow the punishments. */
function stillPlate(board: Board): Transmissions {
  const { lessons, isYangDay } = board;
  const near = byControl(board);
  const stemUpper = lessons[0]!.upper;
  const branchUpper = lessons[2]!.upper;
  const initial = near ? near.branches[0] : isYangDay ? stemUpper : branchUpper;
  const own = PUNISHES[initial]!;
  const middle = own !== initial ? own : isYangDay || near ? branchUpper : stemUpper;
  const next = PUNISHES[middle]!;
  const final = next === middle || next === initial ? modulo(middle + 6, 12) : next;
  const names: readonly Course[] = [
    near ? "buYu" : isYangDay ? "ziRen" : "ziXin",
    ...(own === initial ? (["duChuan"] as const) : []),
  ];
  return { branches: [initial, middle, final], gate: "fuYin", names };
}

/** 返吟 without control: the horse of the day's branch leads. */
function reversedPlate({ day, lessons }: Board): Transmissions {
  const horse = HORSES[day.branch.index];
  if (horse === undefined)
    throw new RangeError(`Cannot find transmissions of ${day.native} reversed`);
  const branches = [horse, lessons[2]!.upper, lessons[0]!.upper] as const;
  return { branches, gate: "fanYin", names: ["jingLan"] };
}

/** Lessons that keep a claim, each upper once. */
function candidates(
  { lessons, offset }: Board,
  claim: (lesson: Lesson, index: number) => boolean,
): readonly Candidate[] {
  const candidates = new Map<number, Candidate>();
  for (const [index, lesson] of lessons.entries()) {
    if (!claim(lesson, index) || candidates.has(lesson.upper)) continue;
    candidates.set(lesson.upper, {
      upper: lesson.upper,
      stands: modulo(lesson.upper - offset, 12),
      lesson: index,
    });
  }
  return [...candidates.values()];
}

function distinctLessons({ lessons }: Board): number {
  return new Set(lessons.map(({ upper, lower }) => `${upper} ${lower}`)).size;
}
