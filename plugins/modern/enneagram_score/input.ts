import { Type } from "#sdk";
import { KEY } from "./questionnaire.ts";

export const input = Type.Object({
  answers: Type.Array(Type.Integer({ minimum: 1, maximum: 5 }), {
    minItems: KEY.length,
    maxItems: KEY.length,
  }),
});
