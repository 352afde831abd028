import { MomentOrNow, oneOf, Type, type Convention, type InputOf } from "#sdk";
import { ownDate, type OwnDateIssues } from "../core/day.ts";

export const input = Type.Object({
  ...MomentOrNow,
  badi: ownDate({ from: 0, to: 19 }, 19),
  after: Type.Optional(oneOf(["sunset"])),
});

export const CONVENTIONS = {
  rule: {
    default: "reform",
    options: {
      reform: { source: "Universal House of Justice, 10 July 2014: in force since 172 BE" },
      western: { source: "Custom of the West until 2015: the year always begins on 21 March" },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
export type Issues = OwnDateIssues & { beforeEra: {} };
