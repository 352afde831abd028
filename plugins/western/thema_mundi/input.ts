import { Birth, CivilDate, Type, type Static } from "#sdk";

const { birthDate: _required, ...where } = Birth;

export const input = Type.Object({ ...where, birthDate: Type.Optional(CivilDate) });
export type Input = Static<typeof input>;
