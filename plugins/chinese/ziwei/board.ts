/** Where the branches stand on a board of twelve palaces. */

/** Cells of the branches round the board, 子 first: column and row of four. */
export const CELLS = [
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
] as const;
