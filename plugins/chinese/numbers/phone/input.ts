import { CivilDate, Type } from "#sdk";
import { CONNECTORS } from "../pairs.ts";

export const input = Type.Object({
  number: Type.String({ minLength: 3, maxLength: 32 }),
  birthDate: Type.Optional(CivilDate),
});

export const CONVENTIONS = { connectors: CONNECTORS };
