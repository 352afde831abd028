import type { Phase } from "#lore";
import type { Branch } from "#time";
import type { Place } from "#east/calendar/pillars.ts";
import { hiddenStemsOf } from "#east/hidden_stems.ts";
import { branchRelations, isClash, tripleRelation } from "#east/relations.ts";
import { SEASON_STATE, stateInSeason } from "#east/season.ts";
import { otherStems, type Chart } from "#east/four_pillars/chart.ts";

/** A branch as the judgement counts it. */
export interface JudgedBranch {
  readonly place: Place;
  readonly branch: Branch;
  /** Its main stem's element, or the one it was turned into. */
  readonly element: Phase;
  /** Whether a combination turned it wholly into another element. */
  readonly turned: boolean;
  /** Whether a neighbour's clash broke it. */
  readonly broken: boolean;
  /** Whether a neighbour clashes with it, broken or not. */
  readonly clashed: boolean;
}

/** 子午卯酉, the branches on which a combination turns. */
const isMiddle = (index: number) => index % 3 === 0;
const isEarth = (index: number) => index % 3 === 1;

/**
 * Counts the branches of a chart: which a clash broke, which a combination turned.
 *
 * @source Ziping Zhenquan, "lun xing chong hui he jie fa" (clash and combination undo each other, by neighbours)
 *   and "lun yong shen bian hua" (the month stays itself where its own stem shows)
 */
export function judgeBranches(chart: Chart): readonly JudgedBranch[] {
  const clashed = chart.pillars.map((_, i) => clashingNeighbours(chart, i).length > 0);
  const turned = turnedElements(chart, clashed);
  return chart.pillars.map(({ place, pair: { branch } }, i) => ({
    place,
    branch,
    element: turned.get(i) ?? branch.element,
    turned: turned.has(i) && turned.get(i) !== branch.element,
    broken: clashingNeighbours(chart, i).some((other) => isWorse(chart, i, other)),
    clashed: clashed[i]!,
  }));
}

function clashingNeighbours({ pillars }: Chart, at: number): readonly number[] {
  return [at - 1, at + 1].filter((other) => {
    const neighbour = pillars[other];
    return neighbour && isClash(neighbour.pair.branch.index, pillars[at]!.pair.branch.index);
  });
}

/** Of two that clash the one out of season is broken; never the month, never earth, neither of equals. */
function isWorse({ pillars, month }: Chart, at: number, other: number): boolean {
  const { place, pair } = pillars[at]!;
  if (place === "month" || isEarth(pair.branch.index)) return false;
  const rank = (index: number) =>
    SEASON_STATE.ids.indexOf(
      stateInSeason(pillars[index]!.pair.branch.element, month.branch.index),
    );
  return rank(at) > rank(other);
}

/** What combinations turn: a whole triple first, then the half of two neighbours under their element's stem. */
function turnedElements(chart: Chart, clashed: readonly boolean[]): ReadonlyMap<number, Phase> {
  const turned = new Map<number, Phase>();
  const turn = (at: number, element: Phase) => {
    if (!turned.has(at) && !monthStays(chart, at, element)) turned.set(at, element);
  };
  for (const { members, element, isDirection } of triplesOf(chart)) {
    const middle = members.find((at) => isMiddle(chart.pillars[at]!.pair.branch.index))!;
    if (!isDirection && clashed[middle]) continue;
    for (const at of members) {
      if (!isDirection) turn(at, element);
      else if (!turned.has(at)) turned.set(at, element);
    }
  }
  for (const [at, { pair }] of chart.pillars.entries()) {
    const next = chart.pillars[at + 1]?.pair;
    if (!next || clashed[at] || clashed[at + 1]) continue;
    const half = branchRelations(pair.branch.index, next.branch.index).find(
      ({ kind }) => kind === "halfCombine",
    );
    if (!half || ![pair, next].some(({ stem }) => stem.element === half.result)) continue;
    turn(isMiddle(pair.branch.index) ? at + 1 : at, half.result!);
  }
  return turned;
}

/** The month branch keeps to itself where its own main element shows (本氣透). */
function monthStays(chart: Chart, at: number, element: Phase): boolean {
  const { place, pair } = chart.pillars[at]!;
  if (place !== "month") return false;
  const own = hiddenStemsOf(pair.branch.index)[0]!.stem.element;
  return own !== element && otherStems(chart).some(({ stem }) => stem.element === own);
}

/** A whole three combination or season of a chart. */
export interface Triple {
  /** Places in the row of pillars, 0 the year. */
  readonly members: readonly number[];
  readonly element: Phase;
  readonly isDirection: boolean;
}

/** Every whole three combination, then every whole season, of a chart. */
export function triplesOf({ pillars }: Chart): readonly Triple[] {
  const triples: Triple[] = [];
  for (let a = 0; a < pillars.length; a++) {
    for (let b = a + 1; b < pillars.length; b++) {
      for (let c = b + 1; c < pillars.length; c++) {
        const members = [a, b, c];
        const [x, y, z] = members.map((at) => pillars[at]!.pair.branch.index);
        const relation = tripleRelation(x!, y!, z!);
        if (!relation) continue;
        const isDirection = relation.kind === "direction";
        triples.push({ members, element: relation.result!, isDirection });
      }
    }
  }
  return triples.sort((one, other) => Number(one.isDirection) - Number(other.isDirection));
}
