/** How a figure is weighed; the points are this service's own. */
import { phaseRelation, type PhaseRelation } from "#lore";
import type { TojeongAnswer } from "./answer.ts";
import type { Figure } from "./figure.ts";
import { trigram } from "./hexagrams.ts";

/** Points by what the lower trigram's element is to the upper's. */
const POINTS: Readonly<Record<PhaseRelation, number>> = {
  generatedBy: 14,
  same: 10,
  controls: 2,
  generates: -2,
  controlledBy: -10,
};

/** Weighs the two trigrams and the moving line, which an odd place wants whole, an even one broken. */
export function judge({ upper, middle, lower }: Figure): TojeongAnswer["testimonies"] {
  const [above, below] = [trigram(upper), trigram(middle)];
  const relation = phaseRelation(below.element, above.element);
  const inPlace = below.lines[lower - 1] === (lower % 2 === 1 ? 1 : 0);
  return [
    { code: "base", weight: 58 },
    { code: "trigrams", with: { relation }, weight: POINTS[relation] },
    { code: "line", with: { inPlace }, weight: inPlace ? 8 : -4 },
  ];
}
