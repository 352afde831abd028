import { Birth, Type, type Convention, type InputOf } from "#sdk";
import { houseSystemConvention } from "../core/conventions.ts";
import { RETURN_PLACE } from "../core/return_chart.ts";

export const input = Type.Object({
  ...Birth,
  year: Type.Integer({ minimum: -999, maximum: 2999 }),
  ...RETURN_PLACE,
});

export const CONVENTIONS = {
  precession: {
    default: "tropical",
    options: {
      tropical: { source: "A. Volguine, The Technique of Solar Returns (1937)" },
      precessed: { source: "C. Fagan and D. Bradley; R. Hand: the Sun's return to the same star" },
    },
  },
  houseSystem: houseSystemConvention("placidus"),
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
