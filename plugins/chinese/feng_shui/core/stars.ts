/** The nine stars and how they fly through the nine palaces. */
import { PHASE, type Phase } from "#lore";
import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { modulo } from "#time";
import { DIRECTION, type Direction } from "#east/directions.ts";

/** The nine stars, 一白 first. */
export const NINE_STAR = vocabulary("nineStar", {
  one: { native: "一白", roman: "yī bái" },
  two: { native: "二黑", roman: "èr hēi" },
  three: { native: "三碧", roman: "sān bì" },
  four: { native: "四綠", roman: "sì lǜ" },
  five: { native: "五黃", roman: "wǔ huáng" },
  six: { native: "六白", roman: "liù bái" },
  seven: { native: "七赤", roman: "qī chì" },
  eight: { native: "八白", roman: "bā bái" },
  nine: { native: "九紫", roman: "jiǔ zǐ" },
});
export type NineStar = IdOf<typeof NINE_STAR>;

const ELEMENTS: readonly Phase[] = [
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

/** Returns a star by its number; any integer counts round the nine. */
export function starOf(number: number): NineStar {
  return NINE_STAR.ids[modulo(number - 1, 9)]!;
}

/** Returns the element of a star by its number, 1 to 9. */
export const elementOfStar = (number: number): Phase => ELEMENTS[number - 1]!;

/** Counts round the nine: 0 is 9, 10 is 1. */
export const nine = (number: number): number => modulo(number - 1, 9) + 1;

/** Palaces in the order in which stars fly, the centre first. */
const PATH = [5, 6, 7, 8, 9, 1, 2, 3, 4] as const;

/** Star of each palace by luo shu number; index 0 is unused. */
export type Board = readonly number[];

/**
 * Flies a star through the palaces from the centre on.
 *
 * @param centre 1 to 9
 * @param step 1 flies 順, with growing numbers, -1 逆
 * @source Luo shu; Shen Zhureng, Shenshi Xuankong Xue
 */
export function fly(centre: number, step: 1 | -1 = 1): Board {
  const board: number[] = [];
  for (const [i, palace] of PATH.entries()) board[palace] = nine(centre + step * i);
  return board;
}

/** Direction of a palace by luo shu number; null for the centre. */
export function directionOf(palace: number): Direction | null {
  const names = [
    "north",
    "southwest",
    "east",
    "southeast",
    null,
    "northwest",
    "west",
    "northeast",
    "south",
  ] as const;
  return names[palace - 1]!;
}

/** Palace of a star on a board. */
export function palaceOf(board: Board, star: number): number {
  return board.indexOf(star);
}

/** Palaces as a board is looked at: the south above. */
export const GRID = [4, 9, 2, 3, 5, 7, 8, 1, 6] as const;

const LI_CHUN_1864 = 1864;

/**
 * Returns the period of twenty years of a solar year: 1864 opens the first of the upper cycle.
 *
 * @source the three cycles and nine periods (三元九運) of Shenshi Xuankong Xue
 */
export function periodOf(solarYear: number): {
  readonly number: number;
  readonly from: number;
  readonly to: number;
} {
  const since = Math.floor((solarYear - LI_CHUN_1864) / 20);
  const from = LI_CHUN_1864 + 20 * since;
  return { number: nine(since + 1), from, to: from + 19 };
}

/** Star in the centre of a solar year: 2024 has 3, each year one less. */
export const yearStar = (solarYear: number): number => nine(11 - modulo(solarYear, 9));

/**
 * Star in the centre of a solar month, by the year's branch and the number of the month from 寅.
 *
 * @source Xieji Bianfang Shu: 子午卯酉 years open with 8, 辰戌丑未 with 5, 寅申巳亥 with 2, each month one less
 */
export function monthStar(yearBranch: number, monthBranch: number): number {
  const first = [8, 5, 2][modulo(yearBranch, 3)]!;
  return nine(first - modulo(monthBranch - 2, 12));
}

const starFields = {
  number: Type.Integer({ minimum: 1, maximum: 9, description: "1 to 9" }),
  star: term(NINE_STAR, "Its name"),
};
export const starShape = (description: string) => Type.Object(starFields, { description });
export const viewStar = (number: number) => ({ number, star: starOf(number) });

/** A star in each of the nine palaces. */
export const boardShape = (description: string) =>
  Type.Array(
    Type.Object(
      {
        palace: Type.Integer({ minimum: 1, maximum: 9, description: "Luo shu number" }),
        direction: Type.Union([term(DIRECTION, "Its direction"), Type.Null()], {
          description: "Direction of the palace; null for the centre",
        }),
        ...starFields,
        element: term(PHASE, "Element of the star"),
      },
      { description: "A palace" },
    ),
    { minItems: 9, maxItems: 9, description },
  );
const shownBoard = boardShape("A board");
export type ShownBoard = Frozen<Static<typeof shownBoard>>;

/** Shows a board, south first row, as it is drawn. */
export function viewBoard(board: Board): ShownBoard {
  return GRID.map((palace) => ({
    palace,
    direction: directionOf(palace),
    ...viewStar(board[palace]!),
    element: elementOfStar(board[palace]!),
  }));
}
