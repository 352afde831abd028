import {
  Gender,
  Latitude,
  Longitude,
  MomentOrNow,
  oneOf,
  QuestionInput,
  Type,
  VISIBLE,
  type Convention,
  type InputOf,
} from "#sdk";
import { houseSystemConvention } from "../core/conventions.ts";
import { BOUNDS_CONVENTION, TRIPLICITY_CONVENTION } from "../core/dignities.ts";
import { CLASSICAL } from "#lore";
import { Degree, DrawnSign } from "../core/drawn.ts";
import { CATEGORIES, KIND, type Category } from "./categories.ts";

const house = Type.Integer({ minimum: 1, maximum: 12 });
const place = { sign: DrawnSign, degree: Degree };
const planet = Type.Optional(
  Type.Object({
    ...place,
    motion: Type.Optional(Type.Number({ minimum: -20, maximum: 20 })),
    turnsAt: Type.Optional(Degree),
  }),
);

/** A figure as a book draws it, in place of a moment and a place. */
const drawn = Type.Object({
  sun: planet,
  moon: planet,
  mercury: planet,
  venus: planet,
  mars: planet,
  jupiter: planet,
  saturn: planet,
  northNode: Type.Optional(Type.Object(place)),
  cusps: Type.Array(Type.Object(place), { minItems: 12, maxItems: 12 }),
  hourRuler: Type.Optional(oneOf(CLASSICAL.ids)),
  year: Type.Optional(Type.Integer({ minimum: -999, maximum: 2999 })),
});

export const input = Type.Object({
  ...MomentOrNow,
  latitude: Type.Optional(Latitude),
  longitude: Type.Optional(Longitude),
  drawn: Type.Optional(drawn),
  ...QuestionInput,
  question: Type.String({ minLength: 1, maxLength: 500, pattern: VISIBLE }),
  category: Type.Optional(oneOf(Object.keys(CATEGORIES) as [Category, ...Category[]])),
  quesitedHouse: Type.Optional(house),
  kind: Type.Optional(oneOf(KIND.ids)),
  turnedFrom: Type.Optional(house),
  reportIll: Type.Optional(Type.Boolean()),
  gender: Type.Optional(Gender),
});

export const CONVENTIONS = {
  houseSystem: houseSystemConvention("regiomontanus"),
  bounds: { ...BOUNDS_CONVENTION, default: "lilly" },
  triplicity: { ...TRIPLICITY_CONVENTION, default: "ptolemaic" },
  sunrise: {
    default: "centre",
    options: {
      centre: { source: "Tables of houses; W. Lilly" },
      upperLimb: { source: "Modern almanacs" },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
