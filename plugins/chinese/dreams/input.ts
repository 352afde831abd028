import { Type } from "#sdk";

export const input = Type.Object({
  images: Type.Array(Type.String({ minLength: 1, maxLength: 160 }), { minItems: 1, maxItems: 8 }),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
});
