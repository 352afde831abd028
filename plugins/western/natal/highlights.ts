/** What of a chart is named first. */
import { ASPECTS } from "../core/aspects.ts";
import { isModern } from "../core/points.ts";
import { ELEMENT, type Element } from "#lore";
import type { NatalAnswer } from "./answer.ts";

/** The element with the most planets, and those without any. */
export function elementsOf({ balances }: NatalAnswer) {
  const count = (element: Element) => balances.elements[element].length;
  const most = ELEMENT.ids.reduce((best, one) => (count(one) > count(best) ? one : best));
  return { most, count: count(most), none: ELEMENT.ids.filter((one) => count(one) === 0) };
}

/** The closest aspect of Ptolemy between two planets. */
export function closestAspect({ aspects }: NatalAnswer) {
  return aspects.find(({ a, b, aspect }) => ASPECTS[aspect].major && isModern(a) && isModern(b));
}
