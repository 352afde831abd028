import { Birth, Type } from "#sdk";

export const input = Type.Object({
  ...Birth,
  year: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
});
