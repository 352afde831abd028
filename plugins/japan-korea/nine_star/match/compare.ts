/** Two births by the elements of their year and month stars. The weights are this service's own. */
import { phaseRelation, type PhaseRelation } from "#lore";
import type { BirthStars } from "../rules.ts";
import { elementOf, starId } from "../stars.ts";
import type { KiMatch, StarTie } from "./answer.ts";

/** Points by what the first element is to the second, before the share of the pair is taken. */
const POINTS: Readonly<Record<PhaseRelation, number>> = {
  generatedBy: 86,
  generates: 84,
  same: 74,
  controls: 48,
  controlledBy: 46,
};
/** Points of one star twice. */
const ONE_STAR = 66;
const SHARES = { year: 0.65, month: 0.35 } as const;

/** Compares year and month stars; star 5 in the middle has no opposite. */
export function compareStars(a: BirthStars, b: BirthStars): KiMatch["components"] {
  const weigh = ({ a, b, relation }: StarTie, share: number) =>
    Math.round((a === b ? ONE_STAR : POINTS[relation]) * share * 10) / 10;
  const [year, month] = [tieOf(a.year, b.year), tieOf(a.month, b.month)];
  const facing = a.year + b.year === 10 && a.year !== 5;
  return [
    { code: "year", with: year, weight: weigh(year, SHARES.year) },
    { code: "month", with: month, weight: weigh(month, SHARES.month) },
    ...(facing ? [{ code: "opposite" as const, weight: -5 }] : []),
  ];
}

function tieOf(a: number, b: number): StarTie {
  return { a: starId(a), b: starId(b), relation: phaseRelation(elementOf(a), elementOf(b)) };
}
