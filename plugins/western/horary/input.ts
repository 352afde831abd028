import {
  Gender,
  Latitude,
  Longitude,
  MomentOrNow,
  oneOf,
  Type,
  VISIBLE,
  type Convention,
  type InputOf,
} from "#sdk";
import { houseSystemConvention } from "../core/conventions.ts";
import { BOUNDS_CONVENTION, TRIPLICITY_CONVENTION } from "../core/dignities.ts";
import { CATEGORIES, KIND, type Category } from "./categories.ts";

const house = Type.Integer({ minimum: 1, maximum: 12 });

export const input = Type.Object({
  ...MomentOrNow,
  latitude: Latitude,
  longitude: Longitude,
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
