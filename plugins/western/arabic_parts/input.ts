import { Birth, Type, type Convention, type InputOf } from "#sdk";
import { houseSystemConvention } from "../core/conventions.ts";

export const input = Type.Object({ ...Birth });

export const CONVENTIONS = {
  byNight: {
    default: "reversed",
    options: {
      reversed: { source: "al-Biruni, Book of Instruction 476: as each part is listed" },
      same: { source: "Ptolemy, Tetrabiblos III.10, of Fortune; modern practice" },
    },
  },
  houseSystem: houseSystemConvention("alcabitius"),
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
