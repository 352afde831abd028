/** Charts that Ziping Zhenquan and Di Tian Sui Chanwei work out themselves, given as four pillars. */
import type { Adapter } from "../adapter.ts";
import { CHARTS } from "../disagreements.ts";

type Answer = any;

const ELEMENTS: Readonly<Record<string, string>> = {
  wood: "木",
  fire: "火",
  earth: "土",
  metal: "金",
  water: "水",
};

/** Names that a book uses for a structure or a state of ours, by id. */
const STRUCTURES: Readonly<Record<string, readonly string[]>> = {
  directOfficer: ["正官", "官"],
  sevenKillings: ["七殺"],
  directWealth: ["財"],
  indirectWealth: ["財"],
  directResource: ["印"],
  indirectResource: ["印"],
  eatingGod: ["食神"],
  hurtingOfficer: ["傷官"],
  monthBlade: ["陽刃"],
  jianLu: ["建祿"],
  monthRob: ["月劫"],
  followWealth: ["從財"],
  followOfficer: ["從殺"],
  followOutput: ["從兒"],
  // 從氣 and 從勢 both go with several forces; the book tells them apart by the luck that follows.
  followForce: ["從勢", "從氣"],
  followTide: ["從氣", "從勢"],
  followSelf: ["從旺"],
  followSupport: ["從強"],
  transformation: ["化氣"],
  facingSun: ["朝陽"],
  wellRail: ["井欄"],
  punishedIn: ["刑合"],
  salaryDrawn: ["合祿"],
  distantlyDrawn: ["遙合"],
  clashedIn: ["倒沖"],
};
const NAMED = new Set(Object.values(STRUCTURES).flat());

/** Chanwei's names of illness and remedy, by pattern. */
const PATTERNS: Readonly<Record<string, readonly string[]>> = {
  officerToResource: ["殺印"],
  officerHeldByOutput: ["食神制殺", "兒能救母"],
  outputHeldByResource: ["傷官用印"],
  outputAgainstCompanions: ["傷官用劫"],
  motherSmothers: ["母慈滅子"],
  coldMetalToFire: ["寒金用火"],
  coldWoodToFire: ["印旺用食", "兒能救母"],
  hotFireToWater: ["傷官用官"],
  resourceToOutput: ["印旺用食"],
};
const PATTERN_NAMES = new Set(Object.values(PATTERNS).flat());

const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  companions: ["比劫", "比肩", "劫財"],
  output: ["食傷", "食神", "傷官"],
  wealth: ["財", "正財", "偏財"],
  officer: ["官殺", "正官", "七殺", "官", "殺"],
  resource: ["印", "正印", "偏印"],
};

const SUCCESS = ["成", "成而低", "救應"];

/** What we refuse or cannot see, by the pillars of the case. */
const DISAGREEMENTS = new Map(CHARTS.map(({ pillars, reason }) => [pillars, reason]));

const books: Adapter = {
  files: /^bazi\.json$/,
  procedures: () => ["bazi.chart"],
  async judge(one, call) {
    const { pillars } = one["input"] as { pillars: Readonly<Record<string, string>> };
    const school = (one["book"] as string).startsWith("子平") ? "zhenquan" : "chanwei";
    const answer: Answer = await call("bazi.chart", { pillars, school });
    const measures: Record<string, boolean> = {};
    const differences: string[] = [];
    const compare = (name: string, expected: unknown, got: string, agreed: boolean) => {
      measures[name] = agreed;
      if (!agreed) differences.push(`${name}: expected ${JSON.stringify(expected)}, got ${got}`);
    };
    const expected = one["expect"] as Answer;
    const { structure, usefulGod, strength } = answer;
    const id = structure.verdict.value.id as string;
    const pattern = structure.pattern?.id as string | undefined;
    if (NAMED.has(expected.structure)) {
      compare("structure", expected.structure, id, !!STRUCTURES[id]?.includes(expected.structure));
    }
    if (PATTERN_NAMES.has(expected.structure)) {
      const agreed = !!PATTERNS[pattern ?? ""]?.includes(expected.structure);
      compare("illness and remedy", expected.structure, pattern ?? id, agreed);
    }
    if (expected.verdict) {
      const state = structure.state.value.id as string;
      const stands = state === "formed" || state === "rescued";
      compare("success", expected.verdict, state, SUCCESS.includes(expected.verdict) === stands);
    }
    const { element, family } = usefulGod.roles.useful;
    if (expected.usefulElements) {
      const agreed = expected.usefulElements.includes(ELEMENTS[element.id]);
      compare("useful element", expected.usefulElements, element.id, agreed);
    }
    if (expected.usefulTenGods) {
      const agreed = expected.usefulTenGods.some((god: string) =>
        FAMILIES[family.id]!.includes(god),
      );
      compare("useful ten gods", expected.usefulTenGods, family.id, agreed);
    }
    const side = sideOf(expected.strength);
    if (side === "follows") {
      compare("following", expected.strength, id, structure.kind.id === "follow");
    } else if (side) {
      const got = strength.verdict.value.id as string;
      compare("strength", expected.strength, got, got.toLowerCase().includes(side));
    }
    const reason = DISAGREEMENTS.get(Object.values(pillars).join(" "));
    if (differences.length === 0) return { kind: "passed", measures };
    return reason
      ? { kind: "skipped", reason, measures }
      : { kind: "failed", differences, measures };
  },
};

/** The side on which a book puts the day stem. */
function sideOf(strength: string | undefined): "strong" | "weak" | "balanced" | "follows" | null {
  if (!strength) return null;
  if (strength === "從") return "follows";
  if (strength === "中和") return "balanced";
  return strength.includes("旺") ? "strong" : "weak";
}

export const adapters: readonly Adapter[] = [books];
