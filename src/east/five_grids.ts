import { phaseRelation, type Phase } from "#lore";
import { vocabulary, type IdOf } from "#sdk";

/** The five grids. */
export const GRID = vocabulary("grid", {
  heaven: { native: "天格", roman: "tiān gé" },
  person: { native: "人格", roman: "rén gé" },
  earth: { native: "地格", roman: "dì gé" },
  outer: { native: "外格", roman: "wài gé" },
  total: { native: "總格", roman: "zǒng gé" },
});
export type GridId = IdOf<typeof GRID>;

/**
 * Returns the numbers of the five grids.
 *
 * A single surname or given name is filled up with one unit, which also counts for the outer grid.
 *
 * @param surname strokes of each character, one or more
 * @param given strokes of each character, one or more
 * @source Kumasaki Ken'ō, Seimei no shinpi (1929), as taken up in Chinese practice
 */
export function fiveGrids(
  surname: readonly number[],
  given: readonly number[],
): Readonly<Record<GridId, number>> {
  const sum = (strokes: readonly number[]) => strokes.reduce((all, each) => all + each, 0);
  const [above, below] = [surname.length === 1 ? 1 : 0, given.length === 1 ? 1 : 0];
  const person = surname.at(-1)! + given[0]!;
  const total = sum(surname) + sum(given);
  return {
    heaven: sum(surname) + above,
    person,
    earth: sum(given) + below,
    outer: total - person + above + below,
    total,
  };
}

/** Numbers above 81 begin again after 80. */
export function within81(number: number): number {
  return number > 81 ? ((number - 1) % 80) + 1 : number;
}

/** The neighbours among the three powers, the upper first. */
export const NEIGHBOURS = vocabulary("neighbours", ["heavenPerson", "personEarth"]);

/** How two neighbours of the three powers stand. */
export const TIE = vocabulary("tie", ["same", "feeds", "fed", "controls", "controlled"]);
export type Tie = IdOf<typeof TIE>;

/** Returns what one power does to the next. */
export function tieOf(one: Phase, other: Phase): Tie {
  const ties = {
    same: "same",
    generates: "feeds",
    generatedBy: "fed",
    controls: "controls",
    controlledBy: "controlled",
  } as const;
  return ties[phaseRelation(one, other)];
}

/** Whether a tie of neighbours is counted as good. */
export function isGoodTie(tie: Tie): boolean {
  return tie !== "controls" && tie !== "controlled";
}
