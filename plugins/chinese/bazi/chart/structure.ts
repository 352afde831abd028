import { phaseThat, type Branch, type Phase, type Stem as StemId } from "#lore";
import {
  phrase,
  term,
  Type,
  verdict,
  vocabulary,
  type Frozen,
  type IdOf,
  type Phrase,
  type Static,
} from "#sdk";
import type { Stem } from "#time";
import type { Place } from "../../calendar/pillars.ts";
import { hiddenStemsOf, type HiddenRole } from "../../core/hidden_stems.ts";
import { tripleRelation } from "../../core/relations.ts";
import { seasonElement } from "../../core/season.ts";
import { familyOf, tenGodOf, type GodFamily, type TenGod } from "../../core/ten_gods.ts";
import { otherStems, type Chart } from "./chart.ts";
import type { Strength } from "./strength.ts";
import { judgeState, stateShape } from "./structure_state.ts";
import { STRUCTURE, type StructureId } from "./structures.ts";

/** The kind of a structure, which decides how its useful god is chosen. */
export const STRUCTURE_KIND = vocabulary("structureKind", [
  "month",
  "regular",
  "follow",
  "dominant",
  "transformation",
]);
export type StructureKind = IdOf<typeof STRUCTURE_KIND>;

/** Why a chart has its structure. */
export type StructurePhrases = {
  /** The day stem and its partner become another element. */
  transforms: { self: StemId; partner: StemId; place: Place; result: Phase; month: Branch };
  follows: { support: number; limit: number; lead: GodFamily; share: number };
  dominates: { support: number; limit: number; element: Phase };
  luOfMonth: { self: StemId; month: Branch };
  bladeOfMonth: { self: StemId; month: Branch };
  /** A stem of the month branch shows above a pillar. */
  showsAbove: { role: HiddenRole; stem: StemId; month: Branch; place: Place };
  /** No stem of the month branch shows; the one that names the structure. */
  nothingShows: { role: HiddenRole; stem: StemId; month: Branch };
};

/** The structure of a chart and how whole it is. */
export const structureShape = Type.Object(
  {
    verdict: verdict(
      term(STRUCTURE, "Structure of the chart (格局)"),
      phrase<StructurePhrases>("Where it comes from"),
      "Which structure the chart has",
    ),
    kind: term(STRUCTURE_KIND, "Kind of structure"),
    state: stateShape,
  },
  { description: "The structure and how whole it is" },
);
export type Structure = Frozen<Static<typeof structureShape>>;

interface Candidate {
  readonly id: StructureId;
  readonly kind: StructureKind;
  readonly because: Phrase<StructurePhrases>;
}

const FOLLOW_LIMIT = 12;
const DOMINANT_LIMIT = 85;

/** Month branches of 祿 for each stem, and of the blade for yang stems (-1 for yin). */
const LU = [2, 3, 5, 6, 5, 6, 8, 9, 11, 0] as const;
const BLADE = [3, -1, 6, -1, 6, -1, 9, -1, 0, -1] as const;

const DOMINANT: { readonly [K in Phase]: StructureId } = {
  wood: "dominantWood",
  fire: "dominantFire",
  earth: "dominantEarth",
  metal: "dominantMetal",
  water: "dominantWater",
};

/** Results of the day stem's combination with stem + 5, from 甲己 on. */
const COMBINED: readonly Phase[] = ["earth", "metal", "water", "wood", "fire"];

/**
 * Finds the structure: special ones first under strict conditions, then 祿 and blade of the month,
 * then the first stem of the month branch that shows above it.
 *
 * @source Ziping Zhenquan, "lun yong shen" (regular); Di Tian Sui, "cong xiang" and "hua xiang"
 *   (follow, transformation); Yuanhai Ziping (dominant)
 */
export function findStructure(chart: Chart, strength: Strength): Structure {
  const { id, kind, because } =
    transformation(chart) ??
    follow(chart, strength) ??
    dominant(chart, strength) ??
    ofMonth(chart) ??
    regular(chart);
  const special = kind === "follow" || kind === "dominant" || kind === "transformation";
  return {
    verdict: { value: id, because: [because] },
    kind,
    state: judgeState(chart, id, special),
  };
}

/** 化氣: the day stem combines with a neighbour, the result is in season and nobody contests. */
function transformation(chart: Chart): Candidate | null {
  const self = chart.dayMaster;
  const partnerIndex = (self.index + 5) % 10;
  const neighbours = otherStems(chart).filter(({ place }) => place !== "year");
  const partner = neighbours.find(({ stem }) => stem.index === partnerIndex);
  if (!partner) return null;
  const result = COMBINED[Math.min(self.index, partnerIndex)]!;
  const month = chart.month.branch;
  if (seasonElement(month.index) !== result) return null;
  const stems = chart.pillars.map(({ pair }) => pair.stem);
  const contested =
    stems.filter(({ index }) => index === self.index || index === partnerIndex).length > 2;
  const resisted = stems.some(
    ({ element, index }) =>
      element === phaseThat(result, "controlledBy") &&
      index !== self.index &&
      index !== partnerIndex,
  );
  if (contested || resisted) return null;
  return {
    id: "transformation",
    kind: "transformation",
    because: {
      code: "transforms",
      with: {
        self: self.id,
        partner: partner.stem.id,
        place: partner.place,
        result,
        month: month.id,
      },
      source: "Di Tian Sui, hua xiang",
    },
  };
}

/** 從: hardly any support and no root, so the chart goes with the strongest force. */
function follow(chart: Chart, strength: Strength): Candidate | null {
  if (strength.score > FOLLOW_LIMIT || strength.roots.length > 0) return null;
  const weights = { output: 0, wealth: 0, officer: 0, companions: 0, resource: 0 };
  for (const part of strength.parts) {
    weights[familyOf(chart.dayMaster, part)] += part.weight;
  }
  const force = weights.output + weights.wealth + weights.officer;
  const lead = (["output", "wealth", "officer"] as const).reduce((a, b) =>
    weights[b] > weights[a] ? b : a,
  );
  const ids = { wealth: "followWealth", officer: "followOfficer", output: "followOutput" } as const;
  return {
    id: weights[lead] < force / 2 ? "followForce" : ids[lead],
    kind: "follow",
    because: {
      code: "follows",
      with: {
        support: strength.score,
        limit: FOLLOW_LIMIT,
        lead,
        share: Math.round((weights[lead] / force) * 100),
      },
      source: "Di Tian Sui, cong xiang",
    },
  };
}

/** 專旺: one element rules with its full combination and neither officer nor wealth shows. */
function dominant(chart: Chart, strength: Strength): Candidate | null {
  if (strength.score < DOMINANT_LIMIT) return null;
  const opposed = otherStems(chart).some(({ stem }) => {
    const family = familyOf(chart.dayMaster, stem);
    return family === "officer" || family === "wealth";
  });
  const { element } = chart.dayMaster;
  if (opposed || !isGathered(chart, element)) return null;
  return {
    id: DOMINANT[element],
    kind: "dominant",
    because: {
      code: "dominates",
      with: { support: strength.score, limit: DOMINANT_LIMIT, element },
      source: "Yuanhai Ziping, on the structures of one element",
    },
  };
}

function isGathered(chart: Chart, element: Phase): boolean {
  const branches = chart.pillars.map(({ pair }) => pair.branch.index);
  if (element === "earth") return branches.filter((index) => index % 3 === 1).length >= 3;
  return branches.some((a, i) =>
    branches.some((b, j) =>
      branches.some((c, k) => i < j && j < k && tripleRelation(a, b, c)?.result === element),
    ),
  );
}

function ofMonth({ dayMaster, month }: Chart): Candidate | null {
  const source = "Ziping Zhenquan, lun jian lu yue jie";
  const named = { self: dayMaster.id, month: month.branch.id };
  if (LU[dayMaster.index] === month.branch.index) {
    return { id: "jianLu", kind: "month", because: { code: "luOfMonth", with: named, source } };
  }
  if (BLADE[dayMaster.index] === month.branch.index) {
    const because = { code: "bladeOfMonth", with: named, source } as const;
    return { id: "monthBlade", kind: "month", because };
  }
  return null;
}

/** Ten gods that never name a structure. */
const COMPANIONS: readonly TenGod[] = ["companion", "robWealth"];

function regular(chart: Chart): Candidate {
  const { dayMaster, month } = chart;
  const named = hiddenStemsOf(month.branch.index).filter(
    ({ stem }) => !COMPANIONS.includes(tenGodOf(dayMaster, stem)),
  );
  const shown = otherStems(chart);
  const through = named.find(({ stem }) => shown.some((other) => other.stem.index === stem.index));
  const { stem, role }: { readonly stem: Stem; readonly role: HiddenRole } = through ?? named[0]!;
  const place = shown.find((other) => other.stem.index === stem.index)?.place;
  const source = "Ziping Zhenquan, lun yong shen";
  const hidden = { role, stem: stem.id, month: month.branch.id };
  return {
    id: tenGodOf(dayMaster, stem) as Exclude<TenGod, "companion" | "robWealth">,
    kind: "regular",
    because: place
      ? { code: "showsAbove", with: { ...hidden, place }, source }
      : { code: "nothingShows", with: hidden, source },
  };
}
