import { CivilDate, Type } from "#sdk";

export const input = Type.Object({ a: CivilDate, b: CivilDate });
