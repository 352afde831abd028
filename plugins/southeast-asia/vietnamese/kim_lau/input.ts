import { oneOf, Type } from "#sdk";

export const FIRST_YEAR = 1801;
export const LAST_YEAR = 2199;

export const input = Type.Object({
  birthYear: Type.Integer({ minimum: FIRST_YEAR, maximum: LAST_YEAR }),
  year: Type.Integer({ minimum: FIRST_YEAR, maximum: LAST_YEAR }),
  purpose: Type.Optional(oneOf(["build", "marry"])),
});
