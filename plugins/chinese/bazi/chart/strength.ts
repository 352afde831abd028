import { PHASE, phaseRelation, STEM, type Branch, type Phase, type Stem as StemId } from "#lore";
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
import { PLACE, type Place } from "../../calendar/pillars.ts";
import { hiddenStemsOf } from "../../core/hidden_stems.ts";
import { lifeStageIndex } from "../../core/life_stages.ts";
import { isClash, tripleRelation } from "../../core/relations.ts";
import { SEASON_STATE, stateInSeason } from "../../core/season.ts";
import { otherStems, type Chart } from "./chart.ts";

/** Verdicts on the day master's strength, strongest first. */
export const STRENGTH = vocabulary("strength", {
  strong: { native: "身強", roman: "shēn qiáng" },
  slightlyStrong: { native: "偏強", roman: "piān qiáng" },
  balanced: { native: "中和", roman: "zhōng hé" },
  slightlyWeak: { native: "偏弱", roman: "piān ruò" },
  weak: { native: "身弱", roman: "shēn ruò" },
});
export type StrengthId = IdOf<typeof STRENGTH>;

/** How firmly a branch roots the day master. */
export const ROOT_GRADE = vocabulary("rootGrade", {
  lu: { native: "祿", roman: "lù" },
  blade: { native: "刃", roman: "rèn" },
  birth: { native: "長生", roman: "cháng shēng" },
  storehouse: { native: "墓庫", roman: "mù kù" },
  residual: { native: "餘氣", roman: "yú qì" },
});
type RootGrade = IdOf<typeof ROOT_GRADE>;

/** The upper or the lower half of a pillar. */
export const HALF = vocabulary("half", ["stem", "branch"]);

/** How strength is judged. */
export type StrengthModel = "weighted" | "threeTests";

/** Why a day master is as strong as it is. */
export type StrengthPhrases = {
  /** Feeding and befriending parts in percent of the chart. */
  supportWeighs: { percent: number };
  testsPassed: { passed: number };
  inSeason: SeasonTest;
  outOfSeason: SeasonTest;
  rooted: { self: StemId; pillars: readonly Place[] };
  rootless: { self: StemId };
  company: { self: StemId; helpers: number };
};
type SeasonTest = { self: StemId; month: Branch; stem: StemId; element: Phase };

/** How the weights are made, for those who want to follow them. */
export type ModelPhrases = { weighted: {}; threeTests: {} };

const test = (description: string) => Type.Boolean({ description });

/** Strength of the day master, with its parts. */
export const strengthShape = Type.Object(
  {
    verdict: verdict(
      term(STRENGTH, "Strength of the day master"),
      phrase<StrengthPhrases>("The weight or the tests passed, then season, root and company"),
      "How strong the day master is",
    ),
    score: Type.Number({
      minimum: 0,
      maximum: 100,
      description: "Support in percent of the whole, rounded to 0.1",
    }),
    season: term(SEASON_STATE, "State of the day master's element in the month: 旺相休囚死"),
    tests: Type.Object(
      {
        season: test("得令: the month supports"),
        root: test("得地: a firm root in a branch"),
        company: test("得勢: two or more supporting stems"),
      },
      { description: "The three classical tests" },
    ),
    roots: Type.Array(
      Type.Object(
        {
          pillar: term(PLACE, "Place of the pillar"),
          grade: term(ROOT_GRADE, "Kind of root"),
          stem: term(STEM, "The hidden stem that is the root"),
          firm: Type.Boolean({ description: "False where it is only a residual stem" }),
        },
        { description: "A root" },
      ),
      { description: "Roots of the day master in the branches, with their grade" },
    ),
    parts: Type.Array(
      Type.Object(
        {
          pillar: term(PLACE, "Place of the pillar"),
          half: term(HALF, "Whether it is the stem or stands in the branch"),
          stem: term(STEM, "The stem"),
          element: term(PHASE, "Element it counts for, carried over where a combination is full"),
          weight: Type.Number({ description: "Percent of the whole chart" }),
          supports: Type.Boolean({
            description: "Whether it is or generates the day master's element",
          }),
        },
        { description: "A weighed part" },
      ),
      { description: "Every weighed part, hidden stems apart" },
    ),
    model: phrase<ModelPhrases>("How the weights are made"),
  },
  { description: "Strength of the day master" },
);
export type Strength = Frozen<Static<typeof strengthShape>>;
type Part = Strength["parts"][number];
type Root = Strength["roots"][number];

/** Percent of the chart that each stem and branch weighs; the month branch leads. */
const STEM_WEIGHTS: { readonly [K in Place]: number } = { year: 8, month: 12, day: 0, hour: 12 };
const BRANCH_WEIGHTS: { readonly [K in Place]: number } = { year: 8, month: 40, day: 12, hour: 8 };

/** What a clashed branch keeps of its weight. */
const CLASHED = 0.8;

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
  const roots = rootsOf(chart);
  const { tests, because } = testsOf(chart, roots);
  const passed = Object.values(tests).filter((one) => one).length;
  const weighted = model === "weighted";
  const first: Phrase<StrengthPhrases> = weighted
    ? { code: "supportWeighs", with: { percent: score } }
    : { code: "testsPassed", with: { passed }, source: "Ziping Zhenquan" };
  return {
    verdict: {
      value: weighted ? verdictOfScore(score) : verdictOfTests(passed, tests),
      because: [first, ...because],
    },
    score,
    season: stateInSeason(chart.dayMaster.element, chart.month.branch.index),
    tests,
    roots,
    parts,
    model: { code: model },
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
  if (passed === 2) return tests.season ? "slightlyStrong" : "balanced";
  return "slightlyWeak";
}

/** Whether an element is or generates the day master's. */
function supports(self: Phase, element: Phase): boolean {
  const relation = phaseRelation(self, element);
  return relation === "same" || relation === "generatedBy";
}

function weigh(chart: Chart): readonly Part[] {
  const parts: Part[] = [];
  const carried = carriedElements(chart);
  const self = chart.dayMaster.element;
  for (const { place, pair } of chart.pillars) {
    const add = (half: Part["half"], stem: Stem, element: Phase, weight: number) =>
      parts.push({
        pillar: place,
        half,
        stem: stem.id,
        element,
        weight,
        supports: supports(self, element),
      });
    if (place !== "day") add("stem", pair.stem, pair.stem.element, STEM_WEIGHTS[place]);
    const clashed = chart.pillars.some((other) =>
      isClash(other.pair.branch.index, pair.branch.index),
    );
    const whole = BRANCH_WEIGHTS[place] * (clashed ? CLASHED : 1);
    for (const { stem, share } of hiddenStemsOf(pair.branch.index)) {
      const element = carried.get(pair.branch.index) ?? stem.element;
      add("branch", stem, element, Math.round(whole * share * 100) / 100);
    }
  }
  return parts;
}

/** Branches that a full combination with its element shown in a stem carries over. */
function carriedElements(chart: Chart): ReadonlyMap<number, Phase> {
  const carried = new Map<number, Phase>();
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
function rootsOf(chart: Chart): readonly Root[] {
  const { dayMaster } = chart;
  return chart.pillars.flatMap(({ place, pair }) => {
    const hidden = hiddenStemsOf(pair.branch.index).find(
      ({ stem }) => stem.element === dayMaster.element,
    );
    if (!hidden) return [];
    const grade = gradeOf(dayMaster, pair.branch.index, hidden.role);
    const firm = hidden.role !== "residual" || grade !== "residual";
    return [{ pillar: place, grade, stem: hidden.stem.id, firm }];
  });
}

function gradeOf(dayMaster: Stem, branchIndex: number, role: string): RootGrade {
  const stage = lifeStageIndex(dayMaster.index, branchIndex);
  const isEarthBranch = branchIndex % 3 === 1;
  if (stage === 3) return "lu";
  if (stage === 4) return "blade";
  if (stage === 0) return "birth";
  if (isEarthBranch && role === "residual") return "storehouse";
  return role === "main" ? "lu" : "residual";
}

function testsOf(
  chart: Chart,
  roots: readonly Root[],
): { readonly tests: Strength["tests"]; readonly because: readonly Phrase<StrengthPhrases>[] } {
  const { element, id: self } = chart.dayMaster;
  const main = hiddenStemsOf(chart.month.branch.index)[0]!.stem;
  const season = supports(element, main.element);
  const firm = roots.filter((root) => root.firm).map(({ pillar }) => pillar);
  const helpers = otherStems(chart).filter(({ stem }) => supports(element, stem.element)).length;
  return {
    tests: { season, root: firm.length > 0, company: helpers >= 2 },
    because: [
      {
        code: season ? "inSeason" : "outOfSeason",
        with: { self, month: chart.month.branch.id, stem: main.id, element: main.element },
      },
      firm.length > 0
        ? { code: "rooted", with: { self, pillars: firm } }
        : { code: "rootless", with: { self } },
      { code: "company", with: { self, helpers } },
    ],
  };
}
