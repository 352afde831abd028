import { phaseRelation, type Phase, type PhaseRelation } from "#lore";
import { vocabulary, type IdOf } from "#sdk";

/** The five states of an element in a season: 旺相休囚死. */
export const SEASON_STATE = vocabulary("seasonState", {
  thriving: { native: "旺", roman: "wàng" },
  assisted: { native: "相", roman: "xiàng" },
  resting: { native: "休", roman: "xiū" },
  confined: { native: "囚", roman: "qiú" },
  dormant: { native: "死", roman: "sǐ" },
});
export type SeasonState = IdOf<typeof SEASON_STATE>;

/** Element that rules each branch's month, 子 first. */
const RULER: readonly Phase[] = [
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
const STATE: { readonly [K in PhaseRelation]: SeasonState } = {
  same: "thriving",
  generates: "assisted",
  generatedBy: "resting",
  controlledBy: "confined",
  controls: "dormant",
};

/** Returns the element that rules a month. */
export function seasonElement(monthBranchIndex: number): Phase {
  return RULER[monthBranchIndex]!;
}

/**
 * Returns how an element stands in a month.
 *
 * @source Wuxing Dayi, ch. 4: the season's own element thrives, its child is assisted, its mother
 *   rests, what controls it is confined, what it controls lies dormant
 */
export function stateInSeason(element: Phase, monthBranchIndex: number): SeasonState {
  return STATE[phaseRelation(seasonElement(monthBranchIndex), element)];
}
