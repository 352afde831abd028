import { CivilTime, oneOf, Type, type Convention, type InputOf } from "#sdk";
import { BODIES } from "#sky";
import { ayanamsaConvention, ZODIAC_CONVENTION } from "../core/conventions.ts";
import { SPAN } from "../core/span.ts";

export const input = Type.Object({
  ...SPAN,
  time: Type.Optional(CivilTime),
  stepDays: Type.Optional(Type.Number({ minimum: 0.04, maximum: 400 })),
  bodies: Type.Optional(
    Type.Array(oneOf(BODIES), { minItems: 1, maxItems: BODIES.length, uniqueItems: true }),
  ),
});

export const CONVENTIONS = {
  zodiac: ZODIAC_CONVENTION,
  ayanamsa: ayanamsaConvention("faganBradley"),
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
