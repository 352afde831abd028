import { Birth, CivilDate, Gender, oneOf, Type } from "#sdk";

export const input = Type.Object({
  ...Birth,
  gender: Type.Optional(Gender),
  from: CivilDate,
  to: Type.Optional(CivilDate),
  unit: Type.Optional(oneOf(["year", "month", "day"])),
});
