import { Type } from "#sdk";

const number = Type.Integer({ minimum: 1, maximum: 9 });

export const input = Type.Object({
  a: number,
  b: number,
  wingA: Type.Optional(number),
  wingB: Type.Optional(number),
});
