/**
 * Four sticks thrown three times.
 *
 * @source Yu Deuk-gong, Gyeongdo Japji; Stewart Culin, Korean Games (1895), nyout: one, two, three and four flat sides up are
 *   to, kai, kel and yut, none is mo; in divining yut and mo are one
 */
import type { Random } from "#sdk";
import { FIGURE, type FigureId } from "./figures.ts";
import { THROW, type Throw } from "./terms.ts";

const STICKS = 4;
/** Ways of sixteen in which each throw falls. */
const WAYS: Readonly<Record<Throw, number>> = { do: 4, gae: 6, geol: 4, yut: 1, mo: 1 };

/** Throws three times; each stick falls flat or round alike. */
export function throwSticks(random: Pick<Random, "next">): readonly Throw[] {
  return Array.from({ length: 3 }, () => {
    const flat = Array.from({ length: STICKS }, () => random.next() < 0.5).filter(Boolean).length;
    return flat === 0 ? "mo" : THROW.ids[flat - 1]!;
  });
}

/** The figure of three throws. */
export function figureOf(throws: readonly Throw[]): FigureId {
  const id = throws.map((one) => (one === "yut" ? "mo" : one)).join("-");
  return FIGURE.ids.find((one) => one === id)!;
}

/** Ways in which the figure of three throws falls, of 4,096. */
export function waysOf(throws: readonly Throw[]): number {
  const ways = (one: Throw) => (one === "yut" || one === "mo" ? WAYS.yut + WAYS.mo : WAYS[one]);
  return throws.reduce((product, one) => product * ways(one), 1);
}
