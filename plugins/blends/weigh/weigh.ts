/** The mean of many systems, who leans which way, and what the mean would be without each. */
import type { Polarity } from "../members/member.ts";

/** One system's voice in the mean. */
export interface Voice {
  readonly system: string;
  /** 0 to 100; null where it weighs nothing or failed. */
  readonly score: number | null;
  /** 0 to 1. */
  readonly confidence: number;
  /** Relative to the others of this blend. */
  readonly weight: number;
  readonly polarity: Polarity;
}

/** The formula in words; `blendedScore` follows it exactly. */
export const FORMULA = {
  en: "blendedScore = round(sum of weight x confidence x score / sum of weight x confidence), over the systems that have a score. Confidence is 1 for a system's own score (times the confidence it states), 0.8 for a graded verdict, 0.6 for a tally of its marks. From 60 a system speaks for, up to 40 against",
  zhHant:
    "總分 = 各系統（權重 × 可信度 × 分數）之和 ÷（權重 × 可信度）之和，四捨五入；無分數者不計。可信度：系統自有分數為 1（乘其自述之可信度），判語為 0.8，象徵相加為 0.6。六十以上為吉，四十以下為不利",
} as const;

/** The weighted mean, unrounded; null where nothing weighs. */
export function meanOf(voices: readonly Voice[]): number | null {
  let sum = 0;
  let whole = 0;
  for (const { score, confidence, weight } of voices) {
    if (score === null || confidence === 0) continue;
    sum += weight * confidence * score;
    whole += weight * confidence;
  }
  return whole > 0 ? sum / whole : null;
}

/** {@link meanOf} as it is told. */
export function blendedScoreOf(voices: readonly Voice[]): number | null {
  const mean = meanOf(voices);
  return mean === null ? null : Math.round(mean);
}

/** The score of all others; null where nothing else weighs. */
export function scoreWithout(voices: readonly Voice[], system: string): number | null {
  return blendedScoreOf(voices.filter((voice) => voice.system !== system));
}

/** How far the systems agree. */
export interface Dissent {
  /** Share of the weight, 0 to 1, that stands on the fullest side. */
  readonly agreement: number;
  /** The fullest side. */
  readonly side: Exclude<Polarity, "unweighed">;
  /** Weighted standard deviation of the scores, points. */
  readonly spread: number;
  readonly favourable: readonly string[];
  readonly mixed: readonly string[];
  readonly adverse: readonly string[];
  /** Delivered, and judging nothing. */
  readonly unweighed: readonly string[];
  /** The system farthest from the mean; the first of equals. */
  readonly farthest: { readonly system: string; readonly gap: number } | null;
}

const SIDES = ["favourable", "mixed", "adverse"] as const;

/** Sorts the voices by side; a failed system is on none. */
export function dissentOf(voices: readonly Voice[], failed: readonly string[]): Dissent {
  const delivered = voices.filter(({ system }) => !failed.includes(system));
  const on = (side: Polarity) => delivered.filter(({ polarity }) => polarity === side);
  const massOf = (side: Polarity) =>
    on(side).reduce((sum, { weight, confidence }) => sum + weight * confidence, 0);
  const masses = SIDES.map(massOf);
  const whole = masses.reduce((sum, mass) => sum + mass, 0);
  const most = masses.indexOf(Math.max(...masses));
  const mean = meanOf(delivered) ?? 0;
  const weighed = delivered.filter(({ polarity }) => polarity !== "unweighed");
  const variance = weighed.reduce(
    (sum, { score, weight, confidence }) => sum + weight * confidence * (score! - mean) ** 2,
    0,
  );
  const names = (side: Polarity) => on(side).map(({ system }) => system);
  const byGap = [...weighed].sort((a, b) => Math.abs(b.score! - mean) - Math.abs(a.score! - mean));
  return {
    agreement: whole > 0 ? round(masses[most]! / whole, 3) : 0,
    side: whole > 0 ? SIDES[most]! : "mixed",
    spread: whole > 0 ? round(Math.sqrt(variance / whole), 1) : 0,
    favourable: names("favourable"),
    mixed: names("mixed"),
    adverse: names("adverse"),
    unweighed: names("unweighed"),
    farthest: byGap[0] ? { system: byGap[0].system, gap: round(byGap[0].score! - mean, 1) } : null,
  };
}

function round(value: number, places: number): number {
  const scale = 10 ** places;
  return Math.round(value * scale) / scale;
}

/**
 * Points for a blend that delivered a part of its systems: the price's equal share of each, rounded down.
 *
 * @param price points of the whole
 */
export function creditsFor(price: number, delivered: number, members: number): number {
  return Math.floor((price * delivered) / members);
}
