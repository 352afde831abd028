import type { Phase, Stem as StemId } from "#lore";
import type { Place } from "#east/calendar/pillars.ts";
import { hiddenStemsOf } from "#east/hidden_stems.ts";
import { stateInSeason, type SeasonState } from "#east/season.ts";
import { familyOf, type GodFamily } from "#east/ten_gods.ts";
import { otherStems, type Chart } from "#east/four_pillars/chart.ts";
import { judgeBranches, type JudgedBranch } from "./branches.ts";

/** A share of the whole for each family of ten gods, 0 to 1. */
export type Shares = Readonly<Record<GodFamily, number>>;

/** One stem, shown or hidden, and what it weighs. */
export interface Power {
  readonly place: Place;
  readonly half: "stem" | "branch";
  readonly stem: StemId;
  /** What it counts for: its own element, or what its branch was turned into. */
  readonly element: Phase;
  /** Part of the whole chart, 0 to 1. */
  readonly share: number;
}

/** What is at work in a chart, in numbers and in roots. */
export interface Forces {
  readonly branches: readonly JudgedBranch[];
  readonly powers: readonly Power[];
  readonly shares: Shares;
  /** Share of companions and resource together, 0 to 1. */
  readonly support: number;
  /** Branches on which the day stem stands firm. */
  readonly firmRoots: readonly Place[];
  /** Branches that outweigh companions: 祿, 刃, and 長生 of a yang stem. */
  readonly heavyRoots: readonly Place[];
  /** A resource that is rooted itself and that wealth has not broken. */
  readonly firmResource: boolean;
  /** A resource that can be used, by a root of its own or from the stems. */
  readonly usableResource: boolean;
}

const BRANCH_POWER: { readonly [K in Place]: number } = { year: 0.8, month: 2, day: 1.2, hour: 1 };
const STEM_POWER = 1;
/** What a stem keeps that has next to nothing of its element below. */
const FLOATING = 0.6;
const NEXT_TO_NOTHING = 0.3;
const BROKEN = 0.5;
const SEASON_POWER: { readonly [K in SeasonState]: number } = {
  thriving: 1.2,
  assisted: 1.1,
  resting: 0.95,
  confined: 0.9,
  dormant: 0.8,
};

/** Branch of 長生 of the yang stems, earth left out: 甲亥 丙寅 庚巳 壬申. */
const BIRTH_OF_YANG: Readonly<Record<number, number>> = { 0: 11, 2: 2, 6: 5, 8: 8 };

/**
 * Weighs a chart.
 *
 * No book gives numbers; these weights are this service's own and disclosed. The order of things is the
 * books': the month first, a root before company, the season over all.
 *
 * @source Ziping Zhenquan, "lun shi gan de shi bu wang shi shi bu ruo" (one 長生祿刃 outweighs three companions);
 *   Di Tian Sui Chanwei, "shuai wang"
 */
export function forcesOf(chart: Chart): Forces {
  const branches = judgeBranches(chart);
  const powers = powersOf(chart, branches);
  const shares: Record<GodFamily, number> = {
    companions: 0,
    output: 0,
    wealth: 0,
    officer: 0,
    resource: 0,
  };
  for (const power of powers) shares[familyOf(chart.dayMaster, power)] += power.share;
  const seated = resourceSeat(chart, branches);
  return {
    branches,
    powers,
    shares,
    support: shares.companions + shares.resource,
    firmRoots: firmRootsOf(chart, branches),
    heavyRoots: heavyRootsOf(chart, branches),
    firmResource: seated && shares.resource >= shares.wealth / 2,
    usableResource: seated || resourceHangsOn(chart),
  };
}

function powersOf(chart: Chart, branches: readonly JudgedBranch[]): readonly Power[] {
  const below = branches.flatMap(({ place, branch, element, turned, broken }) =>
    hiddenStemsOf(branch.index).map(({ stem, share }) => ({
      place,
      half: "branch" as const,
      stem: stem.id,
      element: turned ? element : stem.element,
      share: BRANCH_POWER[place] * (broken ? BROKEN : 1) * share,
    })),
  );
  const rooted = (wanted: Phase) =>
    below.reduce((sum, { element, share }) => sum + (element === wanted ? share : 0), 0) >=
    NEXT_TO_NOTHING;
  const above = otherStems(chart).map(({ place, stem }) => ({
    place,
    half: "stem" as const,
    stem: stem.id,
    element: stem.element,
    share: rooted(stem.element) ? STEM_POWER : FLOATING,
  }));
  const month = chart.month.branch.index;
  const weighed = [...above, ...below].map((one) => ({
    ...one,
    share: one.share * SEASON_POWER[stateInSeason(one.element, month)],
  }));
  const whole = weighed.reduce((sum, { share }) => sum + share, 0);
  return weighed.map((one) => ({ ...one, share: one.share / whole }));
}

function firmRootsOf(chart: Chart, branches: readonly JudgedBranch[]): readonly Place[] {
  const self = chart.dayMaster.element;
  return branches
    .filter(({ place, branch, element, turned, broken }) => {
      if (broken) return false;
      if (turned) return element === self;
      return hiddenStemsOf(branch.index).some(
        ({ stem, role }) => stem.element === self && (role !== "residual" || place === "day"),
      );
    })
    .map(({ place }) => place);
}

function heavyRootsOf({ dayMaster }: Chart, branches: readonly JudgedBranch[]): readonly Place[] {
  const self = dayMaster.element;
  if (self === "earth") return [];
  return branches
    .filter(({ branch, element, turned, broken }) => {
      if (broken || (turned && element !== self)) return false;
      return branch.element === self || BIRTH_OF_YANG[dayMaster.index] === branch.index;
    })
    .map(({ place }) => place);
}

/** Whether the resource holds an unbroken branch, or shows above one in which it is rooted. */
function resourceSeat(chart: Chart, branches: readonly JudgedBranch[]): boolean {
  const isResource = (element: Phase) => familyOf(chart.dayMaster, { element }) === "resource";
  return branches.some(({ place, branch, element, turned, broken }) => {
    if (broken) return false;
    if (isResource(element)) return true;
    const { stem } = chart.pillars.find((one) => one.place === place)!.pair;
    if (turned || place === "day" || !isResource(stem.element)) return false;
    return hiddenStemsOf(branch.index).some(
      (hidden) => hidden.role !== "residual" && hidden.stem.element === stem.element,
    );
  });
}

/** Whether a resource shows, with any hidden stem of its element below. */
function resourceHangsOn(chart: Chart): boolean {
  return otherStems(chart).some(
    ({ stem }) =>
      familyOf(chart.dayMaster, stem) === "resource" &&
      chart.pillars.some(({ pair }) =>
        hiddenStemsOf(pair.branch.index).some((hidden) => hidden.stem.element === stem.element),
      ),
  );
}
