/** Houses as answers give them. */
import { phrase, term, Type } from "#sdk";
import { normalizeDeg, type Houses, type HouseSystem } from "#sky";
import { HOUSE_SYSTEM } from "./conventions.ts";
import { House, nullable, PLACE } from "./shapes.ts";
import { placeOf } from "./zodiac.ts";

export type HousePhrases = {
  /** Inside the polar circle a system does not exist, and another was used. */
  polarHouses: { system: HouseSystem; used: HouseSystem };
};

/** House cusps and the system that they follow. */
export const HOUSES = Type.Object(
  {
    system: term(HOUSE_SYSTEM, "System asked for"),
    used: term(HOUSE_SYSTEM, "System that the cusps follow"),
    substitution: nullable(
      phrase<HousePhrases>("Why another system was used"),
      "Null where the system asked for exists",
    ),
    cusps: Type.Array(Type.Object({ house: House("House that begins here, 1 to 12"), ...PLACE }), {
      description: "Twelve cusps in order",
    }),
  },
  { description: "House cusps" },
);

/** The same of a chart that may be drawn by hand, by a system that it does not tell. */
export const DRAWN_HOUSES = Type.Object(
  {
    ...HOUSES.properties,
    system: nullable(HOUSES.properties.system, "Null for a drawn chart"),
    used: nullable(HOUSES.properties.used, "Null for a drawn chart"),
  },
  { description: "House cusps" },
);

/** The cusps of a drawn chart. */
export function reportDrawnHouses(cuspsDeg: readonly number[]) {
  return {
    system: null,
    used: null,
    substitution: null,
    cusps: cuspsDeg.map((cusp, i) => ({ house: i + 1, ...placeOf(cusp) })),
  };
}

/** The houses as answers give them. */
export function reportHouses(houses: Houses, offsetDeg = 0) {
  const { system, used } = houses;
  return {
    system,
    used,
    substitution:
      system === used ? null : ({ code: "polarHouses", with: { system, used } } as const),
    cusps: shiftedCusps(houses, offsetDeg).map((cusp, i) => ({ house: i + 1, ...placeOf(cusp) })),
  };
}

/** Cusps in the zodiac of the chart; whole signs follow the signs of that zodiac. */
export function shiftedCusps(houses: Houses, offsetDeg: number): readonly number[] {
  if (offsetDeg !== 0 && houses.used === "wholeSign") {
    const first = Math.floor(normalizeDeg(houses.ascendantDeg - offsetDeg) / 30) * 30;
    return houses.cuspsDeg.map((_, i) => normalizeDeg(first + 30 * i));
  }
  return houses.cuspsDeg.map((cusp) => normalizeDeg(cusp - offsetDeg));
}
