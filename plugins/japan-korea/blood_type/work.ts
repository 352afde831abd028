import { type InputOf, matchOf } from "#sdk";
import type { BloodMatch } from "./answer.ts";
import type { input } from "./input.ts";
import { pointsOf, readType, ringOf, tieOf } from "./types.ts";

export function run(given: InputOf<typeof input>): BloodMatch {
  const [a, b] = [readType("a", given.a), readType("b", given.b)];
  const points = pointsOf(a, b);
  const { relation, minder } = ringOf(a, b);
  return {
    ...matchOf([{ code: "pair" as const, with: { tie: tieOf(points) }, weight: points }]),
    a: { type: a },
    b: { type: b },
    ring: { relation, minder, says: { code: relation, with: { a, b, minder } } },
    note: { code: "note" },
  };
}
