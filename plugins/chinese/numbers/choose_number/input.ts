import { CivilDate, oneOf, Type, vocabulary, type IdOf } from "#sdk";
import { TOPIC } from "../answer.ts";
import { LETTERS } from "../digits.ts";
import { CONNECTORS } from "../pairs.ts";

/** What a number is to serve. */
export const PURPOSE = vocabulary("purpose", ["general", ...TOPIC.ids]);
export type Purpose = IdOf<typeof PURPOSE>;

export const MOST_CANDIDATES = 20;

export const input = Type.Object({
  candidates: Type.Array(Type.String({ minLength: 2, maxLength: 32 }), {
    minItems: 2,
    maxItems: MOST_CANDIDATES,
  }),
  purpose: Type.Optional(oneOf(PURPOSE.ids)),
  birthDate: Type.Optional(CivilDate),
});

export const CONVENTIONS = { letters: LETTERS, connectors: CONNECTORS };
