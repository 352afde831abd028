import { oneOf, QuestionInput, Type, type Conventions } from "#sdk";
import { RUNE_NAMES } from "./cast.ts";
import { SPREAD, THREE_LAYOUTS } from "./spreads.ts";

export const input = Type.Object({
  spread: oneOf(SPREAD.ids),
  layout: Type.Optional(oneOf(THREE_LAYOUTS)),
  ...QuestionInput,
  reversals: Type.Optional(Type.Boolean()),
  blank: Type.Optional(Type.Boolean()),
  runes: Type.Optional(Type.Array(oneOf(RUNE_NAMES), { minItems: 1, maxItems: 5 })),
});

/**
 * Inscriptions disagree on the last two runes of the row.
 *
 * They also disagree on Eihwaz and Perthro, 13 and 14: the bracteates and the Old English poem have
 * Eihwaz first, which is followed here; the Kylver stone has Perthro first.
 */
export const CONVENTIONS = {
  order: {
    default: "othalaLast",
    options: {
      othalaLast: {
        source: "Kylver stone (about 400): … b e m l ŋ d o; most books on divination",
      },
      dagazLast: {
        source: "Vadstena and Grumpan bracteates: … b e m l ŋ o d; Old English rune poem",
      },
    },
  },
} as const satisfies Conventions;
