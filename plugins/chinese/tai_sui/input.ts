import { CivilDate, Type } from "#sdk";
import { CONVENTIONS } from "../compatibility/zodiac/conventions.ts";

export const input = Type.Object({
  birthDate: CivilDate,
  year: Type.Integer({ minimum: 1646, maximum: 2990 }),
});

export { CONVENTIONS };
