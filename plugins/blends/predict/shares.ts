/** The answer and the thesis that all predictions with several outcomes share. */
import { Refusal, TextShape, Type, type Brief, type Lang, type Static } from "#old";
import { MomentShape, type Asking } from "../moment.ts";
import { listEn } from "../prose/english.ts";
import { SystemShape, unranked, type System } from "../weigh/systems.ts";
import { creditsFor } from "../weigh/weigh.ts";
import { percent } from "./binary_thesis.ts";
import { partsScore, PartsShape, type Parts } from "./options_reading.ts";
import {
  Probability,
  SHARES_FORMULA,
  sharesOf,
  SignalShape,
  strengthOf,
  SYMBOLIC,
  type Strength,
} from "./probability.ts";

/** Fields of one outcome beside what names it. */
export const OutcomeFields = {
  label: Type.String(),
  probability: Probability,
  score: Type.Number({ minimum: 0, maximum: 100 }),
  parts: PartsShape,
};

export const SharesShape = {
  systems: Type.Array(SystemShape, { description: "The boards, whole" }),
  signal: SignalShape,
  formula: TextShape,
  symbolic: TextShape,
  moment: MomentShape,
  creditsUsed: Type.Integer({ description: "Points charged, less what could not be cast" }),
};
const shape = Type.Object(SharesShape);

/** What the first must have over the second to lead at all. */
const LEAST_LEAD = 0.02;

/** One outcome with its probability. */
export interface Outcome {
  readonly label: string;
  readonly probability: number;
  readonly score: number;
  readonly parts: Parts;
}

/** Probabilities of the labelled outcomes; they add to 1. */
export function outcomesOf(labels: readonly string[], parts: readonly Parts[]) {
  const scores = parts.map(partsScore);
  const shares = sharesOf(scores);
  return labels.map((label, index) => ({
    label,
    probability: shares[index]!,
    score: scores[index]!,
    parts: parts[index]!,
  }));
}

/**
 * Everything beside the outcomes.
 *
 * @throws {Refusal} `nothing-delivered`
 */
export function sharesAnswer(
  outcomes: readonly Outcome[],
  cast: { readonly asked: number; readonly delivered: number; readonly systems: readonly System[] },
  moment: Asking,
  cost: number,
): Static<typeof shape> {
  if (cast.delivered === 0) {
    throw new Refusal("nothing-delivered", "Cannot predict: no board could be cast");
  }
  const [first, second] = [...outcomes].sort((a, b) => b.probability - a.probability);
  const tied = first!.probability - second!.probability < LEAST_LEAD;
  const strength = tied ? "none" : strengthOf(first!.probability, 1 / outcomes.length);
  return {
    systems: cast.systems.map(unranked),
    signal: { towards: strength === "none" ? null : first!.label, strength },
    formula: { ...SHARES_FORMULA },
    symbolic: { ...SYMBOLIC },
    moment,
    creditsUsed: creditsFor(cost, cast.delivered, cast.asked),
  };
}

/** What the outcomes are, for the words of the thesis. */
export interface Wording {
  /** "options", "bands", "parts of the span". */
  readonly many: { readonly en: string; readonly zhHant: string };
  /** What to do, by language. */
  readonly advice: { readonly en: string; readonly zhHant: string };
}

const OUTLINE: Readonly<Record<Lang, readonly string[]>> = {
  en: ["What leads, and by how much", "Why", "How to use it", "The limit"],
  "zh-Hant": ["何者居先", "緣由", "怎麼用", "限度"],
};

const STRENGTH_EN: Readonly<Record<Exclude<Strength, "none">, string>> = {
  slight: "The lead is slight.",
  clear: "The lead is clear, as such boards go.",
  strong: "The lead is as strong as such boards give.",
};
const STRENGTH_ZH: Readonly<Record<Exclude<Strength, "none">, string>> = {
  slight: "領先有限。",
  clear: "以此類盤式而言，領先明白。",
  strong: "此類盤式所能給的領先，大抵以此為極。",
};

/** The brief of several outcomes. */
export function sharesThesis(
  question: string,
  outcomes: readonly Outcome[],
  strength: Strength,
  wording: Wording,
  lang: Lang,
): Brief {
  const sorted = [...outcomes].sort((a, b) => b.probability - a.probability);
  const plain = (lang === "en" ? writeEn : writeZh)(sorted, strength, wording);
  const facts = {
    question,
    outcomes: outcomes.map(({ label, probability, score, parts }) => ({
      label,
      probability,
      score,
      reasons: parts.map(({ system, score: own, place }) => ({ system, score: own, place })),
    })),
    strength,
  };
  return { facts, outline: OUTLINE[lang], plain };
}

/** The reason that moved an outcome most, one way or the other. */
function reasonOf({ parts }: Outcome, sign: 1 | -1) {
  return parts
    .flatMap(({ testimonies }) => testimonies)
    .filter(({ code, weight }) => code !== "base" && code !== "verdict" && sign * weight > 0)
    .sort((a, b) => sign * (b.weight - a.weight))[0]?.evidence;
}

function writeEn(sorted: readonly Outcome[], strength: Strength, wording: Wording): string {
  const [first, second] = [sorted[0]!, sorted[1]!];
  const last = sorted.at(-1)!;
  const even = Math.round(100 / sorted.length);
  const tied = first.probability - second.probability < LEAST_LEAD;
  const opener =
    tied && strengthOf(first.probability, 1 / sorted.length) !== "none"
      ? `The boards leave it between “${first.label}” and “${second.label}”, with ${percent(first.probability)} and ${percent(second.probability)} where chance alone would give ${even}%. Neither leads.`
      : strength === "none"
        ? `The boards spread their favour almost evenly over the ${wording.many.en}. “${first.label}” stands first with ${percent(first.probability)} where chance alone would give ${even}%, and that is no lead to speak of.`
        : `Among the ${wording.many.en} the boards put “${first.label}” first, with ${percent(first.probability)} where chance alone would give ${even}%; “${second.label}” follows with ${percent(second.probability)}. ${STRENGTH_EN[strength]}`;
  const [good, bad] = [reasonOf(first, 1), reasonOf(last, -1)];
  const why = [
    good ? `What lifts the first is that ${good.en}.` : "",
    bad && last !== first
      ? `At the other end stands “${last.label}” with ${percent(last.probability)}; there ${bad.en}.`
      : "",
  ].filter((part) => part !== "");
  const field = sorted
    .slice(2, -1)
    .map(({ label, probability }) => `“${label}” with ${percent(probability)}`);
  const middle =
    field.length > 0 ? `Between them ${field.length === 1 ? "lies" : "lie"} ${listEn(field)}.` : "";
  return [
    opener,
    [...why, middle].filter((part) => part !== "").join(" "),
    wording.advice.en,
    "The figures add to a hundred because they were made to. They are the shape of one moment, laid over a list that you wrote, and no measurement of the world.",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function writeZh(sorted: readonly Outcome[], strength: Strength, wording: Wording): string {
  const [first, second] = [sorted[0]!, sorted[1]!];
  const last = sorted.at(-1)!;
  const even = Math.round(100 / sorted.length);
  const tied = first.probability - second.probability < LEAST_LEAD;
  const opener =
    tied && strengthOf(first.probability, 1 / sorted.length) !== "none"
      ? `諸盤把答案留在「${first.label}」與「${second.label}」之間，各為 ${percent(first.probability)} 與 ${percent(second.probability)}，均分則為 ${even}%，兩者不分先後。`
      : strength === "none"
        ? `諸盤對${wording.many.zhHant}幾乎一視同仁。「${first.label}」居先，${percent(first.probability)}，而均分也有 ${even}%，算不上領先。`
        : `在${wording.many.zhHant}之中，諸盤以「${first.label}」為首，${percent(first.probability)}，均分則為 ${even}%；其次是「${second.label}」，${percent(second.probability)}。${STRENGTH_ZH[strength]}`;
  const [good, bad] = [reasonOf(first, 1), reasonOf(last, -1)];
  const why = [
    good ? `抬舉首位的是「${good.zhHant}」。` : "",
    bad && last !== first
      ? `敬陪末座的是「${last.label}」，${percent(last.probability)}，見「${bad.zhHant}」。`
      : "",
  ];
  const field = sorted
    .slice(2, -1)
    .map(({ label, probability }) => `「${label}」${percent(probability)}`);
  const middle = field.length > 0 ? `居間者為${field.join("、")}。` : "";
  return [
    opener,
    [...why, middle].join(""),
    wording.advice.zhHant,
    "這些數字加起來是一百，因為算法就是這麼定的。它們是一個時刻的形狀，鋪在您寫的清單上，並不是對世界的測量。",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
