import { Birth, Gender, Type, type InputOf } from "#sdk";
import { CONVENTIONS } from "../shapes.ts";

export { CONVENTIONS };
export const input = Type.Object({ ...Birth, gender: Type.Optional(Gender) });
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
