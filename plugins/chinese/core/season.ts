import type { Element } from "#time";
import { relationOf, type ElementRelation } from "./elements.ts";
import { namesById, type Named } from "./named.ts";

/** How an element stands in a season. */
export type SeasonStateId = "thriving" | "assisted" | "resting" | "confined" | "dormant";

/** The five states of an element in a season: 旺相休囚死. */
export const SEASON_STATES: { readonly [K in SeasonStateId]: Named } = namesById([
  ["thriving", "旺", "wàng", "thriving"],
  ["assisted", "相", "xiàng", "assisted"],
  ["resting", "休", "xiū", "resting"],
  ["confined", "囚", "qiú", "confined"],
  ["dormant", "死", "sǐ", "dormant"],
]);

/** Element that rules each branch's month, 子 first. */
const RULER: readonly Element[] = [
  "water",
  "earth",
  "wood",
  "wood",
  "earth",
  "fire",
  "fire",
  "earth",
  "metal",
  "metal",
  "earth",
  "water",
];

/** What the season is to the element, and the state that follows. */
const STATE: { readonly [K in ElementRelation]: SeasonStateId } = {
  same: "thriving",
  generates: "assisted",
  generatedBy: "resting",
  controlledBy: "confined",
  controls: "dormant",
};

/** Returns the element that rules a month. */
export function seasonElement(monthBranchIndex: number): Element {
  return RULER[monthBranchIndex]!;
}

/**
 * Returns how an element stands in a month.
 *
 * @source Wuxing Dayi, ch. 4: the season's own element thrives, its child is assisted, its mother
 *   rests, what controls it is confined, what it controls lies dormant
 */
export function seasonStateOf(element: Element, monthBranchIndex: number): Named {
  return SEASON_STATES[STATE[relationOf(seasonElement(monthBranchIndex), element)]];
}
