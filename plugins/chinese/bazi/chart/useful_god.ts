import { PHASE, PHASE_RELATION, phaseThat, type Branch, type Phase } from "#lore";
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
import { FAMILY_OF_RELATION, familyOf, GOD_FAMILY, type GodFamily } from "../../core/ten_gods.ts";
import type { Balance } from "./balance.ts";
import type { Chart } from "./chart.ts";
import type { Strength } from "./strength.ts";
import type { Structure } from "./structure.ts";
import type { StructureId } from "./structures.ts";

/** Ways to find the useful god, in the order of the default priority. */
export const USEFUL_GOD_METHOD = vocabulary("usefulGodMethod", {
  climate: { native: "調候", roman: "tiáo hòu" },
  followForce: { native: "從勢專旺", roman: "cóng shì zhuān wàng" },
  bridge: { native: "通關", roman: "tōng guān" },
  balance: { native: "扶抑", roman: "fú yì" },
});
type MethodId = IdOf<typeof USEFUL_GOD_METHOD>;

/** Which method decides: by priority, or support and restraint before climate. */
export type UsefulGodMethod = "priority" | "balanceFirst";

/** Why an element is, or is not, the useful god by one of the methods. */
export type UsefulGodPhrases = {
  mildMonth: { month: Branch };
  /** Born in winter or summer, and how much of the remedy the chart holds, in percent. */
  climateLacks: Climate;
  climateSuffices: Climate;
  noForce: {};
  goesWithForce: { structure: StructureId; element: Phase };
  confront: {
    element: Phase;
    percent: number;
    other: Phase;
    otherPercent: number;
    between: Phase;
  };
  noConfrontation: { limit: number };
  companionsCarryWealth: Load;
  resourceTurnsOfficer: Load;
  resourceRestrainsOutput: Load;
  wealthRestrainsResource: Load;
  officerDisciplines: Load;
  outputLetsFlow: Load;
};
type Climate = { season: "winter" | "summer"; element: Phase; percent: number; limit: number };
/** Whether the day master is nearly balanced. */
type Load = { mild: boolean };

/** The five roles that the useful god gives to the elements. */
export const ELEMENT_ROLE = vocabulary("elementRole", {
  useful: { native: "用神", roman: "yòng shén" },
  favourable: { native: "喜神", roman: "xǐ shén" },
  adverse: { native: "忌神", roman: "jì shén" },
  hostile: { native: "仇神", roman: "chóu shén" },
  idle: { native: "閒神", roman: "xián shén" },
});
export type ElementRole = IdOf<typeof ELEMENT_ROLE>;

const role = (description: string) =>
  Type.Object(
    {
      element: term(PHASE, "The element"),
      family: term(GOD_FAMILY, "What it is to the day master"),
    },
    { description },
  );

/** The useful god and the roles of the other elements. */
export const usefulGodShape = Type.Object(
  {
    verdict: verdict(
      term(PHASE, "Element that the chart most needs (用神)"),
      phrase<UsefulGodPhrases>("Reason by the method that decides"),
      "What the chart most needs",
    ),
    method: term(USEFUL_GOD_METHOD, "The method that decides"),
    methods: Type.Array(
      Type.Object(
        {
          method: term(USEFUL_GOD_METHOD, "The method"),
          element: Type.Union([term(PHASE, "The element"), Type.Null()], {
            description: "Element it names; null where it does not apply",
          }),
          family: Type.Union([term(GOD_FAMILY, "Family of ten gods"), Type.Null()], {
            description: "What that element is to the day master; null where it does not apply",
          }),
          because: phrase<UsefulGodPhrases>("Why it does or does not apply"),
        },
        { description: "What one method says" },
      ),
      { description: "Every method, applicable or not" },
    ),
    roles: Type.Object(
      {
        useful: role("用神: what the chart needs"),
        favourable: role("喜神: generates the useful god"),
        adverse: role("忌神: controls the useful god"),
        hostile: role("仇神: generates the adverse god"),
        idle: role("閒神: what is left"),
      },
      { description: "Roles of the five elements" },
    ),
  },
  { description: "The useful god and the roles of the other elements" },
);
export type UsefulGod = Frozen<Static<typeof usefulGodShape>>;

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
