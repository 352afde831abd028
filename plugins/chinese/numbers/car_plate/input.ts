import { Type } from "#sdk";
import { LETTERS } from "../digits.ts";
import { CONNECTORS } from "../pairs.ts";

export const input = Type.Object({ plate: Type.String({ minLength: 1, maxLength: 16 }) });

export const CONVENTIONS = { letters: LETTERS, connectors: CONNECTORS };
