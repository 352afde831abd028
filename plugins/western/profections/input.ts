import { oneOf, Type, type Convention, type InputOf } from "#sdk";
import { GIVEN_CHART } from "../core/given_chart.ts";
import { TARGET } from "../core/target_date.ts";
import { PROFECTED } from "./rules.ts";

export const input = Type.Object({
  ...GIVEN_CHART,
  ...TARGET,
  age: Type.Optional(Type.Integer({ minimum: 0, maximum: 150 })),
  point: Type.Optional(oneOf(PROFECTED.ids)),
});

export const CONVENTIONS = {
  months: {
    default: "twelfths",
    options: {
      twelfths: { source: "Vettius Valens IV.11; Paulus Alexandrinus 31" },
      thirteenths: {
        source:
          "Ptolemy, Tetrabiblos IV.10: 28 days a sign; al-Biruni, Book of Instruction 522-524",
      },
    },
  },
  ageBy: {
    default: "birthday",
    options: {
      birthday: { source: "Civil reckoning" },
      tropicalYear: { source: "Mean tropical year" },
      solarReturn: { source: "Vettius Valens; Abu Ma'shar, On the Revolutions" },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
