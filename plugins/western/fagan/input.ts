import { Birth, Type, type Convention, type InputOf } from "#sdk";
import {
  ayanamsaConvention,
  houseSystemConvention,
  PARALLAX_CONVENTION,
} from "../core/conventions.ts";
import { RETURN_PLACE } from "../core/return_chart.ts";

export const input = Type.Object({
  ...Birth,
  returnYear: Type.Optional(Type.Integer({ minimum: -900, maximum: 2900 })),
  ...RETURN_PLACE,
});

export const CONVENTIONS = {
  ayanamsa: ayanamsaConvention("faganBradley"),
  houseSystem: houseSystemConvention("campanus"),
  parallax: PARALLAX_CONVENTION,
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
