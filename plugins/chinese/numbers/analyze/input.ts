import { oneOf, Type, vocabulary, type Convention, type IdOf } from "#sdk";
import { LETTERS } from "../digits.ts";
import { CONNECTORS } from "../pairs.ts";

/** What a number belongs to. */
export const KIND = vocabulary("kind", ["phone", "plate", "identity", "house", "account"]);
export type Kind = IdOf<typeof KIND>;

export const input = Type.Object({
  number: Type.String({ minLength: 1, maxLength: 32 }),
  kind: oneOf(KIND.ids),
});

/** Whose ear the sounds of digits are judged by. */
const REGION = {
  default: "mandarin",
  options: {
    mandarin: { source: "8 as 發, 6 as flowing, 9 as lasting; 4 as 死" },
    cantonese: { source: "8 as 發, 3 as 生, 9 as 久, 2 as 易; 4 as 死" },
  },
} as const satisfies Convention;
/** Option of {@link REGION}. */
export type Region = keyof (typeof REGION)["options"];

export const CONVENTIONS = { letters: LETTERS, region: REGION, connectors: CONNECTORS };
