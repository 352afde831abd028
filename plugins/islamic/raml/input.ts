import { QuestionInput, Type } from "#sdk";
import { CIRCLE } from "../core/circles.ts";

export const input = Type.Object({
  mothers: Type.Optional(
    Type.Array(Type.String({ pattern: "^[12]{4}$" }), { minItems: 4, maxItems: 4 }),
  ),
  house: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  ...QuestionInput,
});

export const CONVENTIONS = { circle: CIRCLE };
