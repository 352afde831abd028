import { Birth, Type } from "#sdk";

export const input = Type.Object({ a: Type.Object({ ...Birth }), b: Type.Object({ ...Birth }) });
