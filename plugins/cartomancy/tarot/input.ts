import { oneOf, QuestionInput, Type, type Conventions } from "#sdk";
import { CARD_NAMES } from "./draw.ts";
import { SPREAD, THREE_LAYOUTS } from "./layouts.ts";

export const input = Type.Object({
  spread: oneOf(SPREAD.ids),
  layout: Type.Optional(oneOf(THREE_LAYOUTS)),
  ...QuestionInput,
  reversals: Type.Optional(Type.Boolean()),
  cards: Type.Optional(Type.Array(oneOf(CARD_NAMES), { minItems: 1, maxItems: 10 })),
});

/** The old French order has Justice before Strength. */
export const CONVENTIONS = {
  order: {
    default: "rider",
    options: {
      rider: { source: "A. E. Waite, The Pictorial Key to the Tarot (1910)" },
      marseille: {
        source: "Tarot de Marseille as lists of its trumps give it: VIII La Justice, XI La Force",
      },
    },
  },
} as const satisfies Conventions;
