/** How the twelve palaces lie round the square of a board. */
import type { Branch } from "#lore";

/** Column and row of each branch, from the top left: 巳 stands at 0, 0. */
export const PLACE_ON_BOARD: Readonly<Record<Branch, readonly [column: number, row: number]>> = {
  zi: [2, 3],
  chou: [1, 3],
  yin: [0, 3],
  mao: [0, 2],
  chen: [0, 1],
  si: [0, 0],
  wu: [1, 0],
  wei: [2, 0],
  shen: [3, 0],
  you: [3, 1],
  xu: [3, 2],
  hai: [3, 3],
};
