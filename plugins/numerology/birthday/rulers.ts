/**
 * Rulers of the weekdays and how they regard each other.
 *
 * Weekdays: 65, the same ruler 75, and 5 more or less for each side that counts the other's planet a
 * natural friend or enemy.
 *
 * @source natural friendships: Brihat Parashara Hora Shastra 3.55, as cited in Hora Ratnam, ch. 1
 */
import type { Classical, Weekday } from "#lore";

/** Ruler of a weekday with its natural friends and enemies. */
export interface Ruler {
  readonly id: Classical;
  readonly friends: readonly Classical[];
  readonly enemies: readonly Classical[];
}

export const RULERS: Readonly<Record<Weekday, Ruler>> = {
  sunday: { id: "sun", friends: ["moon", "mars", "jupiter"], enemies: ["venus", "saturn"] },
  monday: { id: "moon", friends: ["sun", "mercury"], enemies: [] },
  tuesday: { id: "mars", friends: ["sun", "moon", "jupiter"], enemies: ["mercury"] },
  wednesday: { id: "mercury", friends: ["sun", "venus"], enemies: ["moon"] },
  thursday: { id: "jupiter", friends: ["sun", "moon", "mars"], enemies: ["mercury", "venus"] },
  friday: { id: "venus", friends: ["mercury", "saturn"], enemies: ["sun", "moon"] },
  saturday: { id: "saturn", friends: ["mercury", "venus"], enemies: ["sun", "moon", "mars"] },
};

/** Scores two weekdays. */
export function scoreWeekdays(a: Weekday, b: Weekday): number {
  if (a === b) return 75;
  const [one, other] = [RULERS[a], RULERS[b]];
  return 65 + regard(one, other) + regard(other, one);
}

function regard({ friends, enemies }: Ruler, { id }: Ruler): number {
  return friends.includes(id) ? 5 : enemies.includes(id) ? -5 : 0;
}
