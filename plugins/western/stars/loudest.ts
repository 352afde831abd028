import type { StarsAnswer } from "./answer.ts";

const MOST_STARS = 5;

export type Star = StarsAnswer["stars"][number];

/** The stars that a reading speaks of, most prominent first. */
export function loudestOf({ ranking, stars }: StarsAnswer): readonly Star[] {
  return ranking
    .slice(0, MOST_STARS)
    .flatMap((ranked) => stars.filter(({ star }) => star === ranked.star));
}

/** The contact by which a star is heard most. */
export function strongestOf({ contacts }: Star): Star["contacts"][number] {
  return contacts.reduce((best, one) => (one.strength > best.strength ? one : best));
}
