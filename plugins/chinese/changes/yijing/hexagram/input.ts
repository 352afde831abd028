import { oneOf, Type } from "#sdk";
import { TRIGRAM } from "../../../core/trigrams.ts";

export const input = Type.Object({
  number: Type.Optional(Type.Integer({ minimum: 1, maximum: 64 })),
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 24 })),
  lines: Type.Optional(
    Type.Array(Type.Integer({ minimum: 0, maximum: 1 }), { minItems: 6, maxItems: 6 }),
  ),
  trigrams: Type.Optional(Type.Object({ upper: oneOf(TRIGRAM.ids), lower: oneOf(TRIGRAM.ids) })),
});
