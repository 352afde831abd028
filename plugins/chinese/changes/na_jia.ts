import { BRANCHES, cycleFrom, STEMS, type Element, type StemBranch } from "#time";
import { relationOf, type ElementRelation } from "../core/elements.ts";
import { namesById, namesOf, type Named } from "../core/named.ts";
import { trigramOfLines } from "../core/trigrams.ts";

/** The six relatives. */
export const RELATIVES = namesById([
  ["siblings", "兄弟", "xiōng dì", "siblings"],
  ["children", "子孫", "zǐ sūn", "children"],
  ["wealth", "妻財", "qī cái", "wife and wealth"],
  ["officer", "官鬼", "guān guǐ", "officer and ghost"],
  ["parents", "父母", "fù mǔ", "parents"],
]);

/** Id of a relative. */
export type RelativeId = keyof typeof RELATIVES;

const RELATIVE_OF: { readonly [K in ElementRelation]: RelativeId } = {
  same: "siblings",
  generates: "children",
  controls: "wealth",
  controlledBy: "officer",
  generatedBy: "parents",
};

/** Returns what a line is to its palace, by their elements. */
export function relativeOf(palace: Element, line: Element): Named {
  return RELATIVES[RELATIVE_OF[relationOf(palace, line)]];
}

/** The six spirits in their order. */
export const SPIRITS: readonly Named[] = namesOf([
  ["qingLong", "青龍", "qīng lóng", "azure dragon"],
  ["zhuQue", "朱雀", "zhū què", "vermilion bird"],
  ["gouChen", "勾陳", "gōu chén", "hooked array"],
  ["tengShe", "螣蛇", "téng shé", "soaring snake"],
  ["baiHu", "白虎", "bái hǔ", "white tiger"],
  ["xuanWu", "玄武", "xuán wǔ", "dark warrior"],
]);

/** Place of the spirit of the lowest line, by day stem from 甲. */
const FIRST_SPIRIT = [0, 0, 1, 1, 2, 3, 4, 4, 5, 5] as const;

/** Returns the spirits of the six lines, from the lowest, by the day's stem. */
export function spiritsOfDay(dayStem: number): readonly Named[] {
  return SPIRITS.map((_, i) => SPIRITS[(FIRST_SPIRIT[dayStem]! + i) % 6]!);
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
