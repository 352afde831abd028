/** Pairs of planets whose aspects are read, faster first. */
import type { Modern } from "./points.ts";

/** How two planets meet. */
export type Sense = "union" | "easy" | "tense";

/** Mercury and Venus never stand far enough from the Sun, nor from each other, for every aspect. */
type Narrow = {
  readonly "sun mercury": Readonly<Record<"union", string>>;
  readonly "sun venus": Readonly<Record<"union", string>>;
  readonly "mercury venus": Readonly<Record<"union" | "easy", string>>;
};
type Wide =
  | `sun ${"moon" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto"}`
  | `moon ${"mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto"}`
  | `mercury ${"mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto"}`
  | `venus ${"mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto"}`
  | `mars ${"jupiter" | "saturn" | "uranus" | "neptune" | "pluto"}`
  | `jupiter ${"saturn" | "uranus" | "neptune" | "pluto"}`
  | `saturn ${"uranus" | "neptune" | "pluto"}`;

/** What every pair does together, by how it meets. */
export type PairSenses = Narrow & Readonly<Record<Wide, Readonly<Record<Sense, string>>>>;

/** The sense of an aspect; undefined for pairs that are not read. */
export function senseOf(
  senses: PairSenses,
  a: Modern,
  b: Modern,
  nature: Sense,
): string | undefined {
  const table = senses as Readonly<Record<string, Readonly<Partial<Record<Sense, string>>>>>;
  return table[`${a} ${b}`]?.[nature] ?? table[`${b} ${a}`]?.[nature];
}

/** What moves over an angle of a birth, by planet. */
export type AngleSenses = Readonly<
  Record<Modern, Readonly<Record<"ascendant" | "midheaven", string>>>
>;

/** The two senses of a contact between the charts of two people. */
export type Tie = "easy" | "tense";
/** By planets in the order of their spheres; `{x}` has the first planet, `{y}` the second. */
export type TwoPeople = Readonly<Record<string, Readonly<Record<Tie, string>>>>;

const SPHERES = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"];

/**
 * The sense of a contact of two people's planets, Sun to Saturn; undefined for others.
 *
 * @param names of the one whose planet is `a`, and of the one whose planet is `b`
 */
export function senseOfTwo(
  table: TwoPeople,
  a: string,
  b: string,
  tie: Tie,
  names: readonly [string, string],
): string | undefined {
  const inOrder = SPHERES.indexOf(a) <= SPHERES.indexOf(b);
  const said = table[inOrder ? `${a} ${b}` : `${b} ${a}`]?.[tie];
  const [x, y] = inOrder ? names : [names[1], names[0]];
  return said?.replaceAll("{x}", x!).replaceAll("{y}", y!);
}
