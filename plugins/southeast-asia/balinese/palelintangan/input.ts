import { Birth, Type } from "#sdk";

export const input = Type.Object({ ...Birth });
