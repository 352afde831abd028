import { CivilDate, Gender, Type } from "#sdk";

export const input = Type.Object({ birthDate: CivilDate, gender: Gender });
