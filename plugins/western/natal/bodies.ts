import { normalizeDeg, houseOf, type Body, type Position } from "#sky";
import { dignityOf, heldOf, lordsOf, type DignitySchool } from "../core/dignities.ts";
import { isClassical } from "../core/points.ts";
import { placeOf, round } from "../core/zodiac.ts";
import type { Classical } from "#lore";

/** Mean daily motion as seen from the Earth, degrees; a body below a tenth of it counts as stationary. */
const MEAN_SPEEDS: Readonly<Partial<Record<Body, number>>> = {
  sun: 0.9856,
  moon: 13.1764,
  mercury: 0.9856,
  venus: 0.9856,
  mars: 0.524,
  jupiter: 0.0831,
  saturn: 0.0335,
  uranus: 0.0117,
  neptune: 0.006,
  pluto: 0.004,
  chiron: 0.0194,
  ceres: 0.2141,
  pallas: 0.2133,
  juno: 0.2259,
  vesta: 0.2716,
};

/** What a body's report needs to know of its chart. */
export interface BodyContext {
  readonly offsetDeg: number;
  readonly cusps: readonly number[] | null;
  readonly isDay: boolean | null;
  readonly school: DignitySchool;
}

/** One body as the answer gives it. */
export function reportBody(id: Body, position: Position, context: BodyContext) {
  const longitude = normalizeDeg(position.longitudeDeg - context.offsetDeg);
  const mean = MEAN_SPEEDS[id];
  return {
    body: id,
    ...placeOf(longitude),
    latitudeDeg: round(position.latitudeDeg),
    rightAscensionDeg: round(position.rightAscensionDeg),
    declinationDeg: round(position.declinationDeg),
    distanceAu: round(position.distanceAu, 8),
    speedDegPerDay: round(position.longitudeSpeed),
    retrograde: position.longitudeSpeed < 0,
    stationary: mean !== undefined && Math.abs(position.longitudeSpeed) < mean / 10,
    house: context.cusps && houseOf(longitude, context.cusps),
    dignity: isClassical(id) ? reportDignity(id, longitude, context) : null,
    antiscionDeg: round(normalizeDeg(180 - longitude)),
    contraAntiscionDeg: round(normalizeDeg(-longitude)),
  };
}

function reportDignity(id: Classical, longitude: number, { isDay, school }: BodyContext) {
  const dignity = dignityOf(id, longitude, isDay, school);
  return {
    dignities: heldOf(dignity),
    score: dignity.score,
    lords: lordsOf(longitude, isDay, school),
  };
}
