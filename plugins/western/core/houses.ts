import type { Text } from "#old";
import { normalizeDeg, type Houses } from "#sky";
import { placeOf } from "./format.ts";

/** The houses as answers give them, and an honest word where a system does not exist. */
export function reportHouses(houses: Houses, offsetDeg = 0) {
  return {
    system: houses.system,
    used: houses.used,
    substitution: houses.substitution === undefined ? null : substitutionText(houses),
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

function substitutionText({ system, used }: Houses): Text {
  const [name, other] = [system, used].map((id) => id.charAt(0).toUpperCase() + id.slice(1));
  return {
    en: `${name} houses do not exist inside the polar circle, where parts of the ecliptic neither rise nor set; ${other} cusps are given instead.`,
    zhHant: `極圈之內部分黃道不升不落，${name} 宮位制無從成立，改列 ${other} 宮頭。`,
  };
}
