import { sumOf, type Phrase } from "#sdk";
import { ASPECTS } from "../core/aspects.ts";
import { isClassical } from "../core/points.ts";
import type { NatalAnswer } from "./answer.ts";

/** Reasons of the score that a blend hears. */
export type WeighPhrases = {
  base: {};
  /** Points of essential dignity of the seven planets together. */
  dignities: { points: number };
  closeAspects: { easy: number; hard: number };
};

/** Degrees within which an aspect counts. */
const ORB_DEG = 5;
const MOST = 16;
const POINTS_EACH = 3;

/**
 * Fifty, half the seven planets' points of essential dignity, and three for each close aspect among them.
 *
 * @source W. Lilly, Christian Astrology, pp. 115, 177-181
 */
export function weighChart({ bodies, aspects }: NatalAnswer) {
  const points = bodies
    .filter(({ body }) => isClassical(body))
    .reduce((sum, { dignity }) => sum + (dignity?.score ?? 0), 0);
  const close = aspects.filter(
    ({ a, b, orbDeg }) => isClassical(a) && isClassical(b) && orbDeg <= ORB_DEG,
  );
  const count = (nature: "easy" | "tense") =>
    close.filter(({ aspect }) => ASPECTS[aspect].nature === nature).length;
  const [easy, hard] = [count("easy"), count("tense")];
  const marks: readonly (Phrase<WeighPhrases> & { readonly weight: number })[] = [
    { code: "base", weight: 50 },
    { code: "dignities", with: { points }, weight: within(points / 2) },
    { code: "closeAspects", with: { easy, hard }, weight: within(POINTS_EACH * (easy - hard)) },
  ];
  const testimonies = marks.filter(({ weight }) => weight !== 0);
  return { score: sumOf(testimonies), testimonies };
}

function within(weight: number): number {
  return Math.round(Math.max(-MOST, Math.min(MOST, weight)) * 10) / 10;
}
