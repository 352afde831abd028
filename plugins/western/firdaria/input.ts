import { oneOf, Type, type Convention, type InputOf } from "#sdk";
import { BIRTH_OR_NOT } from "../core/given_chart.ts";
import { SECT } from "../core/nativity.ts";
import { TARGET } from "../core/target_date.ts";

export const input = Type.Object({
  ...BIRTH_OR_NOT,
  ...TARGET,
  sect: Type.Optional(oneOf(SECT.ids)),
});

export const CONVENTIONS = {
  nodes: {
    default: "last",
    options: {
      last: { source: "Abu Ma'shar, Revolutions IV.7; al-Biruni, Book of Instruction 395" },
      afterMars: { source: "G. Bonatti, Liber Astronomiae, as later tables read him" },
    },
  },
  year: {
    default: "tropical",
    options: {
      tropical: { source: "Mean tropical year of 365.24219 days" },
      of360: { source: "al-Biruni, Book of Instruction 438: shares in years of 360 days" },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
