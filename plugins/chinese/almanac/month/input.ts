import { Type } from "#sdk";
import { FIRST_YEAR, LAST_YEAR } from "../input.ts";

export const input = Type.Object({
  year: Type.Integer({ minimum: FIRST_YEAR, maximum: LAST_YEAR }),
  month: Type.Integer({ minimum: 1, maximum: 12 }),
});
