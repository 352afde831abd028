import { oneOf, Type, type Convention, type InputOf } from "#sdk";
import { DrawnSign } from "../core/drawn.ts";
import { GIVEN_CHART } from "../core/given_chart.ts";
import { TARGET } from "../core/target_date.ts";

/** Lots that are released. */
export const RELEASED = ["spirit", "fortune", "eros"] as const;

export const input = Type.Object({
  ...GIVEN_CHART,
  ...TARGET,
  from: Type.Optional(oneOf(RELEASED)),
  fromSign: Type.Optional(DrawnSign),
  ageDays: Type.Optional(Type.Number({ minimum: 0, maximum: 36000 })),
  levels: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
});

export const CONVENTIONS = {
  sharedLots: {
    default: "same",
    options: { same: { source: "Default" }, next: { source: "Vettius Valens IV.4" } },
  },
  lotsSchool: {
    default: "hermetic",
    options: {
      hermetic: { source: "Paulus Alexandrinus 23" },
      valens: { source: "Vettius Valens IV.25" },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
