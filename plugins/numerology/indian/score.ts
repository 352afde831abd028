/**
 * How well the numbers of a date and a name go together, 0 to 100.
 *
 * 50; psychic and destiny number friends 15, foes -15; the name number's bond with each of them 10 or
 * -10; every full line of the grid 5.
 */
import type { Phrase } from "#sdk";
import { bondOf, type Regard } from "./planets.ts";

/** Two numbers and how they regard each other. */
export type Bond = { a: number; b: number; regard: Exclude<Regard, "neutral"> };

/** Shares of the score. */
export type Phrases = {
  base: {};
  psychicDestiny: Bond;
  namePsychic: Bond;
  nameDestiny: Bond;
  fullLine: { line: readonly number[] };
};

/** One share of the score. */
export type Testimony = Phrase<Phrases> & { readonly weight: number };

/** The shares of the score, the base first; `name` is null without a name. */
export function weigh(
  psychic: number,
  destiny: number,
  name: number | null,
  fullLines: readonly (readonly number[])[],
): readonly Testimony[] {
  return [
    { code: "base", weight: 50 },
    ...bond("psychicDestiny", psychic, destiny, 15),
    ...(name === null
      ? []
      : [...bond("namePsychic", name, psychic, 10), ...bond("nameDestiny", name, destiny, 10)]),
    ...fullLines.map((line) => ({ code: "fullLine", with: { line }, weight: 5 }) as const),
  ];
}

function bond(
  code: "psychicDestiny" | "namePsychic" | "nameDestiny",
  a: number,
  b: number,
  points: number,
): readonly Testimony[] {
  const regard = bondOf(a, b);
  if (regard === "neutral") return [];
  return [{ code, with: { a, b, regard }, weight: regard === "friend" ? points : -points }];
}
