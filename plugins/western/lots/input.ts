import { Type, type Convention, type InputOf } from "#sdk";
import { GIVEN_CHART } from "../core/given_chart.ts";

export const input = Type.Object({ ...GIVEN_CHART });

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
