import { oneOf, Type } from "#sdk";
import { LETTERS } from "../digits.ts";
import { CONNECTORS } from "../pairs.ts";
import { CHECK_X, REGION } from "./card.ts";

export const input = Type.Object({
  number: Type.String({ minLength: 4, maxLength: 32 }),
  region: Type.Optional(oneOf(REGION.ids)),
});

export const CONVENTIONS = { letters: LETTERS, checkX: CHECK_X, connectors: CONNECTORS };
