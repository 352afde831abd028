import { Birth, oneOf, Type, type Convention, type InputOf } from "#sdk";
import { CLASSICAL } from "#lore";
import { BOUNDS_CONVENTION } from "../core/dignities.ts";
import { KEY_CONVENTION } from "./keys.ts";

/** Kinds of what is directed. */
export const PROMISSORS = ["planets", "aspects", "bounds", "antiscia"] as const;

/** What promissors are directed to. */
export const SIGNIFICATORS = [
  "ascendant",
  "midheaven",
  "descendant",
  "imumCoeli",
  ...CLASSICAL.ids,
  "fortune",
] as const;
export type Significator = (typeof SIGNIFICATORS)[number];

export const input = Type.Object({
  ...Birth,
  maxYears: Type.Optional(Type.Number({ minimum: 1, maximum: 120 })),
  promissors: Type.Optional(
    Type.Array(oneOf(PROMISSORS), {
      minItems: 1,
      maxItems: PROMISSORS.length,
      uniqueItems: true,
    }),
  ),
  significators: Type.Optional(
    Type.Array(oneOf(SIGNIFICATORS), {
      minItems: 1,
      maxItems: SIGNIFICATORS.length,
      uniqueItems: true,
    }),
  ),
  includeOuter: Type.Optional(Type.Boolean()),
});

export const CONVENTIONS = {
  method: {
    default: "placidus",
    options: {
      placidus: { source: "Placidus, Primum Mobile (1657)" },
      regiomontanus: { source: "Regiomontanus, Tabulae directionum (1490)" },
      campanus: { source: "Campanus; M. Gansten, Primary Directions (2009)" },
    },
  },
  plane: {
    default: "mundane",
    options: {
      mundane: { source: "Placidus" },
      zodiacal: { source: "Ptolemy; Regiomontanus" },
    },
  },
  motion: {
    default: "direct",
    options: {
      direct: { source: "Ptolemy" },
      converse: { source: "19th-century practice" },
      both: { source: "19th-century practice" },
    },
  },
  key: KEY_CONVENTION,
  bounds: BOUNDS_CONVENTION,
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
