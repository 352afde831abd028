import { Gender, Type } from "#sdk";

export const input = Type.Object({
  birthYear: Type.Integer({ minimum: 1801, maximum: 2199 }),
  gender: Type.Optional(Gender),
  year: Type.Integer({ minimum: 1801, maximum: 2198 }),
});
