/** The mean of many systems, and what it would be without each. */
import type { Stance, System, SystemId } from "./system.ts";

/** One system's voice in the mean. */
export interface Voice {
  readonly system: SystemId;
  /** 0 to 100; null where it weighs nothing or failed. */
  readonly score: number | null;
  /** 0 to 1. */
  readonly confidence: number;
  /** Relative to the others of this blend. */
  readonly weight: number;
  readonly polarity: Stance;
}

/** From which score on a system speaks for, and up to which against. */
const FAVOURABLE_FROM = 60;
const ADVERSE_TO = 40;

/** Which way a score leans. */
export function sideOf(score: number): Exclude<Stance, "unweighed"> {
  if (score >= FAVOURABLE_FROM) return "favourable";
  return score <= ADVERSE_TO ? "adverse" : "mixed";
}

/** Which way a system leans; one without confidence is not weighed. */
export function stanceOf(score: number | null, confidence = 1): Stance {
  return score === null || confidence === 0 ? "unweighed" : sideOf(score);
}

/** A system as the mean hears it. */
export function voiceOf({ system, score, confidence, weight, polarity }: System): Voice {
  return { system, score, confidence, weight, polarity: polarity ?? "unweighed" };
}

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

/** {@link meanOf} as it is answered. */
export function blendedScoreOf(voices: readonly Voice[]): number | null {
  const mean = meanOf(voices);
  return mean === null ? null : Math.round(mean);
}

/** The score of all others; null where nothing else weighs. */
export function scoreWithout(voices: readonly Voice[], system: SystemId): number | null {
  return blendedScoreOf(voices.filter((voice) => voice.system !== system));
}

/**
 * Points for a blend that delivered a part of its systems: the price's equal share of each, rounded down.
 *
 * @param price points of the whole
 */
export function creditsFor(price: number, delivered: number, members: number): number {
  return Math.floor((price * delivered) / members);
}
