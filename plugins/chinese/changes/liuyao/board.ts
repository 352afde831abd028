import { phaseRelation } from "#lore";
import { branch, type Branch, type StemBranch } from "#time";
import {
  flipLines,
  hexagramOfLines,
  palaceElement,
  palaceOf,
  showHexagram,
} from "../../core/hexagrams.ts";
import { lifeStageIndex } from "#east/life_stages.ts";
import { isClash, sixCombinePartner } from "#east/relations.ts";
import { stateInSeason } from "#east/season.ts";
import { isVoid, voidBranchesOf } from "#east/void.ts";
import { naJiaOf, relativeOf, spiritsOfDay } from "../na_jia.ts";
import type { Board } from "./board_shape.ts";
import { isSixClash, isSixCombine } from "./figure_class.ts";
import { MOVES_ON, STAGE_STEM } from "./stages.ts";
import type { Mark } from "./terms.ts";

/**
 * Lays the whole board of a cast.
 *
 * @param values six lines from the lowest, 6 to 9
 * @source Jingshi Yizhuan; Bushi Zhengzong (Wang Hongxu, 1709)
 */
export function layBoard(values: readonly number[], month: Branch, day: StemBranch): Board {
  const lines = values.map((value) => (value % 2 === 1 ? "1" : "0")).join("");
  const moving = values.flatMap((value, i) => (value === 6 || value === 9 ? [i + 1] : []));
  const { palace, generation, self, response } = palaceOf(lines);
  const changedLines = flipLines(lines, moving);
  const naJia = naJiaOf(lines);
  const changedNaJia = naJiaOf(changedLines);
  const element = palaceElement(lines);
  const relatives = naJia.map((pair) => relativeOf(element, pair.branch.element));
  const spirits = spiritsOfDay(day.stem.index);
  const pure = naJiaOf(palace.lines + palace.lines);
  const hasMoving = moving.length > 0;
  const show = (pair: StemBranch) => ({
    naJia: pair.id,
    element: pair.branch.element,
    relative: relativeOf(element, pair.branch.element),
  });
  return {
    hexagram: showHexagram(hexagramOfLines(lines)),
    palace: palace.id,
    generation,
    self,
    response,
    body: bodyOf(lines, self),
    changed: hasMoving
      ? {
          hexagram: showHexagram(hexagramOfLines(changedLines)),
          palace: palaceOf(changedLines).palace.id,
          naJia: changedNaJia.map(({ id }) => id),
          relatives: changedNaJia.map((pair) => relativeOf(element, pair.branch.element)),
        }
      : null,
    moving,
    month: month.id,
    day: day.id,
    void: voidBranchesOf(day).map(({ id }) => id),
    marks: hexagramMarks(lines, changedLines, hasMoving),
    lines: naJia.map((pair, i) => {
      const hiddenRelative = relativeOf(element, pure[i]!.branch.element);
      const isAbsent = !relatives.includes(hiddenRelative);
      const moves = moving.includes(i + 1);
      return {
        place: i + 1,
        value: values[i]!,
        moving: moves,
        ...show(pair),
        spirit: spirits[i]!,
        role: i + 1 === self ? "self" : i + 1 === response ? "response" : null,
        isVoid: isVoid(day, pair.branch.index),
        season: stateInSeason(pair.branch.element, month.index),
        marks: lineMarks(pair, month, day, moves ? changedNaJia[i]! : null),
        changed: moves ? show(changedNaJia[i]!) : null,
        hidden: isAbsent ? show(pure[i]!) : null,
      };
    }),
  };
}

/** 卦身: counted from 子 under a yang 世 line, from 午 under a yin one, up to it. */
function bodyOf(lines: string, self: number) {
  const start = lines[self - 1] === "1" ? 0 : 6;
  return branch(start + self - 1).id;
}

function hexagramMarks(lines: string, changed: string, hasMoving: boolean): readonly Mark[] {
  const marks: Mark[] = [];
  const { generation } = palaceOf(lines);
  if (isSixClash(lines)) marks.push("sixClash");
  if (isSixCombine(lines)) marks.push("sixCombine");
  if (generation === "wandering") marks.push("wanderingSoul");
  if (generation === "returning") marks.push("returningSoul");
  if (!hasMoving) return marks;
  const before = naJiaOf(lines);
  const after = naJiaOf(changed);
  for (const [from, to] of [
    [0, 3],
    [3, 6],
  ] as const) {
    if (lines.slice(from, to) === changed.slice(from, to)) continue;
    const pairs = before
      .slice(from, to)
      .map((pair, i) => [pair.branch.index, after[from + i]!.branch.index] as const);
    if (pairs.every(([a, b]) => a === b)) marks.push("fuYin");
    if (pairs.every(([a, b]) => isClash(a, b))) marks.push("fanYin");
  }
  return marks;
}

function lineMarks(
  pair: StemBranch,
  month: Branch,
  day: StemBranch,
  changed: StemBranch | null,
): readonly Mark[] {
  const marks: Mark[] = [];
  const own = pair.branch;
  if (isClash(own.index, month.index)) marks.push("monthBreak");
  if (isClash(own.index, day.branch.index)) marks.push("dayClash");
  if (sixCombinePartner(own.index) === day.branch.index) marks.push("dayCombine");
  const relation = phaseRelation(day.branch.element, own.element);
  if (relation === "generates") marks.push("dayGenerates");
  if (relation === "controls") marks.push("dayControls");
  if (relation === "same") marks.push("daySame");
  const stage = lifeStageIndex(
    STAGE_STEM[own.element],
    day.branch.index,
    "yinReversed",
    "withWater",
  );
  if (stage === 0) marks.push("birthAtDay");
  if (stage === 8) marks.push("storedAtDay");
  if (stage === 9) marks.push("severedAtDay");
  if (!changed) return marks;
  const turned = phaseRelation(changed.branch.element, own.element);
  if (turned === "generates") marks.push("turnsToGenerate");
  if (turned === "controls") marks.push("turnsToControl");
  if (MOVES_ON[own.index] === changed.branch.index) marks.push("advancing");
  if (MOVES_ON[changed.branch.index] === own.index) marks.push("retreating");
  return marks;
}
