import type { Phase } from "#lore";
import type { Place } from "#east/calendar/pillars.ts";
import type { Stem } from "#time";
import { stemRelation } from "#east/relations.ts";
import type { GodFamily } from "#east/ten_gods.ts";
import type { Named } from "./named.ts";
import { dominantOf, isGathered } from "./outer_structure.ts";
import { standingOf } from "./remedy.ts";
import type { View } from "./view.ts";

/** What Chanwei says of a chart that gives itself up, or rules alone. */
export interface Extreme {
  readonly named: Named;
  readonly needs: GodFamily;
}

const FOLLOWS = "Di Tian Sui Chanwei, cong xiang; jia cong; shun ju";
const TRANSFORMS = "Di Tian Sui Chanwei, hua xiang; jia hua";
const RULES = "Di Tian Sui Chanwei, cong xiang; shuai wang; ti yong";

/** A third of the chart and more is support enough to stand on. */
const TOO_MUCH_TO_FOLLOW = 0.36;
/** Companions of this share keep the day stem from following. */
const TOO_MANY_TO_FOLLOW = 0.25;
/** A force of this share leads the others. */
const LEADS = 0.4;
/** An officer of this share takes up the wealth that does not show. */
const PASSED_ON = 0.3;
/** 旺極: the whole chart is of one mind. */
const ONE_MIND = 0.72;
/** So much of one's own leaves nothing that could be set against it. */
const ALL_ONE = 0.845;

/**
 * Finds a transformation, a following, or a chart of one mind; null where the day stem stands and is opposed.
 *
 * @source Di Tian Sui Chanwei, chapters named with each
 */
export function extremeOf(view: View): Extreme | null {
  return transformation(view) ?? following(view) ?? ofOneMind(view);
}

/** 化象: the stem beside the day takes it along where the result is strong and the day stem has little left. */
function transformation(view: View): Extreme | null {
  const partner = partnerOf(view);
  if (!partner) return null;
  const { shares } = view;
  const lead = view.familyOf(partner.result);
  if (lead === "companions" || lead === "resource") return null;
  const share = shares[lead];
  const largest = Math.max(...Object.values(shares));
  const sitsOnOwn = view.heavyRoots.includes("day");
  const hasLittle = !sitsOnOwn && (shares.companions <= share / 2 || view.heavyRoots.length === 0);
  if (share < 0.28 || share < largest - 0.06 || shares.resource > 0.25 || !hasLittle) return null;
  const named: Named = {
    id: "transformation",
    kind: "transformation",
    because: {
      code: "transforms",
      with: {
        self: view.chart.dayMaster.id,
        partner: partner.stem.id,
        place: partner.place,
        result: partner.result,
        percent: Math.round(share * 100),
      },
      source: TRANSFORMS,
    },
    isTrue: isTrueTransformation(view, partner),
  };
  // 有餘 is let flow into what it begets, 不足 is fed by what begets it.
  return { named, needs: share >= 0.45 ? nextOf(lead) : beforeOf(lead) };
}

interface Partner {
  readonly stem: Stem;
  readonly place: Place;
  readonly result: Phase;
}

/** The stem of month or hour with which the day stem combines. */
export function partnerOf({ chart, stems }: View): Partner | null {
  for (const { stem, place } of stems) {
    if (place === "year") continue;
    const relation = stemRelation(chart.dayMaster.index, stem.index);
    if (relation?.kind === "stemCombine") return { stem, place, result: relation.result! };
  }
  return null;
}

/** 真: the month is of the result, the day stem has no root, and no other of the two stems contests. */
function isTrueTransformation(view: View, { stem, result }: Partner): boolean {
  const { dayMaster, month, pillars } = view.chart;
  const rivals = pillars.filter(({ pair }) =>
    [dayMaster.index, stem.index].includes(pair.stem.index),
  );
  return month.branch.element === result && view.firmRoots.length === 0 && rivals.length === 2;
}

/** 從象: no firm root, no firm resource; the chart goes with its strongest force. */
function following(view: View): Extreme | null {
  const { shares, support, firmRoots, firmResource } = view;
  if ((firmRoots.length > 0 && !flowsOn(view) && !isSpent(view)) || firmResource) return null;
  if (shares.companions > TOO_MANY_TO_FOLLOW || support >= TOO_MUCH_TO_FOLLOW) return null;
  const [id, lead] = forceOf(view);
  const named: Named = {
    id,
    kind: "follow",
    because: {
      code: "follows",
      with: {
        self: view.chart.dayMaster.id,
        support: Math.round(support * 100),
        lead,
        share: Math.round(shares[lead] * 100),
      },
      source: FOLLOWS,
    },
    // 真: nothing of its own shows, and it hangs on no residual root either.
    isTrue: !view.shows("companions") && !view.shows("resource"),
  };
  return { named, needs: neededBy(view, id) };
}

/** 從兒不論身強弱: roots that only lie in the stores of its output do not hold it, where that goes on to wealth. */
function flowsOn({ shares, branches, firmRoots, isFree, shows, familyOf }: View): boolean {
  const liesInOutput = branches
    .filter(({ place }) => firmRoots.includes(place))
    .every(({ element }) => familyOf(element) === "output");
  return shares.output >= 0.55 && liesInOutput && isFree("wealth") && !shows("companions");
}

/** Under a flood of wealth, residual roots and stores alone are as none. */
function isSpent({ shares, support, heavyRoots }: View): boolean {
  return support < 0.12 && shares.wealth >= 0.5 && heavyRoots.length === 0;
}

type Followed = "followOutput" | "followWealth" | "followOfficer" | "followForce" | "followTide";

function forceOf(view: View): readonly [Followed, "output" | "wealth" | "officer"] {
  const { output, wealth, officer } = view.shares;
  if (output >= LEADS && view.isPresent("wealth") && output >= 2 * officer) {
    return ["followOutput", "output"];
  }
  const all = { output, wealth, officer };
  const largest = (["officer", "wealth", "output"] as const).reduce((a, b) =>
    all[b] > all[a] ? b : a,
  );
  // Wealth that does not show passes on to the officer that does.
  const passes =
    largest === "wealth" &&
    !view.isFree("wealth") &&
    view.isFree("officer") &&
    officer >= PASSED_ON;
  const lead = passes ? "officer" : largest;
  if (all[largest] < LEADS && lead !== "output") {
    return [Math.min(output, wealth, officer) >= 0.15 ? "followForce" : "followTide", lead];
  }
  const ids = { output: "followOutput", wealth: "followWealth", officer: "followOfficer" } as const;
  return [ids[lead], lead];
}

/** What a following chart asks for: its force, and of a force of children the children's children. */
function neededBy({ shares }: View, id: Followed): GodFamily {
  if (id === "followOfficer") return "officer";
  if (id === "followOutput") return shares.officer >= 0.2 ? "output" : "wealth";
  return "wealth";
}

/** Whether hardly anything but the day stem's own and its support is in the chart. */
export function isAllOne({ support }: View): boolean {
  return support >= ALL_ONE;
}

/** 從旺, 從強, 專旺: the chart is of one mind, and nothing in it can be set against the day stem. */
function ofOneMind(view: View): Extreme | null {
  const { support, shares } = view;
  const isOpposed =
    shares.officer >= 0.1 ||
    (view.shows("officer") &&
      view.branches.some(({ element }) => view.familyOf(element) === "officer"));
  if (support < ONE_MIND || (isOpposed && !isAllOne(view))) return null;
  return standingOf(view).isStrong ? oneMindOf(view) : null;
}

/** The name of a chart of one mind, and what it asks for: to flow on, or else more of its own. */
export function oneMindOf(view: View): Extreme {
  const hasOutput = view.isPresent("output");
  const id = isGathered(view)
    ? dominantOf(view)
    : !hasOutput && view.isPresent("resource")
      ? "followSupport"
      : "followSelf";
  const because = {
    code: "dominates",
    with: { support: Math.round(view.support * 100), element: view.self },
    source: RULES,
  } as const;
  return {
    named: { id, kind: "dominant", because, isTrue: null },
    // 存君之子: what stands between the officer that shows and the crowd.
    needs: hasOutput
      ? "output"
      : view.shows("officer") && view.shows("resource")
        ? "resource"
        : "companions",
  };
}

const CYCLE: readonly GodFamily[] = ["companions", "output", "wealth", "officer", "resource"];

/** The family that another begets. */
export function nextOf(family: GodFamily): GodFamily {
  return CYCLE[(CYCLE.indexOf(family) + 1) % 5]!;
}

/** The family that begets another. */
export function beforeOf(family: GodFamily): GodFamily {
  return CYCLE[(CYCLE.indexOf(family) + 4) % 5]!;
}
