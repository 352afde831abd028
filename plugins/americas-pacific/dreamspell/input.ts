import { MomentOrNow, Type } from "#sdk";

export const input = Type.Object({ ...MomentOrNow });

export const CONVENTIONS = {
  leapRule: {
    default: "standard",
    options: {
      standard: { source: "After Dreamspell (1990), as its calculators have it" },
      none: { source: "Readers who want a count without a break" },
    },
  },
} as const;
