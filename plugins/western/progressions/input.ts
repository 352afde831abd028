import {
  Birth,
  CivilDate,
  CivilTime,
  Latitude,
  Longitude,
  oneOf,
  PlaceInput,
  Type,
  type Convention,
  type InputOf,
} from "#sdk";
import { houseSystemConvention } from "../core/conventions.ts";

export const input = Type.Object({
  ...Birth,
  targetDate: CivilDate,
  targetTime: Type.Optional(CivilTime),
  kinds: Type.Optional(
    Type.Array(oneOf(["tertiary", "minor"]), { uniqueItems: true, maxItems: 2 }),
  ),
  returnPlace: Type.Optional(PlaceInput),
  returnLatitude: Type.Optional(Latitude),
  returnLongitude: Type.Optional(Longitude),
});

export const CONVENTIONS = {
  angles: {
    default: "solarArc",
    options: {
      solarArc: { source: "Current practice" },
      naibod: { source: "V. Naibod" },
      quotidian: { source: "Mean quotidian practice" },
    },
  },
  direction: {
    default: "forward",
    options: { forward: { source: "Placidus" }, converse: { source: "Converse practice" } },
  },
  houseSystem: houseSystemConvention("placidus"),
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
