import { oneOf, Type, verdictOf, type Verdict } from "#old";
import type { Element, Stem } from "#time";
import { controllerOf, ELEMENT_NAMES } from "../../core/elements.ts";
import { hiddenStemsOf } from "../../core/hidden_stems.ts";
import { NamedShape, namesById, type Named } from "../../core/named.ts";
import { tripleRelation } from "../../core/relations.ts";
import { seasonElement } from "../../core/season.ts";
import { familyOf, FAMILY_NATIVE, tenGodIdOf, type TenGodId } from "../../core/ten_gods.ts";
import { otherStems, PLACE_NATIVE, type Chart } from "./chart.ts";
import type { Strength } from "./strength.ts";
import { judgeState, STRUCTURE_STATES, type StructureState } from "./structure_state.ts";

/** Structures (格局): two of the month's own, eight regular, and the special ones. */
export const STRUCTURES = namesById([
  ["jianLu", "建祿格", "jiàn lù gé", "established prosperity"],
  ["monthBlade", "月刃格", "yuè rèn gé", "month blade"],
  ["directOfficer", "正官格", "zhèng guān gé", "direct officer structure"],
  ["sevenKillings", "七殺格", "qī shā gé", "seven killings structure"],
  ["directWealth", "正財格", "zhèng cái gé", "direct wealth structure"],
  ["indirectWealth", "偏財格", "piān cái gé", "indirect wealth structure"],
  ["directResource", "正印格", "zhèng yìn gé", "direct resource structure"],
  ["indirectResource", "偏印格", "piān yìn gé", "indirect resource structure"],
  ["eatingGod", "食神格", "shí shén gé", "eating god structure"],
  ["hurtingOfficer", "傷官格", "shāng guān gé", "hurting officer structure"],
  ["followWealth", "從財格", "cóng cái gé", "following wealth"],
  ["followOfficer", "從殺格", "cóng shā gé", "following the officer"],
  ["followOutput", "從兒格", "cóng ér gé", "following output"],
  ["followForce", "從勢格", "cóng shì gé", "following the force"],
  ["dominantWood", "曲直格", "qū zhí gé", "dominant wood"],
  ["dominantFire", "炎上格", "yán shàng gé", "dominant fire"],
  ["dominantEarth", "稼穡格", "jià sè gé", "dominant earth"],
  ["dominantMetal", "從革格", "cóng gé gé", "dominant metal"],
  ["dominantWater", "潤下格", "rùn xià gé", "dominant water"],
  ["transformation", "化氣格", "huà qì gé", "transformation"],
]);

/** Id of a structure. */
export type StructureId = keyof typeof STRUCTURES;

/** The structure of a chart and how whole it is. */
export const StructureShape = Type.Object({
  verdict: verdictOf(
    oneOf(Object.keys(STRUCTURES) as [StructureId, ...StructureId[]], "Structure of the chart"),
  ),
  name: NamedShape,
  kind: Type.String({ description: "month, regular, follow, dominant or transformation" }),
  state: verdictOf(
    oneOf(
      Object.keys(STRUCTURE_STATES) as [StructureState, ...StructureState[]],
      "Whether it is formed",
    ),
  ),
  stateName: NamedShape,
});

/** The kind of a structure, which decides how its useful god is found. */
export type StructureKind = "month" | "regular" | "follow" | "dominant" | "transformation";

/** The structure of a chart and how whole it is. */
export interface Structure {
  readonly verdict: Verdict<StructureId>;
  readonly name: Named;
  readonly kind: StructureKind;
  readonly state: Verdict<StructureState>;
  readonly stateName: Named;
}

interface Finding {
  readonly id: StructureId;
  readonly kind: StructureKind;
  readonly rule: string;
  readonly source: string;
}

const ROLE_NATIVE = { main: "本氣", middle: "中氣", residual: "餘氣" } as const;

const FOLLOW_LIMIT = 12;
const DOMINANT_LIMIT = 85;

/** Month branches of 祿 for each stem, and of the blade for yang stems (-1 for yin). */
const LU = [2, 3, 5, 6, 5, 6, 8, 9, 11, 0] as const;
const BLADE = [3, -1, 6, -1, 6, -1, 9, -1, 0, -1] as const;

const DOMINANT: { readonly [K in Element]: StructureId } = {
  wood: "dominantWood",
  fire: "dominantFire",
  earth: "dominantEarth",
  metal: "dominantMetal",
  water: "dominantWater",
};

/** Results of the day stem's combination with stem + 5, from 甲己 on. */
const COMBINED: readonly Element[] = ["earth", "metal", "water", "wood", "fire"];

/**
 * Finds the structure: special ones first under strict conditions, then 祿 and blade of the month,
 * then the first stem of the month branch that shows above it.
 *
 * @source Ziping Zhenquan, "lun yong shen" (regular); Di Tian Sui, "cong xiang" and "hua xiang"
 *   (follow, transformation); Yuanhai Ziping (dominant)
 */
export function findStructure(chart: Chart, strength: Strength): Structure {
  const found =
    transformation(chart) ??
    follow(chart, strength) ??
    dominant(chart, strength) ??
    ofMonth(chart) ??
    regular(chart);
  const state = judgeState(chart, found.id, found.kind);
  return {
    verdict: { value: found.id, because: [{ rule: found.rule, source: found.source }] },
    name: STRUCTURES[found.id],
    kind: found.kind,
    state,
    stateName: STRUCTURE_STATES[state.value],
  };
}

/** 化氣: the day stem combines with a neighbour, the result is in season and nobody contests. */
function transformation(chart: Chart): Finding | null {
  const self = chart.dayMaster;
  const partnerIndex = (self.index + 5) % 10;
  const neighbours = otherStems(chart).filter(({ place }) => place !== "year");
  const partner = neighbours.find(({ stem }) => stem.index === partnerIndex);
  if (!partner) return null;
  const result = COMBINED[Math.min(self.index, partnerIndex)]!;
  if (seasonElement(chart.month.branch.index) !== result) return null;
  const stems = chart.pillars.map(({ pair }) => pair.stem);
  const contested =
    stems.filter(({ index }) => index === self.index || index === partnerIndex).length > 2;
  const resisted = stems.some(
    ({ element, index }) =>
      element === controllerOf(result) && index !== self.index && index !== partnerIndex,
  );
  if (contested || resisted) return null;
  return {
    id: "transformation",
    kind: "transformation",
    rule: chart.say(
      `${self.native} combines with ${partner.stem.native} of the ${partner.place} into ${result}, which rules month ${chart.month.branch.native}; no stem contests it`,
      `${self.native}與${PLACE_NATIVE[partner.place]}干${partner.stem.native}合化${ELEMENT_NAMES[result].native}，月令${chart.month.branch.native}當旺，干無爭妒`,
    ),
    source: "Di Tian Sui, hua xiang",
  };
}

/** 從: hardly any support and no root, so the chart goes with the strongest force. */
function follow(chart: Chart, strength: Strength): Finding | null {
  if (strength.score > FOLLOW_LIMIT || strength.roots.length > 0) return null;
  const weights = { output: 0, wealth: 0, officer: 0, companions: 0, resource: 0 };
  for (const part of strength.parts) {
    weights[familyOf(chart.dayMaster, part)] += part.weight;
  }
  const force = weights.output + weights.wealth + weights.officer;
  const lead = (["output", "wealth", "officer"] as const).reduce((a, b) =>
    weights[b] > weights[a] ? b : a,
  );
  const id: StructureId =
    weights[lead] < force / 2
      ? "followForce"
      : lead === "wealth"
        ? "followWealth"
        : lead === "officer"
          ? "followOfficer"
          : "followOutput";
  return {
    id,
    kind: "follow",
    rule: chart.say(
      `support is ${strength.score} % (at most ${FOLLOW_LIMIT}) without any root; ${lead} leads with ${Math.round((weights[lead] / force) * 100)} % of the rest`,
      `生扶僅 ${strength.score}%（不逾 ${FOLLOW_LIMIT}%）且全無根氣，其餘以${FAMILY_NATIVE[lead]}為首，佔 ${Math.round((weights[lead] / force) * 100)}%`,
    ),
    source: "Di Tian Sui, cong xiang",
  };
}

/** 專旺: one element rules with its full combination and neither officer nor wealth shows. */
function dominant(chart: Chart, strength: Strength): Finding | null {
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
    rule: chart.say(
      `support is ${strength.score} % (at least ${DOMINANT_LIMIT}), the branches gather ${element}, neither officer nor wealth shows in the stems`,
      `生扶達 ${strength.score}%（不下 ${DOMINANT_LIMIT}%），地支會聚${ELEMENT_NAMES[element].native}局，天干不見財官`,
    ),
    source: "Yuanhai Ziping, on the structures of one element",
  };
}

function isGathered(chart: Chart, element: Element): boolean {
  const branches = chart.pillars.map(({ pair }) => pair.branch.index);
  if (element === "earth") return branches.filter((index) => index % 3 === 1).length >= 3;
  return branches.some((a, i) =>
    branches.some((b, j) =>
      branches.some((c, k) => i < j && j < k && tripleRelation(a, b, c)?.result === element),
    ),
  );
}

function ofMonth(chart: Chart): Finding | null {
  const { dayMaster, month } = chart;
  const source = "Ziping Zhenquan, lun jian lu yue jie";
  if (LU[dayMaster.index] === month.branch.index) {
    const rule = chart.say(
      `month branch ${month.branch.native} is the prosperity seat of ${dayMaster.native}`,
      `月支${month.branch.native}為${dayMaster.native}之祿`,
    );
    return { id: "jianLu", kind: "month", rule, source };
  }
  if (BLADE[dayMaster.index] === month.branch.index) {
    const rule = chart.say(
      `month branch ${month.branch.native} is the blade of ${dayMaster.native}`,
      `月支${month.branch.native}為${dayMaster.native}之刃`,
    );
    return { id: "monthBlade", kind: "month", rule, source };
  }
  return null;
}

/** Ten gods that never name a structure. */
const COMPANIONS: readonly TenGodId[] = ["companion", "robWealth"];

function regular(chart: Chart): Finding {
  const { dayMaster, month } = chart;
  const named = hiddenStemsOf(month.branch.index).filter(
    ({ stem }) => !COMPANIONS.includes(tenGodIdOf(dayMaster, stem)),
  );
  const shown = otherStems(chart);
  const through = named.find(({ stem }) => shown.some((other) => other.stem.index === stem.index));
  const chosen: Stem = (through ?? named[0]!).stem;
  const role = (through ?? named[0]!).role;
  const id = tenGodIdOf(dayMaster, chosen) as StructureId;
  const place = shown.find((other) => other.stem.index === chosen.index)?.place;
  const rule = place
    ? chart.say(
        `the ${role} stem ${chosen.native} of month branch ${month.branch.native} shows above the ${place} pillar`,
        `月支${month.branch.native}所藏${ROLE_NATIVE[role]}${chosen.native}透出${PLACE_NATIVE[place]}干`,
      )
    : chart.say(
        `no stem of month branch ${month.branch.native} shows above, so its ${role} stem ${chosen.native} names the structure`,
        `月支${month.branch.native}藏干無一透出，取其${ROLE_NATIVE[role]}${chosen.native}為格`,
      );
  return { id, kind: "regular", rule, source: "Ziping Zhenquan, lun yong shen" };
}
