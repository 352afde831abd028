/**
 * The shield, the houses that are filled from it, and the way of the point.
 *
 * @source C. Cattan, The Geomancie (1591); H. C. Agrippa, Of Geomancy (1655); J. Heydon, Theomagia (1663). The
 * arrangement from the angles: the Golden Dawn's papers (1890s)
 */
import { vocabulary, type IdOf } from "#sdk";
import { addFigures, turnFigures } from "#lore";
import { figureOf, NATURES, type FigureId } from "./figures.ts";

export type Houses = "common" | "angles";

/** Houses of mothers, daughters and nieces in their order. */
const ORDERS: Readonly<Record<Houses, readonly number[]>> = {
  common: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  angles: [10, 1, 4, 7, 11, 2, 5, 8, 12, 3, 6, 9],
};

/** Sixteen figures. */
export interface Shield {
  readonly mothers: readonly FigureId[];
  readonly daughters: readonly FigureId[];
  readonly nieces: readonly FigureId[];
  readonly rightWitness: FigureId;
  readonly leftWitness: FigureId;
  readonly judge: FigureId;
  readonly reconciler: FigureId;
}

const add = (a: FigureId, b: FigureId) => figureOf(addFigures(NATURES[a].marks, NATURES[b].marks));

/** The shield of four mothers. */
export function shieldOf(mothers: readonly FigureId[]): Shield {
  const daughters = turnFigures(mothers.map((id) => NATURES[id].marks)).map(figureOf);
  const above = [...mothers, ...daughters];
  const nieces = [0, 2, 4, 6].map((i) => add(above[i]!, above[i + 1]!));
  const rightWitness = add(nieces[0]!, nieces[1]!);
  const leftWitness = add(nieces[2]!, nieces[3]!);
  const judge = add(rightWitness, leftWitness);
  return {
    mothers,
    daughters,
    nieces,
    rightWitness,
    leftWitness,
    judge,
    reconciler: add(judge, mothers[0]!),
  };
}

/** The twelve houses, first to last. */
export function housesOf(
  { mothers, daughters, nieces }: Shield,
  kind: Houses,
): readonly FigureId[] {
  const all = [...mothers, ...daughters, ...nieces];
  const order = ORDERS[kind];
  return Array.from({ length: 12 }, (_, house) => all[order.indexOf(house + 1)]!);
}

export const STEP = vocabulary("shieldPlace", [
  "judge",
  "rightWitness",
  "leftWitness",
  "niece",
  "mother",
  "daughter",
]);

/** One place on the way of the point. */
export interface Step {
  readonly place: IdOf<typeof STEP>;
  /** Which niece, mother or daughter, from 1; 1 of the others. */
  readonly number: number;
  readonly figure: FigureId;
}

const isSingle = (id: FigureId) => NATURES[id].marks[0] === "1";

/** From the judge's single head up through figures with single heads; empty where his head is double. */
export function wayOfPoint(shield: Shield): readonly Step[] {
  const { judge, rightWitness, leftWitness, nieces, mothers, daughters } = shield;
  if (!isSingle(judge)) return [];
  const right = isSingle(rightWitness);
  const pair = right ? [0, 1] : [2, 3];
  const niece = pair.find((i) => isSingle(nieces[i]!))!;
  const above = [...mothers, ...daughters];
  const root = [2 * niece, 2 * niece + 1].find((i) => isSingle(above[i]!))!;
  return [
    { place: "judge", number: 1, figure: judge },
    {
      place: right ? "rightWitness" : "leftWitness",
      number: 1,
      figure: right ? rightWitness : leftWitness,
    },
    { place: "niece", number: niece + 1, figure: nieces[niece]! },
    {
      place: root < 4 ? "mother" : "daughter",
      number: (root % 4) + 1,
      figure: above[root]!,
    },
  ];
}
