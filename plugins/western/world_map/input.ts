import {
  Birth,
  Latitude,
  Longitude,
  oneOf,
  Type,
  VISIBLE,
  type Convention,
  type InputOf,
} from "#sdk";
import { MODERN } from "../core/points.ts";

export const input = Type.Object({
  ...Birth,
  places: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String({ minLength: 1, maxLength: 80, pattern: VISIBLE }),
        latitude: Latitude,
        longitude: Longitude,
      }),
      { minItems: 1, maxItems: 40 },
    ),
  ),
  bodies: Type.Optional(
    Type.Array(oneOf(MODERN.ids), {
      minItems: 1,
      maxItems: MODERN.ids.length,
      uniqueItems: true,
    }),
  ),
  stepDeg: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
  orbKm: Type.Optional(Type.Integer({ minimum: 50, maximum: 1500 })),
});

export const CONVENTIONS = {
  plane: {
    default: "mundane",
    options: {
      mundane: { source: "J. Lewis, Astro*Carto*Graphy" },
      zodiacal: { source: "Practice of some programs" },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
