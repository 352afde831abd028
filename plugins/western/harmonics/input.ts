import { Birth, Type, type Convention, type InputOf } from "#sdk";

export const input = Type.Object({
  ...Birth,
  harmonic: Type.Integer({ minimum: 1, maximum: 360 }),
});

export const CONVENTIONS = {
  angles: {
    default: "with",
    options: {
      with: { source: "J. Addey, Harmonics in Astrology (1976): angles multiplied as well" },
      without: { source: "D. Hamblin, Harmonic Charts (1983): planets alone" },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
