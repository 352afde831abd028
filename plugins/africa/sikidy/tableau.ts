/**
 * The tableau of sikidy: sixteen columns from four.
 *
 * Columns 5 to 8 are the rows of the first four read across. Each of the others is the sum of two.
 *
 * @source sums, names of the interior, princes and answers: L. Dahle in J. Sibree, Divination among the
 * Malagasy, Folklore 3 (1892), pp. 199-208; figures set beside the patterns by the Arabic names they come
 * from. Names of the south: two public programs, after M. Ascher, Historia Mathematica 24 (1997).
 */
import type { Text } from "#old";
import { addFigures, countMarks, turnFigures, type Pattern } from "../core/figures.ts";

/** A place of the tableau. */
export interface Column {
  /** 1 to 16. */
  readonly number: number;
  readonly id: string;
  /** What it stands for. */
  readonly stands: Text;
  /** The two columns whose sum it is; null for the first eight. */
  readonly parents: readonly [number, number] | null;
}

type ColumnRow = readonly [string, string, string, (readonly [number, number])?];

const ROWS: readonly ColumnRow[] = [
  ["tale", "the one who asks", "問者本人"],
  ["maly", "goods and livestock", "財物與牲畜"],
  ["fahatelo", "the third person, friend or rival", "第三者，或友或敵"],
  ["bilady", "the land and the village", "土地與村落"],
  ["fianahana", "children and the young", "子女與年輕人"],
  ["abily", "helpers and hidden intentions", "幫手與暗藏的心思"],
  ["alisay", "women of the house", "家中女性"],
  ["fahavalo", "the opponent", "對手"],
  ["fahasivy", "ancestral spirits", "祖靈", [7, 8]],
  ["ombiasy", "the healer and diviner", "醫者與占者", [9, 11]],
  ["haja", "food and respect", "食物與敬意", [5, 6]],
  ["haky", "the creator", "造物者", [10, 14]],
  ["asorita", "chiefs and elders", "首領與長老", [3, 4]],
  ["saily", "the road", "道路", [13, 15]],
  ["safary", "the crowd and the journey", "眾人與旅程", [1, 2]],
  ["kiba", "the house", "房屋", [12, 1]],
];

/** What the interior calls the same places; a row of one name stands for the same as in the south. */
const INTERIOR: readonly (readonly [string, string?, string?])[] = [
  ["tale"],
  ["harena", "property", "財產"],
  ["fahatelo", "relations", "親族"],
  ["vohitra", "the village", "村落"],
  ["zatovo"],
  ["marina"],
  ["vehivavy"],
  ["fahavalo", "the enemy", "仇敵"],
  ["fahasivy"],
  ["masina"],
  ["nia", "food", "食物"],
  ["andriamanitra", "God", "神"],
  ["asorotany"],
  ["mpanontany", "the questioner", "發問之人"],
  ["lalana", "the road", "道路"],
  ["trano", "the house", "房屋"],
];

/** Whose names the columns bear. */
export type School = "south" | "interior";

const SOUTH: readonly Column[] = ROWS.map(([id, en, zhHant, parents], index) => ({
  number: index + 1,
  id,
  stands: { en, zhHant },
  parents: parents ?? null,
}));

/** The sixteen columns, column 1 first; sums and numbers are the same everywhere. */
export const COLUMNS: Readonly<Record<School, readonly Column[]>> = {
  south: SOUTH,
  interior: SOUTH.map((column, index) => {
    const [id, en, zhHant] = INTERIOR[index]!;
    return { ...column, id, stands: en && zhHant ? { en, zhHant } : column.stands };
  }),
};

/** Columns that answer the first: the others of the first four have nothing to do with the answer. */
export const ANSWERING = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;

/** The twelve principal columns, which alone can be a sikidy tokana. */
export const PRINCIPAL: readonly number[] = [1, 2, 3, 4, 9, 10, 11, 12, 13, 14, 15, 16];

/** Names of the figures by pattern. */
export const FIGURE_NAMES: Readonly<Record<Pattern, string>> = {
  "2222": "Jama",
  "1222": "Alahizany",
  "1122": "Asoralahy",
  "1112": "Votsira",
  "1111": "Taraiky",
  "2111": "Saka",
  "2211": "Asoravavy",
  "2221": "Alikisy",
  "2112": "Aditsimay",
  "1211": "Kizo",
  "1121": "Adikasajy",
  "1212": "Vanda mitsangana",
  "2121": "Vanda miondrika",
  "1221": "Alokola",
  "2122": "Alaimora",
  "2212": "Adibijady",
};

/** Pairs of columns whose sums are always equal: the three inseparables. */
export const INSEPARABLES = [
  [1, 14],
  [2, 13],
  [10, 16],
] as const;

/**
 * Builds the tableau.
 *
 * @param mothers columns 1 to 4
 * @returns 16 figures, index 0 is column 1
 */
export function buildTableau(mothers: readonly Pattern[]): readonly Pattern[] {
  const at: Pattern[] = [...mothers, ...turnFigures(mothers)];
  const fill = (number: number): Pattern => {
    const known = at[number - 1];
    if (known !== undefined) return known;
    const [a, b] = SOUTH[number - 1]!.parents!;
    const sum = addFigures(fill(a), fill(b));
    at[number - 1] = sum;
    return sum;
  };
  return SOUTH.map(({ number }) => fill(number));
}

/** An even number of seeds makes a prince, an odd one a slave. */
export function isPrince(figure: Pattern): boolean {
  return countMarks(figure) % 2 === 0;
}

/** The three checks a diviner makes before reading. */
export interface Checks {
  /** The creator's column, 12, is a prince. */
  readonly creatorIsPrince: boolean;
  readonly someFigureRepeats: boolean;
  /** The three inseparable pairs have one sum. */
  readonly inseparablesAgree: boolean;
  readonly inseparableSum: Pattern;
}

/** Checks a tableau; all three hold unless it was laid wrongly. */
export function checkTableau(tableau: readonly Pattern[]): Checks {
  const sums = INSEPARABLES.map(([a, b]) => addFigures(tableau[a - 1]!, tableau[b - 1]!));
  return {
    creatorIsPrince: isPrince(tableau[11]!),
    someFigureRepeats: new Set(tableau).size < 16,
    inseparablesAgree: sums.every((sum) => sum === sums[0]),
    inseparableSum: sums[0]!,
  };
}

/** Figures that stand in several columns, which answer one another. */
export function findAnswers(tableau: readonly Pattern[]) {
  return [...new Set(tableau)]
    .map((figure) => ({ figure, columns: numbersOf(tableau, figure) }))
    .filter(({ columns }) => columns.length > 1);
}

/** Columns whose figure stands in no other; among the {@link PRINCIPAL} a sikidy tokana. */
export function findUnique(tableau: readonly Pattern[]): readonly number[] {
  return tableau.flatMap((figure, i) => (numbersOf(tableau, figure).length === 1 ? [i + 1] : []));
}

function numbersOf(tableau: readonly Pattern[], figure: Pattern): number[] {
  return tableau.flatMap((one, i) => (one === figure ? [i + 1] : []));
}
