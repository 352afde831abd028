/** The great years of Shao Yong and the hexagrams that rule them. */
import { modulo } from "#time";
import { flipLines, type Hexagram, hexagramOfLines } from "../core/hexagrams.ts";
import { trigramOfNumber } from "../core/trigrams.ts";

/** Years of a round 元, an epoch 會, a revolution 運 and a generation 世. */
export const [YUAN, HUI, YUN, SHI] = [129_600, 10_800, 360, 30] as const;

/** Years of the round before 1 CE. */
const BEFORE = 67_017;

/** Whether the year that the sum names is the current one, or has gone by. */
export type Count = "current" | "elapsed";

/** Where a year stands; every place is counted from 1. */
export interface GreatYear {
  readonly accumulated: number;
  readonly round: number;
  readonly hui: number;
  readonly yun: number;
  readonly shi: number;
  readonly yearInHui: number;
  readonly yearInYun: number;
  readonly yearInShi: number;
}

/**
 * Finds the place of a year.
 *
 * @param year astronomical: 0 is 1 BCE
 * @source Shao Yong, Huangji Jingshi: the first year of Yao, 甲辰 (2357 BCE), stands in revolution 180 and generation
 *   2156; every generation opens with 甲子 or 甲午
 */
export function placeOf(year: number, count: Count): GreatYear {
  const accumulated = BEFORE + year;
  const passed = count === "current" ? accumulated - 1 : accumulated;
  const inRound = modulo(passed, YUAN);
  return {
    accumulated,
    round: Math.floor(passed / YUAN) + 1,
    hui: Math.floor(inRound / HUI) + 1,
    yun: Math.floor(inRound / YUN) + 1,
    shi: Math.floor(inRound / SHI) + 1,
    yearInHui: (inRound % HUI) + 1,
    yearInYun: (inRound % YUN) + 1,
    yearInShi: (inRound % SHI) + 1,
  };
}

/** Numbers of the inner trigrams round the circle of the early heaven, from 震 by way of 乾 and 巽 to 坤. */
const ROUND = [4, 3, 2, 1, 5, 6, 7, 8] as const;

/**
 * The sixty figures of the circle of the early heaven from 復 on: 乾 坤 坎 離 hold the gates and count nothing.
 *
 * @source Shao Yong, the round chart of the early heaven; 60 figures to 360 revolutions as Huang Ji 黃畿 sets them out
 */
export const CIRCLE: readonly Hexagram[] = ROUND.flatMap((inner) => {
  const outer = inner <= 4 ? [8, 7, 6, 5, 4, 3, 2, 1] : [1, 2, 3, 4, 5, 6, 7, 8];
  return outer.map((number) =>
    hexagramOfLines(trigramOfNumber(inner).lines + trigramOfNumber(number).lines),
  );
}).filter(({ native }) => !["乾", "坤", "坎", "離"].includes(native));

/** The figures that rule a year. */
export interface Rulers {
  /** 正卦: figure of six revolutions, and its line for this one. */
  readonly main: Hexagram;
  readonly line: number;
  readonly yun: Hexagram;
  /** Line of the revolution's figure that turns for this pair of generations. */
  readonly shiLine: number;
  readonly shi: Hexagram;
  readonly year: Hexagram;
}

/**
 * The figures that rule a revolution, a pair of generations and a year.
 *
 * Each figure of the circle has six revolutions, a line turning in each; each line of the revolution's figure turns for
 * sixty years; from the figure so made the sixty of the circle run on, a year each, 甲子 first. Where that is one of the
 * four at the gates, the next of the circle opens.
 *
 * @source Huang Ji 黃畿, Huangji Jingshi Shu Zhuan; 大過 has the revolutions from 57 BCE to 2103 CE, its last line 姤 from 1744
 */
export function rulersOf({ yun, yearInYun }: GreatYear): Rulers {
  const main = CIRCLE[Math.floor((yun - 1) / 6) % 60]!;
  const line = ((yun - 1) % 6) + 1;
  const ofYun = hexagramOfLines(flipLines(main.lines, [line]));
  const shiLine = Math.floor((yearInYun - 1) / 60) + 1;
  const ofShi = hexagramOfLines(flipLines(ofYun.lines, [shiLine]));
  const start = CIRCLE.indexOf(GATES[ofShi.native] ? byName(GATES[ofShi.native]!) : ofShi);
  const year = CIRCLE[(start + ((yearInYun - 1) % 60)) % 60]!;
  return { main, line, yun: ofYun, shiLine, shi: ofShi, year };
}

/** What follows on each of the four at the gates. */
const GATES: Readonly<Record<string, string>> = { 乾: "姤", 坤: "復", 離: "革", 坎: "蒙" };

const byName = (native: string) => CIRCLE.find((figure) => figure.native === native)!;
