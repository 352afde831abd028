/**
 * What two branches are to each other, as Japanese almanacs list them.
 *
 * Points of the strongest relation: six-combination 90, three-combination 84, the same animal 70,
 * none 64, break 54, harm 48, punishment 45, clash 38. A further relation of the same pair takes 4.
 * Stems: combination +8, one feeds the other +3, one checks the other -3, clash -6. Own weights.
 *
 * @source anecs.ifortune.net, 支合・干合; mingdecode.com, 地支の組合せ (with 破); seitokukai.com,
 *   十二支の相性の法則, which calls 冲 the gravest; all lists alike
 */
import { phaseRelation } from "#lore";
import { modulo, type Branch, type Stem } from "#time";
import type { EtoMatch, Kind } from "./answer.ts";

/** Points of each relation, the strongest first. */
const POINTS: readonly (readonly [Kind, number])[] = [
  ["sixCombine", 90],
  ["threeCombine", 84],
  ["same", 70],
  ["clash", 38],
  ["punish", 45],
  ["harm", 48],
  ["break", 54],
];
const NO_RELATION = 64;
const FURTHER = -4;

const BREAKS = ["0-9", "3-6", "5-8", "2-11", "1-4", "7-10"];
const PUNISHMENTS = ["2-5", "5-8", "2-8", "1-10", "7-10", "1-7", "0-3"];
const SELF_PUNISHED = [4, 6, 9, 11];

/** Every relation of two branches, given by index from 子; strongest first. */
export function branchRelations(a: number, b: number): readonly Kind[] {
  const key = `${Math.min(a, b)}-${Math.max(a, b)}`;
  const holds: Readonly<Record<Kind, boolean>> = {
    sixCombine: modulo(a + b, 12) === 1,
    threeCombine: a !== b && modulo(a - b, 4) === 0,
    same: a === b,
    clash: modulo(a - b, 12) === 6,
    punish: PUNISHMENTS.includes(key) || (a === b && SELF_PUNISHED.includes(a)),
    harm: modulo(a + b, 12) === 7,
    break: BREAKS.includes(key),
  };
  return POINTS.filter(([kind]) => holds[kind]).map(([kind]) => kind);
}

/** A year as it is compared. */
export interface YearPair {
  readonly stem: Stem;
  readonly branch: Branch;
}

/** Compares two branches and two stems; the first component is the base. */
export function compareEto(a: YearPair, b: YearPair): EtoMatch["components"] {
  const pair = { a: a.branch.id, b: b.branch.id };
  const kinds = branchRelations(a.branch.index, b.branch.index);
  const ties = kinds.map((code, i) => {
    const [, points] = POINTS.find(([kind]) => kind === code)!;
    return { code, with: { ...pair, further: i > 0 }, weight: i > 0 ? FURTHER : points };
  });
  const base = [{ code: "neutral" as const, with: pair, weight: NO_RELATION }];
  return [...(ties.length > 0 ? ties : base), ...stemTies(a.stem, b.stem)];
}

function stemTies(a: Stem, b: Stem): EtoMatch["components"] {
  const pair = { a: a.id, b: b.id };
  const apart = Math.abs(a.index - b.index);
  if (apart === 5) return [{ code: "stemCombine", with: pair, weight: 8 }];
  // 戊 and 己 in the middle clash with none.
  if (apart === 6 && a.element !== "earth" && b.element !== "earth")
    return [{ code: "stemClash", with: pair, weight: -6 }];
  const relation = phaseRelation(a.element, b.element);
  if (relation === "same") return [];
  return relation === "generates" || relation === "generatedBy"
    ? [{ code: "stemFeeds", with: pair, weight: 3 }]
    : [{ code: "stemChecks", with: pair, weight: -3 }];
}
