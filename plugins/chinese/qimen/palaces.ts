/** The nine palaces, and what belongs to each. */
import type { Phase } from "#lore";

export const CENTRE = 5;

/** Order of the stems on the earth plate: 戊己庚辛壬癸丁丙乙. */
export const EARTH_ORDER = [4, 5, 6, 7, 8, 9, 3, 2, 1] as const;

/** Palace of each branch, 子 first. */
export const BRANCH_PALACES = [1, 8, 8, 3, 4, 4, 9, 2, 2, 7, 6, 6] as const;

/** Phase of each palace, 1 first. */
export const PALACE_PHASES: readonly Phase[] = [
  "water",
  "earth",
  "wood",
  "wood",
  "earth",
  "metal",
  "metal",
  "earth",
  "fire",
];
