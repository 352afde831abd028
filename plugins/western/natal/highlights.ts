/** What of a chart is named first. */
import { ELEMENT, type Element } from "#lore";
import type { NatalAnswer } from "./answer.ts";

/** The element with the most planets, and those without any. */
export function elementsOf({ balances }: NatalAnswer) {
  const count = (element: Element) => balances.elements[element].length;
  const most = ELEMENT.ids.reduce((best, one) => (count(one) > count(best) ? one : best));
  return { most, count: count(most), none: ELEMENT.ids.filter((one) => count(one) === 0) };
}
