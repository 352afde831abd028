import { CivilDate, Type } from "#sdk";
import { LETTERS } from "../digits.ts";
import { CONNECTORS } from "../pairs.ts";

const person = Type.Object({
  birthDate: CivilDate,
  number: Type.Optional(Type.String({ minLength: 2, maxLength: 32 })),
});

export const input = Type.Object({ a: person, b: person });

export const CONVENTIONS = { letters: LETTERS, connectors: CONNECTORS };
