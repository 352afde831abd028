import { Birth, Type, type Convention, type InputOf } from "#sdk";
import { houseSystemConvention } from "../core/conventions.ts";
import { BOUNDS_CONVENTION, TRIPLICITY_CONVENTION } from "../core/dignities.ts";

export const input = Type.Object({ ...Birth });

export const CONVENTIONS = {
  bounds: BOUNDS_CONVENTION,
  triplicity: TRIPLICITY_CONVENTION,
  houseSystem: houseSystemConvention("alcabitius"),
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
