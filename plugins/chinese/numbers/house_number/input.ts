import { CivilDate, Type, vocabulary } from "#sdk";
import { LETTERS } from "../digits.ts";
import { CONNECTORS } from "../pairs.ts";

export const input = Type.Object({
  number: Type.String({ minLength: 1, maxLength: 24 }),
  building: Type.Optional(Type.String({ minLength: 1, maxLength: 24 })),
  floor: Type.Optional(Type.Integer({ minimum: 0, maximum: 300 })),
  birthDates: Type.Optional(Type.Array(CivilDate, { minItems: 1, maxItems: 8 })),
});

/** Parts of an address in the order in which they are read. */
export const PART = vocabulary("part", ["building", "floor", "unit"]);

export const CONVENTIONS = { letters: LETTERS, connectors: CONNECTORS };
