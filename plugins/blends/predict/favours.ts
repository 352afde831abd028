/** What a favourable sign speaks for, as every answer with two options says it. */
import { phrase, Type } from "#sdk";
import type { Affirmative, FoundBy } from "./affirmative.ts";

interface Sides {
  /** The option that a favourable sign speaks for. */
  readonly option: string;
  /** The option that an adverse one speaks for. */
  readonly other: string;
}

export type FavourPhrases = { readonly [By in FoundBy as `by${Capitalize<By>}`]: Sides };

const option = Type.Unsafe<Affirmative["option"]>(
  Type.String({ enum: ["optionA", "optionB"], description: "The option that it speaks for" }),
);

export const favoursShape = phrase<FavourPhrases, { option: typeof option }>(
  "What a favourable sign speaks for, and how that was found",
  { option },
);

const CODES = {
  yes: "byYes",
  no: "byNo",
  denial: "byDenial",
  question: "byQuestion",
  lot: "byLot",
} as const satisfies Record<FoundBy, keyof FavourPhrases>;

/** Says which option a favourable sign speaks for. */
export function favoursOf(
  { option, by }: Affirmative,
  { optionA, optionB }: { readonly optionA: string; readonly optionB: string },
) {
  const sides = { optionA: [optionA, optionB], optionB: [optionB, optionA] } as const;
  const [named, other] = sides[option];
  return { code: CODES[by], with: { option: named, other }, option };
}
