/** Where a phase is stored 墓. */
import type { Phase } from "#lore";
import type { Scene } from "./scene.ts";

const TOMBS: Readonly<Record<Phase, number>> = { wood: 7, fire: 10, earth: 4, metal: 1, water: 4 };

/** The branch that stores a phase; earth goes with water. */
export const tombOf = (phase: Phase): number => TOMBS[phase];

/** Whether a branch stores the phase of the day's stem or of its branch. */
export function isOwnTomb({ day }: Scene, branch: number): boolean {
  return branch === tombOf(day.stem.element) || branch === tombOf(day.branch.element);
}
