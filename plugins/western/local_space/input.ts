import { Birth, Latitude, Longitude, Type, type Convention, type InputOf } from "#sdk";
import { PARALLAX_CONVENTION } from "../core/conventions.ts";

export const input = Type.Object({
  ...Birth,
  targets: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.Optional(Type.String({ maxLength: 80 })),
        latitude: Latitude,
        longitude: Longitude,
      }),
      { minItems: 1, maxItems: 20 },
    ),
  ),
});

export const CONVENTIONS = {
  parallax: PARALLAX_CONVENTION,
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
