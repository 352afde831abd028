import { MomentOrNow, Type, type Conventions } from "#sdk";
import type { DayIssues } from "../core/day.ts";

export const input = Type.Object({
  ...MomentOrNow,
  year: Type.Optional(Type.Integer({ minimum: 1001, maximum: 2999 })),
  khmer: Type.Optional(
    Type.Object({
      year: Type.Integer({ minimum: 1545, maximum: 3540 }),
      month: Type.Integer({ minimum: 0, maximum: 13 }),
      day: Type.Integer({ minimum: 1, maximum: 15 }),
      waxing: Type.Boolean(),
    }),
  ),
});
export type Issues = DayIssues;

export const CONVENTIONS = {
  newYear: {
    default: "printed",
    options: {
      printed: {
        source: "Almanacs of Cambodia for 1879, 1897, 2011-2015 and 2024, as momentkh lists them",
      },
      treatise: { source: "Roath Kim Soeun, Pratitin Soryakkatik-Chankatik: the reckoned instant" },
    },
  },
} as const satisfies Conventions;
