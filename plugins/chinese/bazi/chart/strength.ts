import { oneOf, Type, verdictOf, type Text, type Verdict } from "#old";
import type { Element, Stem } from "#time";
import type { Place } from "../../calendar/pillars.ts";
import { ELEMENT_NAMES, relationOf } from "../../core/elements.ts";
import { hiddenStemsOf } from "../../core/hidden_stems.ts";
import { lifeStageIndex } from "../../core/life_stages.ts";
import { NamedShape, namesById, type Named } from "../../core/named.ts";
import { isClash, tripleRelation } from "../../core/relations.ts";
import { seasonStateOf } from "../../core/season.ts";
import { ElementShape, StemShape } from "../../core/shapes.ts";
import { otherStems, PLACE_NATIVE, type Chart } from "./chart.ts";
import { listed } from "../../core/prose.ts";

/** Verdicts on the day master's strength, strongest first. */
export const STRENGTHS = namesById([
  ["strong", "身強", "shēn qiáng", "strong"],
  ["slightlyStrong", "偏強", "piān qiáng", "slightly strong"],
  ["balanced", "中和", "zhōng hé", "balanced"],
  ["slightlyWeak", "偏弱", "piān ruò", "slightly weak"],
  ["weak", "身弱", "shēn ruò", "weak"],
]);

/** Id of a verdict on strength. */
export type StrengthId = keyof typeof STRENGTHS;

/** How strength is judged. */
export type StrengthModel = "weighted" | "threeTests";

const STRENGTH_IDS = ["strong", "slightlyStrong", "balanced", "slightlyWeak", "weak"] as const;

/** One weighed part of the chart. */
export const PartShape = Type.Object({
  pillar: Type.String(),
  place: Type.String({ description: "stem or branch" }),
  stem: StemShape,
  element: ElementShape,
  weight: Type.Number({ description: "Percent of the whole chart" }),
  supports: Type.Boolean({ description: "Whether it is or generates the day master's element" }),
});

const TestShape = Type.Object({ passed: Type.Boolean(), because: Type.String() });

/** Strength of the day master, with its parts. */
export const StrengthShape = Type.Object({
  verdict: verdictOf(oneOf(STRENGTH_IDS, "Strength of the day master")),
  name: NamedShape,
  score: Type.Number({
    minimum: 0,
    maximum: 100,
    description: "Support in percent of the whole, rounded to 0.1",
  }),
  season: Type.Object(NamedShape.properties, {
    description: "State of the day master's element in the month: 旺相休囚死",
  }),
  tests: Type.Object({
    season: Type.Object(TestShape.properties, { description: "得令: the month supports" }),
    root: Type.Object(TestShape.properties, { description: "得地: a root in a branch" }),
    company: Type.Object(TestShape.properties, {
      description: "得勢: two or more supporting stems",
    }),
  }),
  roots: Type.Array(
    Type.Object({
      pillar: Type.String(),
      grade: NamedShape,
      stem: StemShape,
      firm: Type.Boolean({ description: "False where it is only a residual stem" }),
    }),
    {
      description: "Roots of the day master in the branches, with their grade",
    },
  ),
  parts: Type.Array(PartShape, { description: "Every weighed part, hidden stems apart" }),
  model: Type.String({ description: "How the weights are found" }),
});

/** A weighed part. */
export interface Part {
  readonly pillar: Place;
  readonly place: "stem" | "branch";
  readonly stem: Stem;
  readonly element: Element;
  readonly weight: number;
  readonly supports: boolean;
}

/** A root of the day master in a branch. */
export interface Root {
  readonly pillar: Place;
  readonly grade: Named;
  readonly stem: Stem;
  /** Main or middle stem, or a seat of its own; a mere residue is a weak root. */
  readonly firm: boolean;
}

/** Strength of the day master, with its parts. */
export interface Strength {
  readonly verdict: Verdict<StrengthId>;
  readonly name: Named;
  readonly score: number;
  readonly season: Named;
  readonly tests: {
    readonly season: { readonly passed: boolean; readonly because: string };
    readonly root: { readonly passed: boolean; readonly because: string };
    readonly company: { readonly passed: boolean; readonly because: string };
  };
  readonly roots: readonly Root[];
  readonly parts: readonly Part[];
  readonly model: string;
}

/** Percent of the chart that each stem and branch weighs; the month branch leads. */
const STEM_WEIGHTS: { readonly [K in Place]: number } = { year: 8, month: 12, day: 0, hour: 12 };
const BRANCH_WEIGHTS: { readonly [K in Place]: number } = { year: 8, month: 40, day: 12, hour: 8 };

/** What a clashed branch keeps of its weight. */
const CLASHED = 0.8;

const MODEL: Text = {
  en:
    "percent weights: stems year 8, month 12, hour 12; branches year 8, month 40, day 12, hour 8, " +
    "shared among hidden stems 60/30/10, 70/30 or 100; a clashed branch loses a fifth; a full three " +
    "combination or direction whose element shows in a stem carries its branches' weight",
  zhHant:
    "百分權重：年干八、月干十二、時干十二；年支八、月支四十、日支十二、時支八，依藏干六三一、七三或全數分配；" +
    "逢沖之支減五分之一；三合三會全而其五行透干者，三支之力盡歸所化。",
};

const ROOT_GRADES = namesById([
  ["lu", "祿", "lù", "prosperity root"],
  ["blade", "刃", "rèn", "blade root"],
  ["birth", "長生", "cháng shēng", "birth root"],
  ["storehouse", "墓庫", "mù kù", "storehouse root"],
  ["residual", "餘氣", "yú qì", "lesser root"],
]);

/**
 * Judges how strong the day master is.
 *
 * No book fixes a formula; the weights are a disclosed model, and the three classical tests stand
 * beside it. The model `threeTests` judges by those alone.
 *
 * @source Ziping Zhenquan, "lun yin yang sheng si" and Di Tian Sui, "shuai wang", for season, root
 *   and company; the weights are this model's own
 */
export function judgeStrength(chart: Chart, model: StrengthModel): Strength {
  const parts = weigh(chart);
  const total = parts.reduce((sum, part) => sum + part.weight, 0);
  const support = parts.reduce((sum, part) => sum + (part.supports ? part.weight : 0), 0);
  const score = Math.round((support / total) * 1000) / 10;
  const roots = findRoots(chart);
  const tests = testsOf(chart, roots);
  const passed = Object.values(tests).filter((test) => test.passed).length;
  const value = model === "weighted" ? verdictOfScore(score) : verdictOfTests(passed, tests);
  const because = [
    model === "weighted"
      ? {
          rule: chart.say(`support weighs ${score} % of the chart`, `生扶日主者佔全局 ${score}%`),
          source: "weighted model",
        }
      : {
          rule: chart.say(`${passed} of the three tests passed`, `三項之中得其 ${passed}`),
          source: "Ziping Zhenquan",
        },
    ...Object.values(tests).map((test) => ({ rule: test.because })),
  ];
  return {
    verdict: { value, because },
    name: STRENGTHS[value],
    score,
    season: seasonStateOf(chart.dayMaster.element, chart.month.branch.index),
    tests,
    roots,
    parts,
    model:
      model === "weighted"
        ? chart.say(MODEL.en, MODEL.zhHant)
        : chart.say("season, root and company, one point each", "得令、得地、得勢各計一分"),
  };
}

function verdictOfScore(score: number): StrengthId {
  if (score >= 60) return "strong";
  if (score >= 52) return "slightlyStrong";
  if (score >= 48) return "balanced";
  return score >= 40 ? "slightlyWeak" : "weak";
}

function verdictOfTests(passed: number, tests: Strength["tests"]): StrengthId {
  if (passed === 3) return "strong";
  if (passed === 0) return "weak";
  if (passed === 2) return tests.season.passed ? "slightlyStrong" : "balanced";
  return "slightlyWeak";
}

function weigh(chart: Chart): readonly Part[] {
  const parts: Part[] = [];
  const carried = carriedElements(chart);
  const supports = (element: Element) => {
    const relation = relationOf(chart.dayMaster.element, element);
    return relation === "same" || relation === "generatedBy";
  };
  for (const { place, pair } of chart.pillars) {
    if (place !== "day") {
      const { stem } = pair;
      const weight = STEM_WEIGHTS[place];
      const { element } = stem;
      parts.push({
        pillar: place,
        place: "stem",
        stem,
        element,
        weight,
        supports: supports(element),
      });
    }
    const clashed = chart.pillars.some((other) =>
      isClash(other.pair.branch.index, pair.branch.index),
    );
    const whole = BRANCH_WEIGHTS[place] * (clashed ? CLASHED : 1);
    for (const { stem, share } of hiddenStemsOf(pair.branch.index)) {
      const element = carried.get(pair.branch.index) ?? stem.element;
      const weight = Math.round(whole * share * 100) / 100;
      parts.push({
        pillar: place,
        place: "branch",
        stem,
        element,
        weight,
        supports: supports(element),
      });
    }
  }
  return parts;
}

/** Branches that a full combination with its element shown in a stem carries over. */
function carriedElements(chart: Chart): ReadonlyMap<number, Element> {
  const carried = new Map<number, Element>();
  const shown = new Set(chart.pillars.map(({ pair }) => pair.stem.element));
  const branches = [...new Set(chart.pillars.map(({ pair }) => pair.branch.index))];
  for (const [i, a] of branches.entries()) {
    for (const [j, b] of branches.slice(i + 1).entries()) {
      for (const c of branches.slice(i + j + 2)) {
        const result = tripleRelation(a, b, c)?.result;
        if (!result || !shown.has(result)) continue;
        for (const branch of [a, b, c]) carried.set(branch, result);
      }
    }
  }
  return carried;
}

/** A root is the day master's element as main or middle hidden stem, or residual in a storehouse. */
function findRoots(chart: Chart): readonly Root[] {
  const { dayMaster } = chart;
  return chart.pillars.flatMap(({ place, pair }) => {
    const hidden = hiddenStemsOf(pair.branch.index).find(
      ({ stem }) => stem.element === dayMaster.element,
    );
    if (!hidden) return [];
    const grade = gradeOf(dayMaster, pair.branch.index, hidden.role);
    const firm = hidden.role !== "residual" || grade !== ROOT_GRADES.residual;
    return [{ pillar: place, grade, stem: hidden.stem, firm }];
  });
}

function gradeOf(dayMaster: Stem, branchIndex: number, role: string): Named {
  const stage = lifeStageIndex(dayMaster.index, branchIndex);
  const isEarthBranch = branchIndex % 3 === 1;
  if (stage === 3) return ROOT_GRADES.lu;
  if (stage === 4) return ROOT_GRADES.blade;
  if (stage === 0) return ROOT_GRADES.birth;
  if (isEarthBranch && role === "residual") return ROOT_GRADES.storehouse;
  return role === "main" ? ROOT_GRADES.lu : ROOT_GRADES.residual;
}

function testsOf(chart: Chart, roots: readonly Root[]): Strength["tests"] {
  const self = chart.dayMaster;
  const helps = (stem: Stem) => {
    const relation = relationOf(self.element, stem.element);
    return relation === "same" || relation === "generatedBy";
  };
  const monthMain = hiddenStemsOf(chart.month.branch.index)[0]!.stem;
  const firm = roots.filter(({ firm: isFirm }) => isFirm);
  const helpers = otherStems(chart).filter(({ stem }) => helps(stem));
  const season = helps(monthMain);
  return {
    season: {
      passed: season,
      because: chart.say(
        `the month branch ${chart.month.branch.native} holds ${monthMain.native} (${monthMain.element}), which ${season ? "supports" : "does not support"} ${self.native}`,
        `月令${chart.month.branch.native}中${monthMain.native}${ELEMENT_NAMES[monthMain.element].native}當權，${self.native}${season ? "得令" : "失令"}`,
      ),
    },
    root: {
      passed: firm.length > 0,
      because:
        firm.length > 0
          ? chart.say(
              `${self.native} is rooted in the ${listed(firm.map(({ pillar }) => pillar))} ${firm.length === 1 ? "branch" : "branches"}`,
              `${self.native}通根於${firm.map(({ pillar }) => PLACE_NATIVE[pillar]).join("、")}支，得地`,
            )
          : chart.say(
              `${self.native} has no firm root in any branch`,
              `${self.native}於地支無根，不得地`,
            ),
    },
    company: {
      passed: helpers.length >= 2,
      because: chart.say(
        `${countWord(helpers.length)} of the stems beside ${self.native} ${helpers.length === 1 ? "supports" : "support"} it`,
        helpers.length >= 2
          ? `天干有${helpers.length}處生扶，得勢`
          : helpers.length === 1
            ? "天干僅一處生扶，不得勢"
            : "天干無一生扶，不得勢",
      ),
    },
  };
}

function countWord(count: number): string {
  return ["none", "one", "two", "three"][count]!;
}
