import { PHASE_RELATION, phaseThat, type Phase } from "#lore";
import type { Phrase } from "#sdk";
import { FAMILY_OF_RELATION, familyOf, type GodFamily } from "#east/ten_gods.ts";
import type { Judgement, Opinion } from "../judgement/judge.ts";
import type { StructureKind } from "../judgement/named.ts";
import type { SchoolId } from "../judgement/view.ts";
import type { Balance } from "./balance.ts";
import type { Chart } from "#east/four_pillars/chart.ts";
import type { MethodId, UsefulGod, UsefulGodPhrases } from "./useful_god_answer.ts";

/** Below this share of the chart an element counts as wanting, percent. */
const WANTING = 8;

/**
 * Shows the useful god: by Zhenquan what completes the structure, by Chanwei what mends the chart or what its
 * force asks for. Climate advises and decides nothing.
 *
 * @source Ziping Zhenquan, "lun xiang shen jin yao"; Di Tian Sui Chanwei, "ti yong", "han nuan"
 */
export function describeUsefulGod(
  chart: Chart,
  balance: Balance,
  { opinions, standing }: Judgement,
  school: SchoolId,
): UsefulGod {
  const schools = {
    zhenquan: findingOf(chart, opinions.zhenquan, standing.isStrong),
    chanwei: findingOf(chart, opinions.chanwei, standing.isStrong),
  };
  const { element, method, because } = schools[school];
  return {
    verdict: { value: element, because },
    method,
    school,
    schools,
    climate: climateOf(chart, balance),
    roles: rolesAround(chart, element, opinions[school].named.kind, standing.isStrong),
  };
}

function findingOf(
  chart: Chart,
  opinion: Opinion,
  strong: boolean,
): UsefulGod["schools"][SchoolId] {
  const { named, needs: family, pattern } = opinion;
  const element = elementOfFamily(chart.dayMaster.element, family);
  const structure = named.id;
  const because = ((): Phrase<UsefulGodPhrases> => {
    if (pattern) {
      const source = "Di Tian Sui Chanwei, ti yong";
      return { code: "mends", with: { pattern, element, family, strong }, source };
    }
    if (methodOf(opinion) === "followForce") {
      return { code: "goesWithForce", with: { structure, element }, source: named.because.source! };
    }
    const source = "Ziping Zhenquan, lun xiang shen jin yao";
    return { code: "completes", with: { structure, element, family }, source };
  })();
  return { structure, method: methodOf(opinion), element, family, because: [because] };
}

function methodOf({ school, named: { kind }, pattern }: Opinion): MethodId {
  if (kind === "follow" || kind === "dominant" || kind === "transformation") return "followForce";
  if (school === "zhenquan") return "complement";
  return pattern === "officerToResource" ? "bridge" : "balance";
}

/**
 * Gives every element its role around the useful one.
 *
 * What begets the useful god is welcome, unless it is what a strong chart has too much of, what a following one
 * has given up or what presses a weak one; then what the useful god begets is.
 */
function rolesAround(
  { dayMaster }: Chart,
  useful: Phase,
  kind: StructureKind,
  isStrong: boolean,
): UsefulGod["roles"] {
  const roleOf = (element: Phase) => ({ element, family: familyOf(dayMaster, { element }) });
  const before = phaseThat(useful, "generatedBy");
  const after = phaseThat(useful, "generates");
  const family = familyOf(dayMaster, { element: before });
  const isOwn = family === "companions" || family === "resource";
  const isBurden =
    kind !== "dominant" && (isStrong || kind === "follow" ? isOwn : family === "officer");
  return {
    useful: roleOf(useful),
    favourable: roleOf(isBurden ? after : before),
    adverse: roleOf(phaseThat(useful, "controlledBy")),
    hostile: roleOf(phaseThat(useful, "controls")),
    idle: roleOf(isBurden ? before : after),
  };
}

/** Winter wants fire, summer water, when the chart holds too little of it. */
function climateOf(chart: Chart, balance: Balance): UsefulGod["climate"] {
  const month = chart.month.branch;
  const isWinter = [11, 0, 1].includes(month.index);
  const isSummer = [5, 6, 7].includes(month.index);
  const source = "Qiongtong Baojian";
  if (!isWinter && !isSummer) {
    return { element: null, because: [{ code: "mildMonth", with: { month: month.id }, source }] };
  }
  const element: Phase = isWinter ? "fire" : "water";
  const percent = balance.percent[element];
  const season = isWinter ? "winter" : "summer";
  const params = { season, element, percent, limit: WANTING } as const;
  return percent < WANTING
    ? { element, because: [{ code: "climateLacks", with: params, source }] }
    : { element: null, because: [{ code: "climateSuffices", with: params, source }] };
}

function elementOfFamily(self: Phase, family: GodFamily): Phase {
  const relation = PHASE_RELATION.ids.find((one) => FAMILY_OF_RELATION[one] === family)!;
  return phaseThat(self, relation);
}
