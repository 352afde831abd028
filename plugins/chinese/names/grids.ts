import type { Element } from "#time";
import {
  elementOfNumber,
  luckOf,
  traitsOf,
  type NumberLuck,
  type Trait,
} from "../core/eighty_one.ts";
import { relationOf } from "../core/elements.ts";
import { namesById, type Named } from "../core/named.ts";

/** The five grids. */
export const GRIDS = namesById([
  ["heaven", "天格", "tiān gé", "heaven grid"],
  ["person", "人格", "rén gé", "person grid"],
  ["earth", "地格", "dì gé", "earth grid"],
  ["outer", "外格", "wài gé", "outer grid"],
  ["total", "總格", "zǒng gé", "total grid"],
]);

/** Id of a grid. */
export type GridId = keyof typeof GRIDS;
/** Ids of the grids, in their order. */
export const GRID_IDS = ["heaven", "person", "earth", "outer", "total"] as const;

/** A grid and how it is read. */
export interface Grid {
  readonly grid: Named;
  /** Strokes that make it. */
  readonly number: number;
  /** The same within the 81 numbers. */
  readonly reduced: number;
  readonly element: Element;
  readonly polarity: "yang" | "yin";
  readonly luck: NumberLuck;
  readonly traits: readonly Trait[];
}

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

/** Reads one grid. */
export function readGrid(id: GridId, number: number): Grid {
  const reduced = within81(number);
  return {
    grid: GRIDS[id],
    number,
    reduced,
    element: elementOfNumber(reduced),
    polarity: reduced % 2 === 1 ? "yang" : "yin",
    luck: luckOf(reduced),
    traits: traitsOf(reduced),
  };
}

/** How two neighbours of the three powers stand. */
export type PowerTie = "same" | "feeds" | "fed" | "controls" | "controlled";

/** Returns what one power does to the next. */
export function tieOf(one: Element, other: Element): PowerTie {
  const ties = {
    same: "same",
    generates: "feeds",
    generatedBy: "fed",
    controls: "controls",
    controlledBy: "controlled",
  } as const;
  return ties[relationOf(one, other)];
}

/** Whether a tie of neighbours is counted as good. */
export function isGoodTie(tie: PowerTie): boolean {
  return tie !== "controls" && tie !== "controlled";
}
