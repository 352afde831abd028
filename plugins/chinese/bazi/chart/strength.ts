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
import { PLACE, type Place } from "#east/calendar/pillars.ts";
import { hiddenStemsOf } from "#east/hidden_stems.ts";
import { lifeStageIndex } from "#east/life_stages.ts";
import { SEASON_STATE, stateInSeason } from "#east/season.ts";
import type { Judgement } from "../judgement/judge.ts";
import type { Standing } from "../judgement/remedy.ts";
import { otherStems, type Chart } from "#east/four_pillars/chart.ts";

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
  /** Two seats or more of the day stem outweigh what is against it. */
  heavyRoots: { self: StemId; pillars: readonly Place[] };
  /** Much help and nothing of its own to be helped. */
  resourceWithoutSelf: { self: StemId };
  overpowered: { self: StemId };
  /** Resource buries what it feeds. */
  smothered: { self: StemId };
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
          firm: Type.Boolean({
            description:
              "False where it is only a residual stem, or a clash or combination undid it",
          }),
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

/**
 * Says how strong the day master is, from the powers in its chart.
 *
 * The three classical tests stand beside the weights; the model `threeTests` judges by those alone.
 *
 * @source Ziping Zhenquan, "lun yin yang sheng si" and Di Tian Sui, "shuai wang", for season, root
 *   and company; the weights are this service's own
 */
export function describeStrength(
  chart: Chart,
  { view, standing }: Judgement,
  model: StrengthModel,
): Strength {
  const score = Math.round(view.support * 1000) / 10;
  const roots = rootsOf(chart, view.firmRoots);
  const { tests, because } = testsOf(chart, roots);
  const passed = Object.values(tests).filter((one) => one).length;
  const weighted = model === "weighted";
  const first: readonly Phrase<StrengthPhrases>[] = weighted
    ? [{ code: "supportWeighs", with: { percent: score } }, ...besideWeight(chart, view, standing)]
    : [{ code: "testsPassed", with: { passed }, source: "Ziping Zhenquan" }];
  return {
    verdict: {
      value: weighted ? verdictOfStanding(score, standing) : verdictOfTests(passed, tests),
      because: [...first, ...because],
    },
    score,
    season: stateInSeason(chart.dayMaster.element, chart.month.branch.index),
    tests,
    roots,
    parts: view.powers.map(({ place, half, stem, element, share }) => ({
      pillar: place,
      half,
      stem,
      element,
      weight: Math.round(share * 10_000) / 100,
      supports: supports(chart.dayMaster.element, element),
    })),
    model: { code: model },
  };
}

/** What decides where the plain sum does not. */
function besideWeight(
  { dayMaster }: Chart,
  { heavyRoots }: Judgement["view"],
  { by }: Standing,
): readonly Phrase<StrengthPhrases>[] {
  const self = dayMaster.id;
  const source = "Di Tian Sui Chanwei, shuai wang";
  if (by === "heavyRoots")
    return [{ code: "heavyRoots", with: { self, pillars: heavyRoots }, source }];
  return by === "support" ? [] : [{ code: by, with: { self }, source }];
}

function verdictOfStanding(score: number, { isStrong, by }: Standing): StrengthId {
  if (isStrong) return score >= 60 ? "strong" : "slightlyStrong";
  return score < 40 || by === "smothered" ? "weak" : "slightlyWeak";
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

/** Branches that hold the day master's element, the firm ones as the judgement found them. */
function rootsOf(chart: Chart, firmRoots: readonly Place[]): readonly Root[] {
  const { dayMaster } = chart;
  return chart.pillars.flatMap(({ place, pair }) => {
    const hidden = hiddenStemsOf(pair.branch.index).find(
      ({ stem }) => stem.element === dayMaster.element,
    );
    if (!hidden) return [];
    const grade = gradeOf(dayMaster, pair.branch.index, hidden.role);
    const firm = firmRoots.includes(place);
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
