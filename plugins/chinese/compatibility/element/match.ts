/** Parts of a match of two people by their five elements. */
import { phaseRelation, type PhaseRelation, type Stem as StemId } from "#lore";
import { vocabulary, type IdOf } from "#sdk";
import type { CivilMoment, Stem, StemBranch } from "#time";
import { balanceOf, type Balance } from "../../bazi/chart/balance.ts";
import { chartOf } from "#east/four_pillars/chart.ts";
import { chartTimeOf } from "#east/calendar/chart_time.ts";
import type { ClockName, DayBoundary, YearBoundary } from "#east/calendar/conventions.ts";
import { fourPillars } from "#east/calendar/pillars.ts";
import { compareEvenness, EVENNESS_SOURCE, type EvennessPhrases } from "../evenness.ts";
import { compareSounds, NA_YIN_SOURCE, type NaYinPhrases } from "../na_yin.ts";
import { meanOf, spread, type PairPart, type Part, type Who } from "../scoring.ts";

/** What of a birth counts here. */
export interface Elements {
  readonly pillars: readonly StemBranch[];
  readonly hourKnown: boolean;
  readonly year: StemBranch;
  readonly self: Stem;
  readonly balance: Balance;
}

interface Rules {
  readonly clock: ClockName;
  readonly dayBoundary: DayBoundary;
  readonly yearBoundary: YearBoundary;
}

/** How the day masters stand to each other. */
export type SelfPhrases = {
  selvesAlike: { stem: StemId };
  selfFeeds: { giver: StemId; taker: StemId; from: Who };
  selfHolds: { ruler: StemId; ruled: StemId; from: Who };
};

/** What the parts of a match say. */
export type MatchPhrases = SelfPhrases & NaYinPhrases & EvennessPhrases;

/** What the element of one day master is to that of the other. */
const SELF_VALUES: Readonly<Record<PhaseRelation, number>> = {
  same: 58,
  generates: 74,
  generatedBy: 74,
  controls: 34,
  controlledBy: 34,
};

const dayMasters: Part<Elements, SelfPhrases> = {
  source: "Sanming Tonghui, juan 1-2, on generation and control",
  find({ self: a }, { self: b }) {
    const relation = phaseRelation(a.element, b.element);
    return {
      value: SELF_VALUES[relation],
      tell() {
        if (relation === "same") return { code: "selvesAlike", with: { stem: a.id } };
        const forward = relation === "generates" || relation === "controls";
        const [one, other] = forward ? [a.id, b.id] : [b.id, a.id];
        const from: Who = forward ? "first" : "second";
        return relation === "generates" || relation === "generatedBy"
          ? { code: "selfFeeds", with: { giver: one, taker: other, from } }
          : { code: "selfHolds", with: { ruler: one, ruled: other, from } };
      },
    };
  },
};

/** The parts of a match, in the order in which they are read out. */
export const PART = vocabulary("part", ["naYin", "dayMasters", "balance"]);
export type PartId = IdOf<typeof PART>;

const PARTS: { readonly [K in PartId]: Part<Elements, MatchPhrases> } = {
  naYin: {
    source: NA_YIN_SOURCE,
    find: (a, b) => compareSounds(a.year.index, b.year.index),
  },
  dayMasters,
  balance: {
    source: EVENNESS_SOURCE,
    find: (a, b) => compareEvenness(a.balance, b.balance),
  },
};

const WEIGHTS: Readonly<Record<PartId, number>> = { naYin: 35, dayMasters: 30, balance: 35 };
export const SCORE_SPREAD = 1.5;

/** Reads of a birth what a match needs. */
export function elementsOf(civil: CivilMoment, rules: Rules): Elements {
  const time = chartTimeOf(civil, rules.clock);
  const { pillars } = fourPillars(civil, time, rules.dayBoundary, rules.yearBoundary);
  const chart = chartOf(pillars);
  return {
    pillars: chart.pillars.map(({ pair }) => pair),
    hourKnown: pillars.hour !== null,
    year: pillars.year,
    self: pillars.day.stem,
    balance: balanceOf(chart),
  };
}

/** Returns the score alone. */
export function scoreOf(a: Elements, b: Elements): number {
  const values = {
    naYin: PARTS.naYin.find(a, b).value,
    dayMasters: PARTS.dayMasters.find(a, b).value,
    balance: PARTS.balance.find(a, b).value,
  };
  return spread(meanOf(values, WEIGHTS), SCORE_SPREAD);
}

/** Returns all parts with their reasons. */
export function partsOf(a: Elements, b: Elements): readonly PairPart<PartId, MatchPhrases>[] {
  return PART.ids.map((part) => {
    const { find, source } = PARTS[part];
    const { value, tell } = find(a, b);
    return { part, value, weight: WEIGHTS[part], evidence: { ...tell(), source } };
  });
}
