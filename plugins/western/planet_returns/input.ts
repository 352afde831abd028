import { Birth, CivilDate, oneOf, Type, type Convention, type InputOf } from "#sdk";
import { houseSystemConvention } from "../core/conventions.ts";
import { MODERN } from "../core/points.ts";
import { RETURN_PLACE } from "../core/return_chart.ts";

export const input = Type.Object({
  ...Birth,
  body: oneOf(MODERN.ids),
  from: CivilDate,
  to: CivilDate,
  ...RETURN_PLACE,
});

export const CONVENTIONS = {
  houseSystem: houseSystemConvention("placidus"),
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
