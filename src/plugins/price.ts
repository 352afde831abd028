import type { Cost } from "./contract.ts";

/**
 * The price of one call in whole points.
 *
 * @param input checked input; the array that a per-item cost names is present
 */
export function priceOf(cost: Cost, input: Readonly<Record<string, unknown>>): number {
  if (typeof cost === "number") return cost;
  const items = input[cost.of];
  const count = Array.isArray(items) ? items.length : 0;
  return Math.round(cost.each * count * (1 - (cost.discount ?? 0)));
}

/** The cost a catalogue shows: of the call, or of one item after the discount. */
export function catalogueCost(cost: Cost): number {
  return typeof cost === "number" ? cost : Math.round(cost.each * (1 - (cost.discount ?? 0)));
}
