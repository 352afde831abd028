/** From scores to probabilities, by formulas that every answer repeats. */
import { phrase, term, Type, vocabulary, type IdOf, type Static } from "#sdk";

/** How far a score moves the odds, and how sure the surest answer may sound. */
const PULL = 0.8;
const SUREST = 0.95;
/** Points of score that multiply the odds of an option by e. */
const SCALE = 20;
/** What the first of several must have over the second to lead at all. */
const LEAST_LEAD = 0.02;

export const probability = (description: string) =>
  Type.Number({ minimum: 0, maximum: 1, description: `${description}; three places` });

/** Probability of the option that a favourable sign speaks for, from a score of 0 to 100; three places. */
export function probabilityOf(score: number): number {
  const raw = 0.5 + (PULL * (score - 50)) / 100;
  return round(Math.max(1 - SUREST, Math.min(SUREST, raw)));
}

/**
 * Probabilities that add to exactly 1, three places each: thousandths are cut off, and what is left goes to
 * the largest remainders, so that a better score never ends below a poorer one.
 *
 * @param scores in an order that does not hang on how the options were listed
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

export const STRENGTH = vocabulary("strength", ["none", "slight", "clear", "strong"]);
export type Strength = IdOf<typeof STRENGTH>;

/**
 * How far a probability stands from even.
 *
 * @param even what chance alone would give
 */
export function strengthOf(probability: number, even = 0.5): Strength {
  const lead = (probability - even) / (1 - even);
  if (lead < 0.06) return "none";
  if (lead < 0.2) return "slight";
  return lead < 0.4 ? "clear" : "strong";
}

export const signal = Type.Object(
  {
    towards: Type.Union([Type.String(), Type.Null()], {
      description: "The option that leads; null without a lead",
    }),
    strength: term(
      STRENGTH,
      "Lead over even odds, as part of the way to certainty: below 0.06 none, below 0.2 slight, below 0.4 clear, else strong; none too where the first of several leads the second by less than 0.02",
    ),
  },
  { description: "The probabilities in one word" },
);
export type Signal = Static<typeof signal>;

/** The word for several shares. */
export function signalOf(
  outcomes: readonly { readonly label: string; readonly probability: number }[],
): Signal {
  const [first, second] = [...outcomes].sort((a, b) => b.probability - a.probability);
  const tied = first!.probability - second!.probability < LEAST_LEAD;
  const strength = tied ? "none" : strengthOf(first!.probability, 1 / outcomes.length);
  return { towards: strength === "none" ? null : first!.label, strength };
}

/** What such a number is worth, in every answer. */
export type SymbolicPhrases = { uncalibrated: {} };
export const symbolic = phrase<SymbolicPhrases>("What such a number is worth");
export const UNCALIBRATED = { code: "uncalibrated" } as const;

/** Rounds to three places. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
