/** Pairs of planets whose aspects are read, faster first. */
import type { Modern } from "../core/points.ts";

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
