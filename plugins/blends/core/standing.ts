/**
 * Where a blended score stands among others reckoned the same way.
 *
 * The mean of many voices keeps near the middle: of a thousand births hardly one reaches 70. The bare
 * figure therefore says little until it is known how many stand lower.
 */
import { phrase, Type, type Frozen, type Static } from "#sdk";
import { TWENTIETHS } from "./standing_table.ts";

/** Whom a score is compared with. */
export type ReferencePhrases = { seededCalls: {} };

export const standingShape = Type.Union(
  [
    Type.Object({
      lower: Type.Integer({
        minimum: 0,
        maximum: 100,
        description: "Percent of the reference that stands lower, read between twentieths",
      }),
      twentieths: Type.Array(Type.Integer(), {
        minItems: 21,
        maxItems: 21,
        description: "Scores of the reference at 0, 5, 10 … 100 percent",
      }),
      reference: phrase<ReferencePhrases>("Whom the score is compared with"),
    }),
    Type.Null(),
  ],
  {
    description:
      "Where the blended score stands among a thousand seeded calls of this blend; null where more than a tenth of the systems failed",
  },
);
export type Standing = Frozen<Static<typeof standingShape>>;

/** Systems that must have answered, as a part of all. */
const LEAST_DELIVERED = 0.9;

/**
 * Finds the standing.
 *
 * @param blend name of the procedure
 * @param part systems that answered, as a part of all
 */
export function standingOf(blend: string, score: number | null, part: number): Standing {
  const table = TWENTIETHS[blend];
  if (!table || score === null || part < LEAST_DELIVERED) return null;
  const lower = percentBelow(table, score);
  return { lower, twentieths: table, reference: { code: "seededCalls" } };
}

/** Percent below a score: the middle of those twentieths that hold it, else between its neighbours. */
function percentBelow(table: readonly number[], score: number): number {
  const holding = table.flatMap((value, index) => (value === score ? [index] : []));
  if (holding.length > 0) return Math.round((5 * (holding[0]! + holding.at(-1)!)) / 2);
  const above = table.findIndex((value) => value > score);
  if (above < 0) return 100;
  if (above === 0) return 0;
  const [low, high] = [table[above - 1]!, table[above]!];
  return Math.round(5 * (above - 1 + (score - low) / (high - low)));
}
