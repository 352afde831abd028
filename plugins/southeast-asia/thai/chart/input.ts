import { Birth, Type, type Conventions } from "#sdk";

export const input = Type.Object({ ...Birth });

export const CONVENTIONS = {
  sunrise: {
    default: "six",
    options: {
      six: { source: "Antonathi as Thai manuals teach it: the Sun rises at six, local mean time" },
      true: { source: "Manuals that take the rising of the Sun at the place of birth" },
    },
  },
} as const satisfies Conventions;
