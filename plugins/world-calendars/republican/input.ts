import { MomentOrNow, Type, type Convention, type InputOf } from "#sdk";
import { ownDate, type OwnDateIssues } from "../core/day.ts";

export const input = Type.Object({
  ...MomentOrNow,
  republican: ownDate({ from: 1, to: 13 }, 30),
});

export const CONVENTIONS = {
  rule: {
    default: "equinox",
    options: {
      equinox: {
        source: "Decree of 4 frimaire II, art. 3: the day of the autumn equinox at Paris",
      },
      romme: { source: "G. Romme's report of 19 floréal III, never adopted" },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
export type Issues = OwnDateIssues & { beforeEra: {} };
