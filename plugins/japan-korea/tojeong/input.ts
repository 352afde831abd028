import { Birth, Type } from "#sdk";

export const input = Type.Object({
  ...Birth,
  year: Type.Integer({ minimum: 1898, maximum: 2150 }),
});
