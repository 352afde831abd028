import { Birth, Type } from "#sdk";
import { CORRELATION, LANGUAGE } from "../conventions.ts";

export const input = Type.Object({
  a: Type.Object({ ...Birth }),
  b: Type.Object({ ...Birth }),
});

export const CONVENTIONS = {
  system: {
    default: "tzolkin",
    options: {
      tzolkin: { source: "Landa on days and directions; after B. Tedlock (1982)" },
      dreamspell: { source: "After Argüelles (1990), as programs of the count have it" },
    },
  },
  language: LANGUAGE,
  correlation: CORRELATION,
} as const;
