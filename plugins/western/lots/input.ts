import { oneOf, Type, type Convention, type InputOf } from "#sdk";
import { Degree, DrawnSign } from "../core/drawn.ts";

const place = Type.Object({ sign: DrawnSign, degree: Type.Optional(Degree) });
const further = Type.Optional(place);

export const input = Type.Object({
  ascendant: place,
  sun: place,
  moon: place,
  mercury: further,
  venus: further,
  mars: further,
  jupiter: further,
  saturn: further,
  sect: Type.Optional(oneOf(["day", "night"])),
});

export const CONVENTIONS = {
  lotsSchool: {
    default: "hermetic",
    options: {
      hermetic: { source: "Paulus Alexandrinus 23" },
      valens: { source: "Vettius Valens IV.25" },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
