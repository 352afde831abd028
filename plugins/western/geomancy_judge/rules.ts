/**
 * How the asker's figure comes to that of the matter.
 *
 * @source C. Cattan, The Geomancie (1591); J. Heydon, Theomagia (1663): occupation, conjunction, mutation,
 * translation, company; aspects of houses as in astrology. The points are ours
 */
import { vocabulary, type IdOf } from "#sdk";
import { addFigures } from "#lore";
import { NATURES, type FigureId } from "../geomancy/figures.ts";
import type { Shield } from "../geomancy/shield.ts";

export const PERFECTION = vocabulary("geomanticPerfection", [
  "occupation",
  "conjunction",
  "mutation",
  "translation",
]);
export type Perfection = IdOf<typeof PERFECTION>;

/** House after a number of steps, 1 to 12. */
const step = (house: number, by: number) => ((house - 1 + by + 12) % 12) + 1;
const beside = (house: number) => [step(house, -1), step(house, 1)];

/** Every way in which the two figures meet. */
export function perfectionsOf(
  houses: readonly FigureId[],
  quesited: number,
): readonly Perfection[] {
  const at = (house: number) => houses[house - 1]!;
  const [own, other] = [at(1), at(quesited)];
  const occupation = own === other;
  const conjunction =
    !occupation &&
    (beside(quesited).some((house) => house !== 1 && at(house) === own) ||
      beside(1).some((house) => house !== quesited && at(house) === other));
  const elsewhere = Array.from({ length: 12 }, (_, i) => i + 1).filter(
    (house) => house !== 1 && house !== quesited,
  );
  const mutation = elsewhere.some((house) => {
    const next = step(house, 1);
    if (occupation || !elsewhere.includes(next)) return false;
    const pair = [at(house), at(next)];
    return pair.includes(own) && pair.includes(other);
  });
  const carriers = beside(1).map(at);
  const translation = beside(quesited).some((house) => {
    const figure = at(house);
    return figure !== own && figure !== other && carriers.includes(figure);
  });
  return [
    ...(occupation ? (["occupation"] as const) : []),
    ...(conjunction ? (["conjunction"] as const) : []),
    ...(mutation ? (["mutation"] as const) : []),
    ...(translation ? (["translation"] as const) : []),
  ];
}

export const COMPANY = vocabulary("geomanticCompany", ["same", "planet", "opposite", "head"]);
export type Company = IdOf<typeof COMPANY>;

/** How a figure keeps company with the other of its pair of houses; null where it keeps none. */
export function companyOf(houses: readonly FigureId[], house: number): Company | null {
  const mate = house % 2 === 1 ? house + 1 : house - 1;
  const [one, other] = [houses[house - 1]!, houses[mate - 1]!];
  if (one === other) return "same";
  const [a, b] = [NATURES[one], NATURES[other]];
  if (a.planet === b.planet) return "planet";
  if (addFigures(a.marks, b.marks) === "1111") return "opposite";
  return a.marks[0] === b.marks[0] ? "head" : null;
}

export const TESTIMONY = vocabulary("geomanticTestimony", [
  ...PERFECTION.ids,
  "none",
  "querent",
  "quesited",
  "judge",
  "witnesses",
  "goodAspect",
  "hardAspect",
  "company",
]);
export type Testimony = IdOf<typeof TESTIMONY>;

const PERFECTED: Readonly<Record<Perfection, number>> = {
  occupation: 20,
  conjunction: 16,
  mutation: 12,
  translation: 10,
};
const NONE = -14;
const BASE = 50;

/** Points and their reasons, and the sum of both, 0 to 100. */
export function judgementOf(houses: readonly FigureId[], shield: Shield, quesited: number) {
  const fortune = (id: FigureId) => NATURES[id].fortune;
  const found = perfectionsOf(houses, quesited);
  const best = found.length > 0 ? Math.max(...found.map((id) => PERFECTED[id])) : NONE;
  const named = found.find((id) => PERFECTED[id] === best) ?? "none";
  const passes = houses.flatMap((id, i) =>
    i > 0 && i + 1 !== quesited && id === houses[quesited - 1] ? [i + 1] : [],
  );
  const looks = (places: readonly number[]) => passes.some((house) => places.includes(house));
  const testimonies: readonly (readonly [Testimony, number])[] = [
    [named, best],
    ["querent", Math.round(fortune(houses[0]!) / 2)],
    ["quesited", fortune(houses[quesited - 1]!)],
    ["judge", fortune(shield.judge)],
    ["witnesses", Math.round((fortune(shield.rightWitness) + fortune(shield.leftWitness)) / 4)],
    ["goodAspect", looks([3, 5, 9, 11]) ? 5 : 0],
    ["hardAspect", looks([4, 7, 10]) ? -5 : 0],
    ["company", companyOf(houses, quesited) ? 4 : 0],
  ];
  const told = testimonies.filter(([id, points]) => points !== 0 || id === "none");
  const sum = told.reduce((all, [, points]) => all + points, BASE);
  return { perfections: found, testimonies: told, score: Math.max(0, Math.min(100, sum)) };
}
