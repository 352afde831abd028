import { CivilDate, Gender, Type } from "#sdk";

export const input = Type.Object({
  birthDate: CivilDate,
  gender: Gender,
  year: Type.Integer({ minimum: 1028, maximum: 2500 }),
});

/** What may be wrong with them together. */
export type Issues = { beforeBirth: { born: number } };
