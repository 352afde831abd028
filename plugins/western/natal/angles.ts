/** What of a chart hangs on the horizon, and where the Moon can have stood without a time. */
import { apparentPosition, type Houses } from "#sky";
import { toTt } from "#time";
import { domicileLordOf, type Classical, type Sign } from "#lore";
import type { Nativity } from "../core/nativity.ts";
import { placeOf, round } from "../core/zodiac.ts";

/** The angles in the zodiac of the chart. */
export function reportAngles(houses: Houses, offsetDeg: number) {
  const at = (longitude: number) => placeOf(longitude - offsetDeg);
  return {
    ascendant: at(houses.ascendantDeg),
    midheaven: at(houses.midheavenDeg),
    descendant: at(houses.ascendantDeg + 180),
    imumCoeli: at(houses.midheavenDeg + 180),
    vertex: at(houses.vertexDeg),
    equatorialAscendant: at(houses.equatorialAscendantDeg),
    armcDeg: round(houses.armcDeg),
    insidePolarCircle: houses.insidePolarCircle,
  };
}

/** The lord of the rising sign. */
export function rulerOf(ascendant: Sign | null): Classical | null {
  return ascendant && domicileLordOf(ascendant);
}

/** The Moon's first and last place of the civil day, taken as twelve hours about noon. */
export function moonRange({ julianDayUt }: Nativity, offsetDeg: number) {
  const at = (days: number) =>
    placeOf(apparentPosition("moon", toTt(julianDayUt + days)).longitudeDeg - offsetDeg);
  return { from: at(-0.5), to: at(0.5) };
}
