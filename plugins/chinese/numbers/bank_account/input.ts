import { oneOf, Type, vocabulary, type IdOf } from "#sdk";
import { LETTERS } from "../digits.ts";
import { CONNECTORS } from "../pairs.ts";

/** What a number of a bank may be. */
export const USE = vocabulary("use", ["account", "card", "password"]);
export type Use = IdOf<typeof USE>;

export const input = Type.Object({
  number: Type.String({ minLength: 2, maxLength: 34 }),
  use: Type.Optional(oneOf(USE.ids)),
});

export const CONVENTIONS = { letters: LETTERS, connectors: CONNECTORS };
