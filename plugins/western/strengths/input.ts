import { Type, type Convention, type InputOf } from "#sdk";
import { houseSystemConvention } from "../core/conventions.ts";
import { BOUNDS_CONVENTION, TRIPLICITY_CONVENTION } from "../core/dignities.ts";
import { BIRTH_OR_NOT } from "../core/given_chart.ts";
import { Degree, DrawnSign } from "../core/drawn.ts";

const place = { sign: DrawnSign, degree: Degree };
const planet = Type.Optional(
  Type.Object({
    ...place,
    motion: Type.Optional(Type.Number({ minimum: -20, maximum: 20 })),
  }),
);

export const input = Type.Object({
  ...BIRTH_OR_NOT,
  sun: planet,
  moon: planet,
  mercury: planet,
  venus: planet,
  mars: planet,
  jupiter: planet,
  saturn: planet,
  northNode: Type.Optional(Type.Object(place)),
  cusps: Type.Optional(Type.Array(Type.Object(place), { minItems: 12, maxItems: 12 })),
  byDay: Type.Optional(Type.Boolean()),
  year: Type.Optional(Type.Integer({ minimum: -999, maximum: 2999 })),
  degrees: Type.Optional(Type.Array(Type.Object(place), { minItems: 1, maxItems: 24 })),
});

export const CONVENTIONS = {
  houseSystem: houseSystemConvention("regiomontanus"),
  bounds: { ...BOUNDS_CONVENTION, default: "lilly" },
  triplicity: { ...TRIPLICITY_CONVENTION, default: "ptolemaic" },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
