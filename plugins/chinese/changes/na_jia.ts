import { phaseRelation, type Phase, type PhaseRelation } from "#lore";
import { vocabulary, type IdOf } from "#sdk";
import { BRANCHES, cycleFrom, STEMS, type StemBranch } from "#time";
import { trigramOfLines } from "../core/trigrams.ts";

/** The six relatives, of which a line is one to its palace. */
export const RELATIVE = vocabulary("relative", {
  siblings: { native: "兄弟", roman: "xiōng dì" },
  children: { native: "子孫", roman: "zǐ sūn" },
  wealth: { native: "妻財", roman: "qī cái" },
  officer: { native: "官鬼", roman: "guān guǐ" },
  parents: { native: "父母", roman: "fù mǔ" },
});
export type Relative = IdOf<typeof RELATIVE>;

const RELATIVE_OF: { readonly [K in PhaseRelation]: Relative } = {
  same: "siblings",
  generates: "children",
  controls: "wealth",
  controlledBy: "officer",
  generatedBy: "parents",
};

/** Returns what a line is to its palace, by their phases. */
export function relativeOf(palace: Phase, line: Phase): Relative {
  return RELATIVE_OF[phaseRelation(palace, line)];
}

/** The six spirits in their order. */
export const SPIRIT = vocabulary("spirit", {
  qingLong: { native: "青龍", roman: "qīng lóng" },
  zhuQue: { native: "朱雀", roman: "zhū què" },
  gouChen: { native: "勾陳", roman: "gōu chén" },
  tengShe: { native: "螣蛇", roman: "téng shé" },
  baiHu: { native: "白虎", roman: "bái hǔ" },
  xuanWu: { native: "玄武", roman: "xuán wǔ" },
});
export type Spirit = IdOf<typeof SPIRIT>;

/** Place of the spirit of the lowest line, by day stem from 甲. */
const FIRST_SPIRIT = [0, 0, 1, 1, 2, 3, 4, 4, 5, 5] as const;

/** Returns the spirits of the six lines, from the lowest, by the day's stem. */
export function spiritsOfDay(dayStem: number): readonly Spirit[] {
  return SPIRIT.ids.map((_, i) => SPIRIT.ids[(FIRST_SPIRIT[dayStem]! + i) % 6]!);
}

/** Stem and branches of each trigram as inner and as outer. */
const NA_JIA: Readonly<Record<string, readonly [string, string]>> = {
  qian: ["甲子寅辰", "壬午申戌"],
  kun: ["乙未巳卯", "癸丑亥酉"],
  zhen: ["庚子寅辰", "庚午申戌"],
  xun: ["辛丑亥酉", "辛未巳卯"],
  kan: ["戊寅辰午", "戊申戌子"],
  li: ["己卯丑亥", "己酉未巳"],
  gen: ["丙辰午申", "丙戌子寅"],
  dui: ["丁巳卯丑", "丁亥酉未"],
};

/**
 * Returns the pair of each line, from the lowest.
 *
 * @source Jingshi Yizhuan (Jing Fang), na jia; checked against three public programs on 100 casts
 */
export function naJiaOf(lines: string): readonly StemBranch[] {
  const inner = pairsOf(lines.slice(0, 3), 0);
  return [...inner, ...pairsOf(lines.slice(3), 1)];
}

function pairsOf(lines: string, place: 0 | 1): readonly StemBranch[] {
  const [stemName, ...branchNames] = [...NA_JIA[trigramOfLines(lines).id]![place]];
  const stem = STEMS.findIndex(({ native }) => native === stemName);
  return branchNames.map((name) =>
    cycleFrom(
      stem,
      BRANCHES.findIndex(({ native }) => native === name),
    ),
  );
}
