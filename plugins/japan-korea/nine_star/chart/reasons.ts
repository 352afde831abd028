/** How the stars of a birth stand to its year star; the points are this service's own. */
import { phaseRelation, type PhaseRelation } from "#lore";
import type { BirthStars } from "../rules.ts";
import { elementOf, STAR, starId, type StarId } from "../stars.ts";
import type { KiAnswer } from "./answer.ts";

/** Points by what the year star's element is to that of the other star. */
const POINTS: Readonly<Record<PhaseRelation, number>> = {
  generatedBy: 12,
  same: 8,
  generates: 4,
  controls: -2,
  controlledBy: -8,
};

/** Weighs month and day star against the year star. */
export function judge({ year, month, day }: BirthStars): KiAnswer["testimonies"] {
  const own = elementOf(year);
  const ofMonth = phaseRelation(own, elementOf(month));
  const ofDay = phaseRelation(own, elementOf(day));
  return [
    { code: "base", weight: 60 },
    { code: "month", with: { relation: ofMonth }, weight: POINTS[ofMonth] * 1.5 },
    { code: "day", with: { relation: ofDay }, weight: POINTS[ofDay] * 0.5 },
  ];
}

const FRIENDLY: readonly PhaseRelation[] = ["same", "generates", "generatedBy"];

/** Other stars of a star's element, or joined to it by generation. */
export function friendsOf(number: number): readonly StarId[] {
  return STAR.ids.filter(
    (id, i) =>
      id !== starId(number) &&
      FRIENDLY.includes(phaseRelation(elementOf(number), elementOf(i + 1))),
  );
}
