import { CivilDate, Type } from "#sdk";
import { SEKKI_YEARS } from "../calendar/sekki.ts";

export const input = Type.Object({
  date: Type.Optional(CivilDate),
  year: Type.Optional(Type.Integer({ minimum: SEKKI_YEARS.first, maximum: SEKKI_YEARS.last })),
});
