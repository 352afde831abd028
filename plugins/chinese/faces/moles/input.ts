import { Gender, oneOf, Type, type Conventions } from "#sdk";
import { MOLE_PLACE } from "./places.ts";

export const input = Type.Object({
  positions: Type.Array(oneOf(MOLE_PLACE.ids), { minItems: 1, maxItems: 12, uniqueItems: true }),
  gender: Type.Optional(Gender),
});

export const CONVENTIONS = {
  hidden: {
    default: "better",
    options: {
      better: {
        source: "Mayi Shenxiang: those that are hidden are mostly lucky, those in sight mostly not",
      },
      alike: { source: "charts of popular almanacs, place by place" },
    },
  },
} as const satisfies Conventions;
export type Hidden = keyof (typeof CONVENTIONS)["hidden"]["options"];
