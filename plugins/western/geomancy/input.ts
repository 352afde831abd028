import { QuestionInput, Type, type InputOf } from "#sdk";
import { HOUSES_CONVENTION, MOTHER_NUMBERS, MOTHERS } from "./shapes.ts";

export const input = Type.Object({
  mothers: MOTHERS,
  motherNumbers: MOTHER_NUMBERS,
  ...QuestionInput,
});
export const CONVENTIONS = { houses: HOUSES_CONVENTION } as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
