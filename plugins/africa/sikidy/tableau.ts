/**
 * The tableau of sikidy: sixteen columns from four.
 *
 * Columns 5 to 8 are the rows of the first four read across. Each of the others is the sum of two.
 *
 * @source sums, names of the interior, princes and answers: L. Dahle in J. Sibree, Divination among the
 * Malagasy, Folklore 3 (1892), pp. 199-208; figures set beside the patterns by the Arabic names they come
 * from. Names of the south: two public programs, after M. Ascher, Historia Mathematica 24 (1997).
 */
import { addFigures, countMarks, turnFigures, type Figure } from "#lore";
import { vocabulary, type IdOf } from "#sdk";

/** What the columns are called, in the south and in the interior. */
export const COLUMN = vocabulary("column", {
  tale: { roman: "tale" },
  maly: { roman: "maly" },
  fahatelo: { roman: "fahatelo" },
  bilady: { roman: "bilady" },
  fianahana: { roman: "fianahana" },
  abily: { roman: "abily" },
  alisay: { roman: "alisay" },
  fahavalo: { roman: "fahavalo" },
  fahasivy: { roman: "fahasivy" },
  ombiasy: { roman: "ombiasy" },
  haja: { roman: "haja" },
  haky: { roman: "haky" },
  asorita: { roman: "asorita" },
  saily: { roman: "saily" },
  safary: { roman: "safary" },
  kiba: { roman: "kiba" },
  harena: { roman: "harena" },
  vohitra: { roman: "vohitra" },
  zatovo: { roman: "zatovo" },
  marina: { roman: "marina" },
  vehivavy: { roman: "vehivavy" },
  masina: { roman: "masina" },
  nia: { roman: "nia" },
  andriamanitra: { roman: "andriamanitra" },
  asorotany: { roman: "asorotany" },
  mpanontany: { roman: "mpanontany" },
  lalana: { roman: "lalana" },
  trano: { roman: "trano" },
});
export type ColumnName = IdOf<typeof COLUMN>;

/** What a column stands for. */
export const STANDS = vocabulary("stands", [
  "asker",
  "goods",
  "third",
  "land",
  "children",
  "helpers",
  "women",
  "opponent",
  "ancestors",
  "healer",
  "respect",
  "creator",
  "chiefs",
  "road",
  "crowd",
  "house",
  "property",
  "relations",
  "village",
  "enemy",
  "food",
  "god",
  "questioner",
] as const);
export type Stands = IdOf<typeof STANDS>;

/** A place of the tableau. */
export interface Column {
  /** 1 to 16. */
  readonly number: number;
  readonly name: ColumnName;
  readonly stands: Stands;
  /** The two columns whose sum it is; null for the first eight. */
  readonly parents: readonly [number, number] | null;
}

type ColumnRow = readonly [ColumnName, Stands, (readonly [number, number])?];

const ROWS: readonly ColumnRow[] = [
  ["tale", "asker"],
  ["maly", "goods"],
  ["fahatelo", "third"],
  ["bilady", "land"],
  ["fianahana", "children"],
  ["abily", "helpers"],
  ["alisay", "women"],
  ["fahavalo", "opponent"],
  ["fahasivy", "ancestors", [7, 8]],
  ["ombiasy", "healer", [9, 11]],
  ["haja", "respect", [5, 6]],
  ["haky", "creator", [10, 14]],
  ["asorita", "chiefs", [3, 4]],
  ["saily", "road", [13, 15]],
  ["safary", "crowd", [1, 2]],
  ["kiba", "house", [12, 1]],
];

/** What the interior calls the same places; a row of one name stands for the same as in the south. */
const INTERIOR: readonly (readonly [ColumnName, Stands?])[] = [
  ["tale"],
  ["harena", "property"],
  ["fahatelo", "relations"],
  ["vohitra", "village"],
  ["zatovo"],
  ["marina"],
  ["vehivavy"],
  ["fahavalo", "enemy"],
  ["fahasivy"],
  ["masina"],
  ["nia", "food"],
  ["andriamanitra", "god"],
  ["asorotany"],
  ["mpanontany", "questioner"],
  ["lalana", "road"],
  ["trano", "house"],
];

/** Whose names the columns bear. */
export type School = "south" | "interior";

const SOUTH: readonly Column[] = ROWS.map(([name, stands, parents], index) => ({
  number: index + 1,
  name,
  stands,
  parents: parents ?? null,
}));

/** The sixteen columns, column 1 first; sums and numbers are the same everywhere. */
export const COLUMNS: Readonly<Record<School, readonly Column[]>> = {
  south: SOUTH,
  interior: SOUTH.map((column, index) => {
    const [name, stands = column.stands] = INTERIOR[index]!;
    return { ...column, name, stands };
  }),
};

/** Columns that answer the first: the others of the first four have nothing to do with the answer. */
export const ANSWERING = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;

/** The twelve principal columns, which alone can be a sikidy tokana. */
export const PRINCIPAL: readonly number[] = [1, 2, 3, 4, 9, 10, 11, 12, 13, 14, 15, 16];

/** The sixteen figures as Dahle names them. */
export const FIGURE = vocabulary("figure", {
  jama: { roman: "Jama" },
  alahizany: { roman: "Alahizany" },
  asoralahy: { roman: "Asoralahy" },
  votsira: { roman: "Votsira" },
  taraiky: { roman: "Taraiky" },
  saka: { roman: "Saka" },
  asoravavy: { roman: "Asoravavy" },
  alikisy: { roman: "Alikisy" },
  aditsimay: { roman: "Aditsimay" },
  kizo: { roman: "Kizo" },
  adikasajy: { roman: "Adikasajy" },
  vandaMitsangana: { roman: "Vanda mitsangana" },
  vandaMiondrika: { roman: "Vanda miondrika" },
  alokola: { roman: "Alokola" },
  alaimora: { roman: "Alaimora" },
  adibijady: { roman: "Adibijady" },
});
export type FigureName = IdOf<typeof FIGURE>;

/** Names of the figures by their marks. */
export const FIGURE_NAMES: Readonly<Record<Figure, FigureName>> = {
  "2222": "jama",
  "1222": "alahizany",
  "1122": "asoralahy",
  "1112": "votsira",
  "1111": "taraiky",
  "2111": "saka",
  "2211": "asoravavy",
  "2221": "alikisy",
  "2112": "aditsimay",
  "1211": "kizo",
  "1121": "adikasajy",
  "1212": "vandaMitsangana",
  "2121": "vandaMiondrika",
  "1221": "alokola",
  "2122": "alaimora",
  "2212": "adibijady",
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
export function buildTableau(mothers: readonly Figure[]): readonly Figure[] {
  const at: Figure[] = [...mothers, ...turnFigures(mothers)];
  const fill = (number: number): Figure => {
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
export function isPrince(figure: Figure): boolean {
  return countMarks(figure) % 2 === 0;
}

/** The three checks a diviner makes before reading. */
export interface Checks {
  /** The creator's column, 12, is a prince. */
  readonly creatorIsPrince: boolean;
  readonly someFigureRepeats: boolean;
  /** The three inseparable pairs have one sum. */
  readonly inseparablesAgree: boolean;
  readonly inseparableSum: Figure;
}

/** Checks a tableau; all three hold unless it was laid wrongly. */
export function checkTableau(tableau: readonly Figure[]): Checks {
  const sums = INSEPARABLES.map(([a, b]) => addFigures(tableau[a - 1]!, tableau[b - 1]!));
  return {
    creatorIsPrince: isPrince(tableau[11]!),
    someFigureRepeats: new Set(tableau).size < 16,
    inseparablesAgree: sums.every((sum) => sum === sums[0]),
    inseparableSum: sums[0]!,
  };
}

/** Figures that stand in several columns, which answer one another. */
export function answersOf(tableau: readonly Figure[]) {
  return [...new Set(tableau)]
    .map((figure) => ({ figure, columns: numbersOf(tableau, figure) }))
    .filter(({ columns }) => columns.length > 1);
}

/** Columns whose figure stands in no other; among the {@link PRINCIPAL} a sikidy tokana. */
export function findUnique(tableau: readonly Figure[]): readonly number[] {
  return tableau.flatMap((figure, i) => (numbersOf(tableau, figure).length === 1 ? [i + 1] : []));
}

function numbersOf(tableau: readonly Figure[], figure: Figure): number[] {
  return tableau.flatMap((one, i) => (one === figure ? [i + 1] : []));
}
