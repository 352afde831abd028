/**
 * The match of two tzolkin days.
 *
 * Base by sign: the same 78, ten apart (opposite in the round) 70, else by the direction that the
 * second has as seen from the first: the same 80, the next 66, opposite 58, previous 62. To that:
 * the same number +6, numbers that sum to fourteen +8, neighbouring numbers +3, one trecena +8.
 * The weights are this service's own.
 *
 * @source directions: Landa, as in `signs.ts`; days told by their neighbours: after B. Tedlock, Time and
 *   the Highland Maya (1982)
 */
import { modulo, type TzolkinDay } from "#time";
import { stepTzolkin } from "../day.ts";
import type { Component } from "./answer.ts";

const system = "tzolkin";

const BY_DIRECTION: readonly Component[] = [
  { code: "sameDirection", weight: 80 },
  { code: "nextDirection", weight: 66 },
  { code: "oppositeDirection", weight: 58 },
  { code: "previousDirection", weight: 62 },
];

/** Compares two days; the first component is the base. */
export function compareDays(a: TzolkinDay, b: TzolkinDay): readonly Component[] {
  return [baseOf(a, b), ...numbersOf(a, b), ...trecenaOf(a, b)];
}

function baseOf(a: TzolkinDay, b: TzolkinDay): Component {
  const apart = modulo(b.name - a.name, 20);
  if (apart === 0) return { code: "sameSign", with: { system }, weight: 78 };
  if (apart === 10) return { code: "antipode", with: { system }, weight: 70 };
  return BY_DIRECTION[apart % 4]!;
}

function numbersOf({ number: a }: TzolkinDay, { number: b }: TzolkinDay): readonly Component[] {
  const components: Component[] = [];
  if (a === b) components.push({ code: "sameNumber", with: { system, number: a }, weight: 6 });
  if (a + b === 14) components.push({ code: "complement", with: { system, a, b }, weight: 8 });
  if (Math.abs(a - b) === 1) components.push({ code: "neighbours", with: { a, b }, weight: 3 });
  return components;
}

function trecenaOf(a: TzolkinDay, b: TzolkinDay): readonly Component[] {
  const same = stepTzolkin(a, 1 - a.number).name === stepTzolkin(b, 1 - b.number).name;
  return same ? [{ code: "sameTrecena", weight: 8 }] : [];
}
