import { Type } from "#sdk";

export const input = Type.Object({
  year: Type.Integer({ minimum: 1656, maximum: 2150 }),
  month: Type.Integer({ minimum: 1, maximum: 12 }),
});
