import { QuestionInput, Type, type InputOf } from "#sdk";
import { HOUSES_CONVENTION, MOTHERS } from "./shapes.ts";

export const input = Type.Object({ mothers: MOTHERS, ...QuestionInput });
export const CONVENTIONS = { houses: HOUSES_CONVENTION } as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
