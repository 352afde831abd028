/** What the readings of the Lal Kitab gather before they word it. */
import type { GrahaId } from "../core/grahas.ts";

/** Planets by the house that each stands in, in the order in which the houses come up. */
export function byHouse(
  ids: readonly GrahaId[],
  houseAt: (id: GrahaId) => number,
): readonly (readonly [number, readonly GrahaId[]])[] {
  const houses = new Map<number, GrahaId[]>();
  for (const id of ids) {
    const here = houses.get(houseAt(id)) ?? [];
    houses.set(houseAt(id), [...here, id]);
  }
  return [...houses];
}
