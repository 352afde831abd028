/**
 * The tableau of sixteen houses from four mothers.
 *
 * Daughters are the rows of the mothers read across; each later figure is the sum of a pair. The judge,
 * house 15, has an even number of points always.
 *
 * @source Kashf al-asrar al-masuna (Omani print), pp. 28-35; the same chain of sums after Ibn Khaldun in
 * J. Payne's note to Alaeddin (1889), p. 200
 */
import { addFigures, countMarks, turnFigures } from "#lore";
import { vocabulary, type IdOf, type Leaning, type Phrase } from "#sdk";
import {
  figureOf,
  homeOf,
  motionOf,
  natureOf,
  type Circle,
  type FigureName,
  type Marks,
  type Motion,
} from "./figures.ts";

/** What the houses stand for, house 1 first. */
export const HOUSE = vocabulary("house", [
  "asker",
  "goods",
  "kin",
  "home",
  "children",
  "health",
  "partner",
  "fear",
  "journeys",
  "work",
  "hopes",
  "hindrance",
  "askersWitness",
  "mattersWitness",
  "judge",
  "end",
]);
export type House = IdOf<typeof HOUSE>;

/** What a house stands for. */
export function houseOf(number: number): House {
  return HOUSE.ids[number - 1]!;
}

/**
 * Builds the sixteen figures.
 *
 * @param mothers houses 1 to 4
 * @returns index 0 is house 1
 */
export function buildTableau(mothers: readonly Marks[]): readonly Marks[] {
  const eight = [...mothers, ...turnFigures(mothers)];
  const nieces = [0, 2, 4, 6].map((i) => addFigures(eight[i]!, eight[i + 1]!));
  const witnesses = [0, 2].map((i) => addFigures(nieces[i]!, nieces[i + 1]!));
  const judge = addFigures(witnesses[0]!, witnesses[1]!);
  return [...eight, ...nieces, ...witnesses, judge, addFigures(judge, mothers[0]!)];
}

/** Points of the fifteen figures up to the judge. */
export function totalPoints(tableau: readonly Marks[]): number {
  return tableau.slice(0, 15).reduce((sum, figure) => sum + countMarks(figure), 0);
}

/** Houses in which the figure of house 1 returns, house 1 left out. */
export function returnsOf(tableau: readonly Marks[]): readonly number[] {
  return tableau.flatMap((figure, i) => (i > 0 && figure === tableau[0] ? [i + 1] : []));
}

/** Figures that stand in more than one house. */
export function repeatsOf(tableau: readonly Marks[]) {
  return [...new Set(tableau)]
    .map((marks) => ({
      figure: figureOf(marks),
      houses: tableau.flatMap((one, i) => (one === marks ? [i + 1] : [])),
    }))
    .filter(({ houses }) => houses.length > 1);
}

/** How many of the sixteen move each way. */
export function countMotions(tableau: readonly Marks[]): Readonly<Record<Motion, number>> {
  const counts = { dakhil: 0, kharij: 0, thabit: 0, munqalib: 0 };
  for (const figure of tableau) counts[motionOf(figure)] += 1;
  return counts;
}

/** What a figure in a house speaks to. */
type Placed = { readonly figure: FigureName; readonly house: House };

/** Reasons of the score. */
export type Reasons = {
  base: {};
  judge: Placed;
  rightWitness: Placed;
  leftWitness: Placed;
  end: Placed;
  houseAsked: Placed;
  atHome1: Placed;
  atHome15: Placed;
};
type Testimony = Phrase<Reasons> & { readonly weight: number };

/**
 * The testimonies: base 50; the judge's worth; half the worth of each witness and of the sixteenth; half
 * that of the house asked about; 4 for each of houses 1 and 15 whose figure is at home.
 */
export function weighTableau(
  tableau: readonly Marks[],
  circle: Circle,
  asked: number | undefined,
): readonly Testimony[] {
  const of = (number: number): Placed => ({
    figure: figureOf(tableau[number - 1]!),
    house: houseOf(number),
  });
  const worth = (number: number) => natureOf(of(number).figure).fortune;
  const half = (number: number) => Math.trunc(worth(number) / 2);
  const isHome = (number: number) => homeOf(tableau[number - 1]!, circle) === number;
  const all: (Testimony | false)[] = [
    { code: "base", weight: 50 },
    { code: "judge", with: of(15), weight: worth(15) },
    { code: "rightWitness", with: of(13), weight: half(13) },
    { code: "leftWitness", with: of(14), weight: half(14) },
    { code: "end", with: of(16), weight: half(16) },
    asked !== undefined && { code: "houseAsked", with: of(asked), weight: half(asked) },
    isHome(1) && { code: "atHome1", with: of(1), weight: 4 },
    isHome(15) && { code: "atHome15", with: of(15), weight: 4 },
  ];
  return all.filter((one) => one !== false);
}

/** 58 and more is favourable, 42 and less adverse. */
export function leaningOf(score: number): Leaning {
  return score >= 58 ? "favourable" : score > 42 ? "mixed" : "adverse";
}
