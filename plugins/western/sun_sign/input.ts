import { Birth, Type, type InputOf } from "#sdk";

export const input = Type.Object({ ...Birth });
export const CONVENTIONS = {} as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
