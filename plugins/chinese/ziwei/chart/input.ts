import { Birth, CivilDate, Gender, Type } from "#sdk";

export const input = Type.Object({
  ...Birth,
  gender: Type.Optional(Gender),
  onDate: Type.Optional(CivilDate),
});
