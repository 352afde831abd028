import { Birth, Gender, Type } from "#sdk";

export const input = Type.Object({ ...Birth, gender: Type.Optional(Gender) });
