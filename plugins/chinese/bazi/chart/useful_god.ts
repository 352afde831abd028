import { oneOf, Type, verdictOf, type Text, type Verdict } from "#old";
import type { Element } from "#time";
import {
  controlledBy,
  controllerOf,
  ELEMENT_NAMES,
  ELEMENTS,
  elementThat,
  generatedBy,
  generatorOf,
} from "../../core/elements.ts";
import { NamedShape, namesById, type Named } from "../../core/named.ts";
import { ElementShape } from "../../core/shapes.ts";
import { FAMILY_OF_RELATION, familyOf, type GodFamily } from "../../core/ten_gods.ts";
import type { Balance } from "./balance.ts";
import type { Chart } from "./chart.ts";
import type { Strength } from "./strength.ts";
import type { Structure } from "./structure.ts";

/** Ways to find the useful god, in the order of the default priority. */
export const USEFUL_GOD_METHODS = namesById([
  ["climate", "調候", "tiáo hòu", "climate"],
  ["followForce", "從勢專旺", "cóng shì zhuān wàng", "going with the force"],
  ["bridge", "通關", "tōng guān", "bridge"],
  ["balance", "扶抑", "fú yì", "support and restraint"],
]);

/** Id of a method. */
export type UsefulGodMethodId = keyof typeof USEFUL_GOD_METHODS;

/** Which method decides: by priority, or support and restraint before climate. */
export type UsefulGodMethod = "priority" | "balanceFirst";

const MethodShape = Type.Object({
  method: NamedShape,
  applies: Type.Boolean(),
  element: Type.Union([ElementShape, Type.Null()], { description: "Null where it does not apply" }),
  family: Type.Union([Type.String(), Type.Null()], {
    description:
      "What that element is to the day master: companions, output, wealth, officer, resource",
  }),
  because: Type.String(),
});

const RoleShape = (description: string) =>
  Type.Object({ element: ElementShape, name: NamedShape, family: Type.String() }, { description });

/** The useful god and the roles of the other elements. */
export const UsefulGodShape = Type.Object({
  verdict: verdictOf(
    oneOf(["wood", "fire", "earth", "metal", "water"], "Element that the chart most needs (用神)"),
  ),
  name: NamedShape,
  method: NamedShape,
  methods: Type.Array(MethodShape, { description: "Every method, applicable or not" }),
  roles: Type.Object({
    useful: RoleShape("用神: what the chart needs"),
    favourable: RoleShape("喜神: generates the useful god"),
    adverse: RoleShape("忌神: controls the useful god"),
    hostile: RoleShape("仇神: generates the adverse god"),
    idle: RoleShape("閒神: what is left"),
  }),
});

/** One method's finding. */
export interface MethodFinding {
  readonly method: Named;
  readonly applies: boolean;
  readonly element: Element | null;
  readonly family: GodFamily | null;
  readonly because: string;
}

/** A role among the five elements. */
export interface ElementRole {
  readonly element: Element;
  readonly name: Named;
  readonly family: GodFamily;
}

/** The useful god and the roles of the other elements. */
export interface UsefulGod {
  readonly verdict: Verdict<Element>;
  readonly name: Named;
  readonly method: Named;
  readonly methods: readonly MethodFinding[];
  readonly roles: {
    readonly useful: ElementRole;
    readonly favourable: ElementRole;
    readonly adverse: ElementRole;
    readonly hostile: ElementRole;
    readonly idle: ElementRole;
  };
}

/** Below this share of the chart an element counts as wanting, percent. */
const WANTING = 8;
/** Above this share each of two opposed elements counts as a camp, percent. */
const CAMP = 35;

type Finding = Omit<MethodFinding, "method" | "family"> & { readonly id: UsefulGodMethodId };

/**
 * Finds the useful god by every method and lets the first that applies decide.
 *
 * @source Qiongtong Baojian (climate); Di Tian Sui (force, bridge); Ziping Zhenquan and Yuanhai
 *   Ziping (support and restraint)
 */
export function findUsefulGod(
  chart: Chart,
  balance: Balance,
  strength: Strength,
  structure: Structure,
  method: UsefulGodMethod,
): UsefulGod {
  const findings = [
    climate(chart, balance),
    force(chart, structure),
    bridge(chart, balance),
    supportOrRestrain(chart, strength),
  ];
  const order: readonly UsefulGodMethodId[] =
    method === "priority"
      ? ["climate", "followForce", "bridge", "balance"]
      : ["followForce", "balance", "climate", "bridge"];
  const chosen = order
    .map((id) => findings.find((finding) => finding.id === id)!)
    .find(({ applies }) => applies)!;
  const useful = chosen.element!;
  const named = USEFUL_GOD_METHODS[chosen.id];
  return {
    verdict: {
      value: useful,
      because: [{ rule: chosen.because, source: `method ${named.native} (${named.gloss})` }],
    },
    name: ELEMENT_NAMES[useful],
    method: named,
    methods: findings.map(({ id, applies, element, because }) => ({
      method: USEFUL_GOD_METHODS[id],
      applies,
      element,
      family: element && familyOf(chart.dayMaster, { element }),
      because,
    })),
    roles: rolesAround(chart, useful),
  };
}

function rolesAround(chart: Chart, useful: Element): UsefulGod["roles"] {
  const role = (element: Element): ElementRole => ({
    element,
    name: ELEMENT_NAMES[element],
    family: familyOf(chart.dayMaster, { element }),
  });
  return {
    useful: role(useful),
    favourable: role(generatorOf(useful)),
    adverse: role(controllerOf(useful)),
    hostile: role(controlledBy(useful)),
    idle: role(generatedBy(useful)),
  };
}

/** Winter wants fire, summer water, when the chart holds too little of it. */
function climate(chart: Chart, balance: Balance): Finding {
  const month = chart.month.branch;
  const isWinter = [11, 0, 1].includes(month.index);
  const isSummer = [5, 6, 7].includes(month.index);
  if (!isWinter && !isSummer) {
    const because = chart.say(
      `month ${month.native} is neither cold nor hot`,
      `${month.native}月寒暖適中，無須調候`,
    );
    return { id: "climate", applies: false, element: null, because };
  }
  const element: Element = isWinter ? "fire" : "water";
  const share = balance.percent[element];
  const applies = share < WANTING;
  const because = chart.say(
    `born in ${isWinter ? "winter, which wants fire" : "summer, which wants water"}; ${element} is ${share} % of the chart, ${applies ? `below ${WANTING} %` : `enough at ${WANTING} % or more`}`,
    `生於${isWinter ? "冬令，喜火暖局" : "夏令，喜水潤局"}；${ELEMENT_NAMES[element].native}佔全局 ${share}%，${applies ? `不及 ${WANTING}%` : `已逾 ${WANTING}%，足用`}`,
  );
  return { id: "climate", applies, element: applies ? element : null, because };
}

/** A chart that follows or is ruled by one element is served by that element. */
function force(chart: Chart, structure: Structure): Finding {
  const id = "followForce";
  const self = chart.dayMaster.element;
  const element = forceOf(chart, structure, self);
  if (!element) {
    const because = chart.say("no follow or dominant structure", "非從格、專旺或化氣");
    return { id, applies: false, element: null, because };
  }
  const because = chart.say(
    `${structure.name.native} (${structure.name.gloss}) goes with ${element}`,
    `${structure.name.native}順其旺勢，以${ELEMENT_NAMES[element].native}為用`,
  );
  return { id, applies: true, element, because };
}

function forceOf(chart: Chart, { verdict, kind }: Structure, self: Element): Element | null {
  if (kind === "dominant") return self;
  if (kind === "transformation") return transformedInto(chart);
  if (verdict.value === "followWealth") return elementThat(self, "controls");
  if (verdict.value === "followOfficer") return elementThat(self, "controlledBy");
  if (verdict.value === "followOutput") return elementThat(self, "generates");
  // Output feeds wealth and wealth feeds the officer: the middle one keeps the three together.
  return verdict.value === "followForce" ? elementThat(self, "controls") : null;
}

function transformedInto(chart: Chart): Element {
  const results: readonly Element[] = ["earth", "metal", "water", "wood", "fire"];
  return results[chart.dayMaster.index % 5]!;
}

/** Two elements at war are reconciled by the one between them. */
function bridge(chart: Chart, balance: Balance): Finding {
  for (const element of ELEMENTS) {
    const controlled = controlledBy(element);
    if (balance.percent[element] > CAMP && balance.percent[controlled] > CAMP) {
      const between = generatedBy(element);
      const because = chart.say(
        `${element} (${balance.percent[element]} %) and ${controlled} (${balance.percent[controlled]} %) confront each other; ${between} leads from one to the other`,
        `${ELEMENT_NAMES[element].native}（${balance.percent[element]}%）與${ELEMENT_NAMES[controlled].native}（${balance.percent[controlled]}%）相戰，以${ELEMENT_NAMES[between].native}通關`,
      );
      return { id: "bridge", applies: true, element: between, because };
    }
  }
  const because = chart.say(
    `no two opposed elements exceed ${CAMP} % each`,
    `無相剋二行各逾 ${CAMP}%，不須通關`,
  );
  return { id: "bridge", applies: false, element: null, because };
}

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
  const [family, reason] = isStrong(strength) ? restrain(weights, mild) : support(weights, mild);
  return {
    id: "balance",
    applies: true,
    element: elementOfFamily(chart.dayMaster.element, family),
    because: chart.say(reason.en, reason.zhHant),
  };
}

function isStrong({ verdict, score }: Strength): boolean {
  if (verdict.value === "balanced") return score >= 50;
  return verdict.value === "strong" || verdict.value === "slightlyStrong";
}

function support(weights: Record<GodFamily, number>, mild: boolean): readonly [GodFamily, Text] {
  const en = mild ? "the day master is balanced, a little light" : "the day master is weak";
  const zh = mild ? "日主中和而略輕" : "日主弱";
  if (weights.wealth > weights.officer && weights.wealth >= weights.output) {
    return [
      "companions",
      {
        en: `${en} and wealth weighs most: companions help to carry it`,
        zhHant: `${zh}而財星最重，取比劫分擔`,
      },
    ];
  }
  if (weights.officer >= weights.output) {
    return [
      "resource",
      {
        en: `${en} and the officer weighs most: resource turns its pressure into support`,
        zhHant: `${zh}而官殺最重，取印星化殺生身`,
      },
    ];
  }
  return [
    "resource",
    {
      en: `${en} and output drains it most: resource restrains output and feeds the day master`,
      zhHant: `${zh}而食傷洩氣最甚，取印星制食傷、生日主`,
    },
  ];
}

function restrain(weights: Record<GodFamily, number>, mild: boolean): readonly [GodFamily, Text] {
  const en = mild ? "the day master is balanced, a little full" : "the day master is strong";
  const zh = mild ? "日主中和而略盈" : "日主旺";
  if (weights.resource > weights.companions) {
    return [
      "wealth",
      {
        en: `${en} and resource leads: wealth restrains the resource`,
        zhHant: `${zh}而印星為首，取財星制印`,
      },
    ];
  }
  if (weights.companions >= STRONG_COMPANIONS) {
    return [
      "officer",
      {
        en: `${en} and companions dominate: the officer disciplines them`,
        zhHant: `${zh}而比劫成群，取官殺制之`,
      },
    ];
  }
  return [
    "output",
    {
      en: `${en}, companions and resource both mild: output lets the strength flow`,
      zhHant: `${zh}而印比俱不過重，取食傷洩秀`,
    },
  ];
}

/** Share of companions from which they count as dominating, percent of the chart. */
const STRONG_COMPANIONS = 50;

function elementOfFamily(self: Element, family: GodFamily): Element {
  return ELEMENTS.find((element) => FAMILY_OF_RELATION[relation(self, element)] === family)!;
}

function relation(self: Element, element: Element) {
  const relations = ["same", "generates", "controls", "controlledBy", "generatedBy"] as const;
  return relations.find((one) => elementThat(self, one) === element)!;
}
