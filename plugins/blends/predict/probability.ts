/** From scores to probabilities, by formulas that every answer repeats. */
import { oneOf, TextShape, Type, type Static, type Text } from "#old";

/** How far a score moves the odds, and how sure the surest answer may sound. */
const PULL = 0.8;
const SUREST = 0.95;
/** Points of score that multiply the odds of an option by e. */
const SCALE = 20;

export const BINARY_FORMULA: Text = {
  en: "score = sum of weight x confidence x score / sum of weight x confidence. Probability of A = 0.5 + 0.8 x (score - 50) / 100, kept within 0.05 and 0.95; B is the rest. A favourable sign speaks for A",
  zhHant:
    "分數 =（權重 × 可信度 × 分數）之和 ÷（權重 × 可信度）之和。甲之機率 = 0.5 + 0.8 ×（分數 − 50）÷ 100，限於 0.05 至 0.95；其餘歸乙。吉象為甲發言",
};

export const SHARES_FORMULA: Text = {
  en: "Each option's score is the mean of what the boards say at its place, by fixed weights and confidence. Its probability is exp((score - 50) / 20), divided by the sum over all options",
  zhHant:
    "各選項之分數，為諸盤於其位所示者依固定權重與可信度之平均；其機率為 exp((分數 − 50) ÷ 20) 除以各選項之和",
};

/** What such a number is, told in every answer. */
export const SYMBOLIC: Text = {
  en: "A symbolic signal in the form of a probability: it follows from boards cast for a moment and from nothing known of the matter. No record of hits is claimed for it; score it against outcomes (Brier) before relying on it",
  zhHant:
    "此為以機率形式表達之象徵訊號，只由某一時刻之盤式推出，不含事情本身的任何資訊；不主張其準確率，依賴之前請先以實際結果（Brier 分數）檢驗",
};

export const Probability = Type.Number({ minimum: 0, maximum: 1, description: "Three places" });

/** Probability of A from a score of 0 to 100; three places. */
export function probabilityOf(score: number): number {
  const raw = 0.5 + (PULL * (score - 50)) / 100;
  return round(Math.max(1 - SUREST, Math.min(SUREST, raw)));
}

/**
 * Probabilities that add to exactly 1, three places each: thousandths are cut off, and what is left goes to
 * the largest remainders, so that a better score never ends below a poorer one.
 */
export function sharesOf(scores: readonly number[]): readonly number[] {
  const masses = scores.map((score) => Math.exp((score - 50) / SCALE));
  const whole = masses.reduce((sum, mass) => sum + mass, 0);
  const exact = masses.map((mass) => (1000 * mass) / whole);
  const units = exact.map(Math.floor);
  const left = 1000 - units.reduce((sum, unit) => sum + unit, 0);
  const order = [...exact.keys()].sort(
    (a, b) => exact[b]! - units[b]! - (exact[a]! - units[a]!) || exact[b]! - exact[a]! || a - b,
  );
  for (const index of order.slice(0, left)) units[index]! += 1;
  return units.map((unit) => unit / 1000);
}

export const STRENGTHS = ["none", "slight", "clear", "strong"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** How far a probability stands from even, and from which chance is even. */
export function strengthOf(probability: number, even = 0.5): Strength {
  const lead = (probability - even) / (1 - even);
  if (lead < 0.06) return "none";
  if (lead < 0.2) return "slight";
  return lead < 0.4 ? "clear" : "strong";
}

export const SignalShape = Type.Object(
  {
    towards: Type.Union([Type.String(), Type.Null()], {
      description: "The option that leads; null without a lead",
    }),
    strength: oneOf(
      STRENGTHS,
      "Lead over even odds, as part of the way to certainty: below 0.06 none, below 0.2 slight, below 0.4 clear, else strong; none too where the first of several leads the second by less than 0.02",
    ),
  },
  { description: "The probabilities in one word" },
);
export type Signal = Static<typeof SignalShape>;

export const SymbolicShape = TextShape;

/** Rounds to three places. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
