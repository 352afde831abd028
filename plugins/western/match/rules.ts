/**
 * Points of a synastry and the scale that they fill.
 *
 * @source C. Discepolo, Nuovi principi di astrologia (table of points between two births, as published);
 * the element and overlay rows carry no points
 */
import type { Text } from "#old";
import { ASPECTS, type Aspect } from "../core/aspects.ts";
import { inProse, pointName, signOf, type PointId } from "../core/names.ts";
import { withArticle } from "../core/prose.ts";

/** Orbs of contacts between two charts, degrees. */
export const SYNASTRY_ORBS = {
  conjunction: 8,
  sextile: 5,
  square: 7,
  trine: 7,
  opposition: 8,
} as const;

const CLOSE_DEG = 2;
const CAP = 40;
const BASE = 40;
const FACTOR = 1.5;

export interface Testimony {
  readonly code: string;
  readonly weight: number;
  readonly evidence: Text;
}

/** Every rule of the table that two charts meet. */
export function pointsOf(
  aspects: readonly Aspect[],
  sunA: number,
  sunB: number,
): readonly Testimony[] {
  const found: Testimony[] = [];
  const [a, b] = [signOf(sunA), signOf(sunB)];
  if (a.modality === b.modality) {
    found.push({
      code: "sunModality",
      weight: 5,
      evidence: {
        en: `both Suns are in ${a.modality} signs (${a.name.en} and ${b.name.en})`,
        zhHant: `兩人太陽同屬一種模式（${a.name.zhHant}與${b.name.zhHant}）`,
      },
    });
  }
  for (const aspect of aspects) {
    const row = weigh(aspect);
    if (!row) continue;
    const kind = ASPECTS[aspect.aspect].name;
    const [one, other] = [aspect.a as PointId, aspect.b as PointId];
    found.push({
      code: row.code,
      weight: row.weight,
      evidence: {
        en: `${inProse(one).en} of the first makes ${withArticle(kind.en)} to ${inProse(other).en} of the second`,
        zhHant: `甲方${pointName(one).zhHant}與乙方${pointName(other).zhHant}成${kind.zhHant}`,
      },
    });
  }
  return found;
}

function weigh({ a, b, aspect, orbDeg }: Aspect): { code: string; weight: number } | undefined {
  const pair = [a, b].sort().join(" ");
  const axis = aspect === "conjunction" || aspect === "opposition";
  const close = orbDeg <= CLOSE_DEG;
  switch (pair) {
    case "sun sun":
      return { code: `sunSun.${aspect}`, weight: axis ? (close ? 11 : 8) : 4 };
    case "moon sun":
      return { code: `sunMoon.${aspect}`, weight: aspect === "conjunction" ? (close ? 11 : 8) : 4 };
    case "ascendant sun":
      return { code: `sunAscendant.${aspect}`, weight: 4 };
    case "ascendant moon":
      return { code: `moonAscendant.${aspect}`, weight: 4 };
    case "mars venus":
      return { code: `venusMars.${aspect}`, weight: 4 };
    case "moon moon":
      return aspect === "conjunction" || aspect === "trine" || aspect === "sextile"
        ? { code: `moonMoon.${aspect}`, weight: 4 }
        : undefined;
    default:
      return undefined;
  }
}

/** The points on the scale of 0 to 100: 40 without any, 100 with forty and more. */
export function scoreOf(testimonies: readonly Testimony[]): { points: number; score: number } {
  const points = Math.min(
    CAP,
    testimonies.reduce((sum, { weight }) => sum + weight, 0),
  );
  return { points, score: Math.round(BASE + FACTOR * points) };
}

/** The band of a score. */
export function bandOf(score: number): "excellent" | "good" | "mixed" | "challenging" {
  return score >= 80 ? "excellent" : score >= 65 ? "good" : score >= 50 ? "mixed" : "challenging";
}
