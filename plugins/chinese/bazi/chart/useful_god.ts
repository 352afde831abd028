import { PHASE, PHASE_RELATION, phaseThat, type Phase } from "#lore";
import type { Phrase } from "#sdk";
import { FAMILY_OF_RELATION, familyOf, type GodFamily } from "../../core/ten_gods.ts";
import type { Balance } from "./balance.ts";
import type { Chart } from "./chart.ts";
import type { Strength } from "./strength.ts";
import type { Structure } from "./structure.ts";
import {
  USEFUL_GOD_METHOD,
  type MethodId,
  type UsefulGod,
  type UsefulGodPhrases,
} from "./useful_god_answer.ts";

/** Which method decides: by priority, or support and restraint before climate. */
export type UsefulGodMethod = "priority" | "balanceFirst";

/** Below this share of the chart an element counts as wanting, percent. */
const WANTING = 8;
/** Above this share each of two opposed elements counts as a camp, percent. */
const CAMP = 35;

const SOURCES: Readonly<Record<MethodId, string>> = {
  climate: "Qiongtong Baojian",
  followForce: "Di Tian Sui",
  bridge: "Di Tian Sui",
  balance: "Ziping Zhenquan",
};

const ORDERS: Readonly<Record<UsefulGodMethod, readonly MethodId[]>> = {
  priority: ["climate", "followForce", "bridge", "balance"],
  balanceFirst: ["followForce", "balance", "climate", "bridge"],
};

/** What one method says: the element is null where it does not apply. */
interface Finding {
  readonly element: Phase | null;
  readonly because: Phrase<UsefulGodPhrases>;
}

/**
 * Tries every method and lets the first that applies decide.
 *
 * @source Qiongtong Baojian (climate); Di Tian Sui (force, bridge); Ziping Zhenquan and Yuanhai
 *   Ziping (support and restraint)
 */
export function findUsefulGod(
  chart: Chart,
  balance: Balance,
  strength: Strength,
  structure: Structure,
  priority: UsefulGodMethod,
): UsefulGod {
  const findings: Readonly<Record<MethodId, Finding>> = {
    climate: climate(chart, balance),
    followForce: force(chart, structure),
    bridge: bridge(balance),
    balance: supportOrRestrain(chart, strength),
  };
  const method = ORDERS[priority].find((id) => findings[id].element !== null)!;
  const { element, because } = findings[method];
  const useful = element!;
  return {
    verdict: { value: useful, because: [{ ...because, source: SOURCES[method] }] },
    method,
    methods: USEFUL_GOD_METHOD.ids.map((id) => {
      const finding = findings[id];
      const family = finding.element && familyOf(chart.dayMaster, { element: finding.element });
      return { method: id, ...finding, family };
    }),
    roles: rolesAround(chart, useful),
  };
}

function rolesAround(chart: Chart, useful: Phase): UsefulGod["roles"] {
  const roleOf = (element: Phase) => ({ element, family: familyOf(chart.dayMaster, { element }) });
  return {
    useful: roleOf(useful),
    favourable: roleOf(phaseThat(useful, "generatedBy")),
    adverse: roleOf(phaseThat(useful, "controlledBy")),
    hostile: roleOf(phaseThat(useful, "controls")),
    idle: roleOf(phaseThat(useful, "generates")),
  };
}

/** Winter wants fire, summer water, when the chart holds too little of it. */
function climate(chart: Chart, balance: Balance): Finding {
  const month = chart.month.branch;
  const isWinter = [11, 0, 1].includes(month.index);
  const isSummer = [5, 6, 7].includes(month.index);
  if (!isWinter && !isSummer) {
    return { element: null, because: { code: "mildMonth", with: { month: month.id } } };
  }
  const element: Phase = isWinter ? "fire" : "water";
  const percent = balance.percent[element];
  const season = isWinter ? "winter" : "summer";
  const params = { season, element, percent, limit: WANTING } as const;
  return percent < WANTING
    ? { element, because: { code: "climateLacks", with: params } }
    : { element: null, because: { code: "climateSuffices", with: params } };
}

/** A chart that follows or is ruled by one element is served by that element. */
function force(chart: Chart, structure: Structure): Finding {
  const element = forceOf(chart, structure, chart.dayMaster.element);
  if (!element) return { element, because: { code: "noForce" } };
  const params = { structure: structure.verdict.value, element };
  return { element, because: { code: "goesWithForce", with: params } };
}

function forceOf(chart: Chart, { verdict: { value }, kind }: Structure, self: Phase): Phase | null {
  if (kind === "dominant") return self;
  if (kind === "transformation") return transformedInto(chart);
  if (value === "followWealth") return phaseThat(self, "controls");
  if (value === "followOfficer") return phaseThat(self, "controlledBy");
  if (value === "followOutput") return phaseThat(self, "generates");
  // Output feeds wealth and wealth feeds the officer: the middle one keeps the three together.
  return value === "followForce" ? phaseThat(self, "controls") : null;
}

function transformedInto(chart: Chart): Phase {
  const results: readonly Phase[] = ["earth", "metal", "water", "wood", "fire"];
  return results[chart.dayMaster.index % 5]!;
}

/** Two elements at war are reconciled by the one between them. */
function bridge({ percent }: Balance): Finding {
  for (const element of PHASE.ids) {
    const other = phaseThat(element, "controls");
    if (percent[element] <= CAMP || percent[other] <= CAMP) continue;
    const between = phaseThat(element, "generates");
    const params = {
      element,
      percent: percent[element],
      other,
      otherPercent: percent[other],
      between,
    };
    return { element: between, because: { code: "confront", with: params } };
  }
  return { element: null, because: { code: "noConfrontation", with: { limit: CAMP } } };
}

/** Share of companions from which they count as dominating, percent of the chart. */
const STRONG_COMPANIONS = 50;

/** A weak day master is supported, a strong one restrained, by what suits its burden. */
function supportOrRestrain(chart: Chart, strength: Strength): Finding {
  const weights: Record<GodFamily, number> = {
    companions: 0,
    output: 0,
    wealth: 0,
    officer: 0,
    resource: 0,
  };
  for (const part of strength.parts) weights[familyOf(chart.dayMaster, part)] += part.weight;
  const mild = strength.verdict.value === "balanced";
  const [family, code] = isStrong(strength) ? restrain(weights) : support(weights);
  return {
    element: elementOfFamily(chart.dayMaster.element, family),
    because: { code, with: { mild } },
  };
}

function isStrong({ verdict: { value }, score }: Strength): boolean {
  if (value === "balanced") return score >= 50;
  return value === "strong" || value === "slightlyStrong";
}

type Remedy = readonly [
  GodFamily,
  (
    | "companionsCarryWealth"
    | "resourceTurnsOfficer"
    | "resourceRestrainsOutput"
    | "wealthRestrainsResource"
    | "officerDisciplines"
    | "outputLetsFlow"
  ),
];

function support(weights: Readonly<Record<GodFamily, number>>): Remedy {
  if (weights.wealth > weights.officer && weights.wealth >= weights.output) {
    return ["companions", "companionsCarryWealth"];
  }
  return weights.officer >= weights.output
    ? ["resource", "resourceTurnsOfficer"]
    : ["resource", "resourceRestrainsOutput"];
}

function restrain(weights: Readonly<Record<GodFamily, number>>): Remedy {
  if (weights.resource > weights.companions) return ["wealth", "wealthRestrainsResource"];
  return weights.companions >= STRONG_COMPANIONS
    ? ["officer", "officerDisciplines"]
    : ["output", "outputLetsFlow"];
}

function elementOfFamily(self: Phase, family: GodFamily): Phase {
  const relation = PHASE_RELATION.ids.find((one) => FAMILY_OF_RELATION[one] === family)!;
  return phaseThat(self, relation);
}
