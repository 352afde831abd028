import { DEG } from "../angles.ts";

/** How many lunations that may bring an eclipse are remembered: those of more than a hundred years. */
export const REMEMBERED_LUNATIONS = 512;

const LUNATIONS_PER_CENTURY = 1236.85;
/** Meeus has 0.36; the rest is for centuries far from 2000. */
const LIMIT = 0.4;

/**
 * Whether a lunation can bring an eclipse at all, by the Moon's mean distance from its node: five of six
 * cannot, and need no places of Sun and Moon.
 *
 * @param lunation number of the lunation, 0 is that of 6 January 2000
 * @source J. Meeus, Astronomical Algorithms, 2nd edition (1998), chapters 49 and 54
 */
export function mayEclipse(lunation: number, kind: "solar" | "lunar"): boolean {
  const count = kind === "lunar" ? lunation + 0.5 : lunation;
  const centuries = count / LUNATIONS_PER_CENTURY;
  const argument =
    160.7108 +
    390.67050284 * count -
    (0.0016118 + (0.00000227 - 0.000000011 * centuries) * centuries) * centuries * centuries;
  return Math.abs(Math.sin(argument * DEG)) <= LIMIT;
}
