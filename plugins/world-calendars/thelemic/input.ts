import { Moment, Type } from "#sdk";

export const input = Type.Object({ ...Moment });

export const CONVENTIONS = {
  boundary: {
    default: "equinox",
    options: {
      equinox: { source: "Liber AL II.40, the Equinox of the Gods" },
      march20: { source: "Civil custom, after the Supreme Ritual of 20 March 1904" },
    },
  },
} as const;
