/** Where phases are born, stored and severed, and how branches move on, in the art of six lines. */
import type { Phase } from "#lore";

/** The branch that each moves on to, 化進神: 亥子 寅卯 巳午 申酉, and 丑辰未戌 in a round. */
export const MOVES_ON: Readonly<Record<number, number>> = {
  11: 0,
  1: 4,
  2: 3,
  4: 7,
  5: 6,
  7: 10,
  8: 9,
  10: 1,
};

/** The stem whose stages a phase takes: 甲 丙 戊 庚 壬; earth goes with water in this art. */
export const STAGE_STEM: { readonly [K in Phase]: number } = {
  wood: 0,
  fire: 2,
  earth: 4,
  metal: 6,
  water: 8,
};
