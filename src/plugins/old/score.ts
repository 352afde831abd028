/** Scores from 0 to 100 that can be recomputed from the testimonies beside them. */
import { Type } from "@sinclair/typebox";
import type { Lang, Text } from "./contract.ts";
import { oneOf, TextShape } from "./shapes.ts";

/** One reason for a score, with its points. */
export interface Testimony {
  readonly code: string;
  readonly weight: number;
  readonly evidence: Text;
}

export const ScoreShape = Type.Integer({
  minimum: 0,
  maximum: 100,
  description: "Sum of the testimonies, kept within 0-100. Relative, no probability",
});

export const TestimoniesShape = Type.Array(
  Type.Object({
    code: Type.String(),
    weight: Type.Number({ description: "Points; the first is the base" }),
    evidence: TextShape,
  }),
);

/** Sums testimonies, rounded and kept within 0 to 100. */
export function sumOf(testimonies: readonly Testimony[]): number {
  const sum = testimonies.reduce((total, { weight }) => total + weight, 0);
  return Math.min(100, Math.max(0, Math.round(sum)));
}

const BANDS = [
  { from: 80, band: "excellent", name: { en: "excellent", zhHant: "極佳" } },
  { from: 65, band: "good", name: { en: "good", zhHant: "良好" } },
  { from: 50, band: "mixed", name: { en: "mixed", zhHant: "互有長短" } },
  { from: 0, band: "challenging", name: { en: "challenging", zhHant: "需要磨合" } },
] as const;

/** What every match of two people answers. */
export const MatchShape = {
  score: ScoreShape,
  band: oneOf(["excellent", "good", "mixed", "challenging"], "80 and more, 65-79, 50-64, less"),
  bandName: TextShape,
  components: TestimoniesShape,
  strengths: Type.Array(TextShape),
  cautions: Type.Array(TextShape),
};

/** Completes a match from its components; the first component is the base. */
export function matchOf(components: readonly Testimony[]) {
  const score = sumOf(components);
  const { band, name } = BANDS.find(({ from }) => score >= from)!;
  const told = (keeps: (one: Testimony, index: number) => boolean) =>
    components.filter(keeps).map(({ evidence }) => evidence);
  return {
    score,
    band,
    bandName: name,
    components,
    strengths: told(({ weight }, index) => weight > 0 && (index > 0 || weight >= 65)),
    cautions: told(({ weight }, index) => weight < 0 || (index === 0 && weight < 60)),
  };
}

/** Picks the language of a text. */
export function sayIn(lang: Lang): (text: Text) => string {
  return (text) => (lang === "en" ? text.en : text.zhHant);
}
