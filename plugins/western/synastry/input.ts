import { Birth, Type, type InputOf } from "#sdk";
import { houseSystemConvention } from "../core/conventions.ts";

const person = Type.Object({ ...Birth });

export const input = Type.Object({ a: person, b: person });
export const CONVENTIONS = { houseSystem: houseSystemConvention("placidus") } as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
