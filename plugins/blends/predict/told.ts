/** What a thesis on several outcomes speaks of, drawn from the answer before any words are chosen. */
import type { Testimony } from "../core/system.ts";
import type { Outcome } from "./outcomes.ts";
import { strengthOf, type Signal, type Strength } from "./probability.ts";
import { strongest } from "./reasons.ts";

/** How the first of several stands to the others. */
export type Lead = "even" | "tied" | Exclude<Strength, "none">;

export interface Told {
  readonly lead: Lead;
  /** By probability; equal ones by their names. */
  readonly sorted: readonly Outcome[];
  readonly first: Outcome;
  readonly second: Outcome;
  readonly last: Outcome;
  /** Those between the second and the last. */
  readonly field: readonly Outcome[];
  /** What chance alone would give. */
  readonly even: number;
  /** What speaks most for the first, and most against the last. */
  readonly lifts: Testimony | undefined;
  readonly lowers: Testimony | undefined;
}

/** Draws the facts. */
export function toldOf(outcomes: readonly Outcome[], { strength }: Signal): Told {
  const sorted = [...outcomes].sort(
    (a, b) => b.probability - a.probability || (a.label < b.label ? -1 : 1),
  );
  const [first, second, last] = [sorted[0]!, sorted[1]!, sorted.at(-1)!];
  const even = 1 / outcomes.length;
  const isTied = strength === "none" && strengthOf(first.probability, even) !== "none";
  return {
    lead: strength === "none" ? (isTied ? "tied" : "even") : strength,
    sorted,
    first,
    second,
    last,
    field: sorted.slice(2, -1),
    even,
    lifts: strongest(first.parts, 1),
    lowers: strongest(last.parts, -1),
  };
}
