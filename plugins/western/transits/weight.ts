/** How much a contact weighs in a reading: slow planets, hard aspects, the lights and the angles. */
import type { Modern, PointId } from "../core/points.ts";
import type { Contact } from "./answer.ts";

const MOVERS: Readonly<Partial<Record<Modern, number>>> = {
  pluto: 10,
  neptune: 9,
  uranus: 9,
  saturn: 8,
  jupiter: 5,
  mars: 2,
};
const POINTS: Readonly<Partial<Record<PointId, number>>> = {
  sun: 10,
  moon: 10,
  ascendant: 9,
  midheaven: 9,
  mercury: 6,
  venus: 6,
  mars: 6,
  jupiter: 4,
  saturn: 5,
};
const KINDS = { conjunction: 1.3, opposition: 1.1, square: 1.1, trine: 0.9, sextile: 0.7 } as const;

/** The weight of a contact; larger comes first. */
export function weightOf({ planet, natal, aspect }: Contact): number {
  return (MOVERS[planet] ?? 1) * (POINTS[natal] ?? 1) * KINDS[aspect];
}

/** Entries forward into houses, of the slow planets where there are any. */
export function slowEntries<E extends { readonly planet: Modern; readonly motion: string }>(
  entries: readonly E[],
): readonly E[] {
  const forward = entries.filter(({ motion }) => motion === "direct");
  const slow = forward.filter(({ planet }) => (MOVERS[planet] ?? 1) > MOVERS.mars!);
  return slow.length > 0 ? slow : forward;
}

/** The contacts that a reading speaks of, the weightiest first, no pair of points twice. */
export function readContacts(contacts: readonly Contact[], most: number): readonly Contact[] {
  const seen = new Set<string>();
  return [...contacts]
    .sort((a, b) => weightOf(b) - weightOf(a))
    .filter(({ planet, natal }) => {
      const pair = [planet, natal].sort().join(" ");
      if (planet === natal || seen.has(pair)) return false;
      seen.add(pair);
      return true;
    })
    .slice(0, most);
}
