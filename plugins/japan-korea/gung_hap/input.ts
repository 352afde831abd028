import { Birth, Gender, Type, type Conventions } from "#sdk";

const person = Type.Object({ ...Birth, gender: Type.Optional(Gender) });

export const input = Type.Object({ a: person, b: person });

export const CONVENTIONS = {
  yearBoundary: {
    default: "liChun",
    options: {
      liChun: { source: "Korean masters of the four pillars: the year turns at 입춘" },
      lunarNewYear: { source: "everyday use: the animal changes at Seollal" },
    },
  },
} as const satisfies Conventions;
