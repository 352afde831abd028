import { Birth, CivilDate, Type } from "#sdk";

export const input = Type.Object({
  ...Birth,
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  from: CivilDate,
  to: Type.Optional(CivilDate),
});
export type Issues = { beforeBirth: {}; reversed: {}; tooLong: { most: number } };
