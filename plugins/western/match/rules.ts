/**
 * Points of a synastry and the scale that they fill: 40 without any, 100 with forty and more.
 *
 * @source C. Discepolo, Nuovi principi di astrologia (table of points between two births, as published);
 * the element and overlay rows carry no points
 */
import { matchOf, type Phrase } from "#sdk";
import { modalityOf, signAt, type Sign } from "#lore";
import type { Aspect, Ptolemaic } from "../core/aspects.ts";
import type { PointId } from "../core/points.ts";

/** Orbs of contacts between two charts, degrees. */
export const SYNASTRY_ORBS = {
  conjunction: 8,
  sextile: 5,
  square: 7,
  trine: 7,
  opposition: 8,
} as const satisfies Record<Ptolemaic, number>;

/** Pairs of points that the table knows. */
export const TIES = [
  "sunSun",
  "sunMoon",
  "sunAscendant",
  "moonAscendant",
  "venusMars",
  "moonMoon",
] as const;
type Tie = (typeof TIES)[number];
export type TieCode = `${Tie}.${Ptolemaic}`;

/** A contact of the first person's `a` with the second person's `b`. */
export type Contact = {
  readonly a: PointId;
  readonly b: PointId;
  readonly aspect: Ptolemaic;
};

export type ComponentPhrases = {
  base: {};
  /** Both Suns in signs of one modality. */
  sunModality: { a: Sign; b: Sign };
} & { [C in TieCode]: Contact };
export type Component = Phrase<ComponentPhrases> & { readonly weight: number };

const BASE: Component = { code: "base", weight: 40 };
/** What one point of the table is worth on the scale of 0 to 100. */
const FACTOR = 1.5;
const CLOSE_DEG = 2;
const SAME_MODALITY = 5;

/** Everything that two charts are given points for, the base first. */
export function componentsOf(
  aspects: readonly Aspect[],
  sunA: number,
  sunB: number,
): readonly Component[] {
  const [a, b] = [signAt(sunA), signAt(sunB)];
  const modality: readonly Component[] =
    modalityOf(a) === modalityOf(b)
      ? [{ code: "sunModality", with: { a, b }, weight: SAME_MODALITY * FACTOR }]
      : [];
  const ties = aspects.flatMap((one): readonly Component[] => {
    const tie = TIE_OF[[one.a, one.b].sort().join(" ")];
    const aspect = one.aspect as Ptolemaic;
    const points = tie ? pointsOf(tie, aspect, one.orbDeg <= CLOSE_DEG) : 0;
    if (!tie || points === 0) return [];
    const contact = { a: one.a, b: one.b, aspect };
    return [{ code: `${tie}.${aspect}`, with: contact, weight: points * FACTOR } as Component];
  });
  return [BASE, ...modality, ...ties];
}

const TIE_OF: Readonly<Record<string, Tie>> = {
  "sun sun": "sunSun",
  "moon sun": "sunMoon",
  "ascendant sun": "sunAscendant",
  "ascendant moon": "moonAscendant",
  "mars venus": "venusMars",
  "moon moon": "moonMoon",
};

function pointsOf(tie: Tie, aspect: Ptolemaic, close: boolean): number {
  const strong = close ? 11 : 8;
  switch (tie) {
    case "sunSun":
      return aspect === "conjunction" || aspect === "opposition" ? strong : 4;
    case "sunMoon":
      return aspect === "conjunction" ? strong : 4;
    case "moonMoon":
      return aspect === "square" || aspect === "opposition" ? 0 : 4;
    default:
      return 4;
  }
}

/** The score of two charts. */
export function scoreOf(components: readonly Component[]): number {
  return matchOf(components).score;
}
