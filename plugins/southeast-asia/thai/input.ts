import { Birth, CivilTime, Type } from "#sdk";

export const input = Type.Object({ ...Birth, nightAfter: Type.Optional(CivilTime) });
