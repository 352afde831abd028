import { Birth, CivilDate, Type } from "#sdk";

export const input = Type.Object({ ...Birth, to: Type.Optional(CivilDate) });
