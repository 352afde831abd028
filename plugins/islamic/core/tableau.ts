/**
 * The tableau of sixteen houses from four mothers.
 *
 * Daughters are the rows of the mothers read across; each later figure is the sum of a pair. The judge,
 * house 15, has an even number of points always.
 *
 * @source Kashf al-asrar al-masuna (Omani print), pp. 28-35; the same chain of sums after Ibn Khaldun in
 * J. Payne's note to Alaeddin (1889), p. 200
 */
import type { Text } from "#old";
import {
  addFigures,
  countPoints,
  figureOf,
  homeOf,
  motionOf,
  type Circle,
  type Motion,
  type Pattern,
} from "./figures.ts";

/** What the houses stand for, house 1 first. */
export const HOUSES: readonly Text[] = [
  { en: "the one who asks", zhHant: "問者" },
  { en: "goods and income", zhHant: "財物與收入" },
  { en: "kin and short ways", zhHant: "兄弟親族與近程" },
  { en: "home and land", zhHant: "家宅與土地" },
  { en: "children and joy", zhHant: "子女與歡樂" },
  { en: "health and service", zhHant: "健康與役使" },
  { en: "partner or opponent", zhHant: "配偶或對手" },
  { en: "fear and other people's goods", zhHant: "憂懼與他人之財" },
  { en: "journeys and learning", zhHant: "遠行與學問" },
  { en: "work and rank", zhHant: "事業與地位" },
  { en: "hopes and friends", zhHant: "願望與朋友" },
  { en: "hindrance and confinement", zhHant: "阻礙與拘束" },
  { en: "the asker's witness", zhHant: "問者之證" },
  { en: "the witness of what is asked", zhHant: "所問之證" },
  { en: "the judge, or scale", zhHant: "判官，亦稱天秤" },
  { en: "how it ends", zhHant: "事之歸結" },
];

/**
 * Builds the sixteen figures.
 *
 * @param mothers houses 1 to 4
 * @returns index 0 is house 1
 */
export function buildTableau(mothers: readonly Pattern[]): readonly Pattern[] {
  const daughters = [0, 1, 2, 3].map((row) => mothers.map((figure) => figure[row]!).join(""));
  const eight = [...mothers, ...daughters];
  const nieces = [0, 2, 4, 6].map((i) => addFigures(eight[i]!, eight[i + 1]!));
  const witnesses = [0, 2].map((i) => addFigures(nieces[i]!, nieces[i + 1]!));
  const judge = addFigures(witnesses[0]!, witnesses[1]!);
  return [...eight, ...nieces, ...witnesses, judge, addFigures(judge, mothers[0]!)];
}

/** Points of the fifteen figures up to the judge. */
export function totalPoints(tableau: readonly Pattern[]): number {
  return tableau.slice(0, 15).reduce((sum, figure) => sum + countPoints(figure), 0);
}

/** Houses in which the figure of house 1 returns, house 1 left out. */
export function findReturns(tableau: readonly Pattern[]): readonly number[] {
  return tableau.flatMap((figure, i) => (i > 0 && figure === tableau[0] ? [i + 1] : []));
}

/** Figures that stand in more than one house. */
export function findRepeats(tableau: readonly Pattern[]) {
  return [...new Set(tableau)]
    .map((pattern) => ({
      id: figureOf(pattern).id,
      houses: tableau.flatMap((one, i) => (one === pattern ? [i + 1] : [])),
    }))
    .filter(({ houses }) => houses.length > 1);
}

/** How many of the sixteen move each way. */
export function countMotions(tableau: readonly Pattern[]): Readonly<Record<Motion, number>> {
  const counts = { dakhil: 0, kharij: 0, thabit: 0, munqalib: 0 };
  for (const figure of tableau) counts[motionOf(figure)] += 1;
  return counts;
}

/** One reason of the score. */
export interface Testimony {
  readonly code: string;
  readonly weight: number;
  readonly evidence: Text;
}

/**
 * The testimonies: base 50; the judge's worth; half the worth of each witness and of the sixteenth; half
 * that of the house asked about; 4 for each of houses 1 and 15 whose figure is at home.
 */
export function findTestimonies(
  tableau: readonly Pattern[],
  circle: Circle,
  house: number | undefined,
): readonly Testimony[] {
  const of = (number: number) => figureOf(tableau[number - 1]!);
  const half = (number: number) => Math.trunc(of(number).fortune / 2);
  const say = (code: string, weight: number, number: number) => ({
    code,
    weight,
    evidence: {
      en: `${of(number).name.en} in the house of ${HOUSES[number - 1]!.en}`,
      zhHant: `「${HOUSES[number - 1]!.zhHant}」得${of(number).name.zhHant}`,
    },
  });
  const found: Testimony[] = [
    {
      code: "base",
      weight: 50,
      evidence: { en: "Every tableau begins even", zhHant: "各盤起於平分" },
    },
    say("judge", of(15).fortune, 15),
    say("rightWitness", half(13), 13),
    say("leftWitness", half(14), 14),
    say("end", half(16), 16),
  ];
  if (house !== undefined) found.push(say("houseAsked", half(house), house));
  for (const number of [1, 15]) {
    if (homeOf(tableau[number - 1]!, circle) === number) {
      const { evidence } = say("", 0, number);
      found.push({
        code: `atHome${number}`,
        weight: 4,
        evidence: { en: `${evidence.en}, its own home`, zhHant: `${evidence.zhHant}，正居本位` },
      });
    }
  }
  return found;
}

/** Score of a tableau, 0 to 100. */
export function scoreOf(testimonies: readonly Testimony[]): number {
  return Math.min(
    100,
    Math.max(
      0,
      testimonies.reduce((sum, { weight }) => sum + weight, 0),
    ),
  );
}

/** 58 and more is favourable, 42 and less adverse. */
export function leaningOf(score: number): "favourable" | "mixed" | "adverse" {
  return score >= 58 ? "favourable" : score > 42 ? "mixed" : "adverse";
}
