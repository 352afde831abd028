/** One chart made of two: by the middles of their places, or of their time and place. */
import {
  housesOfArmc,
  normalizeDeg,
  signedDeg,
  type Body,
  type Houses,
  type HouseSystem,
} from "#sky";
import { toTt } from "#time";
import type { Aspectable } from "../core/aspects.ts";
import { nativityAt, RADIAN, type Nativity } from "../core/nativity.ts";
import { midpointOf } from "../core/sphere.ts";

/** A chart of two people before it is reported. */
export interface Joined {
  readonly points: readonly Aspectable[];
  readonly houses: Pick<
    Houses,
    "ascendantDeg" | "midheavenDeg" | "system" | "used" | "cuspsDeg"
  > | null;
}

/** How the houses of a chart of midpoints are made. */
export type HouseSchool = "cusps" | "midheaven";

/** Planets at the middles of the shorter arcs; they have no motion. */
export function midpointChart(
  a: Nativity,
  b: Nativity,
  bodies: readonly Body[],
  school: HouseSchool,
): Joined {
  const points = bodies.flatMap((id): Aspectable[] => {
    const [one, other] = [a.positions[id], b.positions[id]];
    if (!one || !other) return [];
    return [{ id, longitudeDeg: midpointOf(one.longitudeDeg, other.longitudeDeg), speed: 0 }];
  });
  return { points, houses: housesBetween(a, b, school) };
}

function housesBetween(a: Nativity, b: Nativity, school: HouseSchool): Joined["houses"] {
  if (!a.houses || !b.houses) return null;
  const midheavenDeg = midpointOf(a.houses.midheavenDeg, b.houses.midheavenDeg);
  const { system } = a.houses;
  if (school === "midheaven") return housesOfMidheaven(a, b, midheavenDeg, system);
  const used = a.houses.used === b.houses.used ? a.houses.used : system;
  return {
    ascendantDeg: midpointOf(a.houses.ascendantDeg, b.houses.ascendantDeg),
    midheavenDeg,
    system,
    used,
    cuspsDeg: cuspsBetween(a.houses.cuspsDeg, b.houses.cuspsDeg),
  };
}

/**
 * The middles of the cusps in the order of the houses. Where the two charts face each other the nearer middle of
 * a cusp lies half a turn away from its place; the farther one is taken there.
 */
export function cuspsBetween(a: readonly number[], b: readonly number[]): readonly number[] {
  const cusps: number[] = [];
  for (const [i, one] of a.entries()) {
    const middle = midpointOf(one, b[i]!);
    const before = cusps.at(-1);
    const turned = before !== undefined && normalizeDeg(middle - before) > 180;
    cusps.push(turned ? normalizeDeg(middle + 180) : middle);
  }
  return cusps;
}

/** Houses below the composite midheaven at the middle latitude, by the mean of the two obliquities. */
function housesOfMidheaven(
  a: Nativity,
  b: Nativity,
  midheavenDeg: number,
  system: HouseSystem,
): Houses {
  const obliquityDeg = (a.obliquityDeg + b.obliquityDeg) / 2;
  const [longitude, tilt] = [midheavenDeg / RADIAN, obliquityDeg / RADIAN];
  const armcDeg = normalizeDeg(
    Math.atan2(Math.sin(longitude) * Math.cos(tilt), Math.cos(longitude)) * RADIAN,
  );
  const latitudeDeg = (a.place!.latitudeDeg + b.place!.latitudeDeg) / 2;
  const sun = midpointOf(a.positions.sun!.longitudeDeg, b.positions.sun!.longitudeDeg) / RADIAN;
  const sunDeclinationDeg = Math.asin(Math.sin(tilt) * Math.sin(sun)) * RADIAN;
  return housesOfArmc({ armcDeg, latitudeDeg, obliquityDeg }, system, sunDeclinationDeg);
}

/** The sky at the middle of the two instants over the middle of the two places. */
export function davisonChart(
  a: Nativity,
  b: Nativity,
  bodies: readonly Body[],
  system: HouseSystem,
): Nativity {
  const julianDayUt = (a.julianDayUt + b.julianDayUt) / 2;
  const place = a.place && b.place && middleOf(a.place, b.place);
  const timeKnown = a.timeKnown && b.timeKnown;
  return nativityAt(julianDayUt, toTt(julianDayUt), timeKnown, place, bodies, system);
}

type Place = NonNullable<Nativity["place"]>;

function middleOf(one: Place, other: Place): Place {
  return {
    latitudeDeg: (one.latitudeDeg + other.latitudeDeg) / 2,
    longitudeDeg: signedDeg(midpointOf(one.longitudeDeg, other.longitudeDeg)),
  };
}

/** A chart of the sky as it is joined. */
export function joinedOf({ positions, houses }: Nativity, bodies: readonly Body[]): Joined {
  const points = bodies.flatMap((id): Aspectable[] => {
    const at = positions[id];
    return at ? [{ id, longitudeDeg: at.longitudeDeg, speed: at.longitudeSpeed }] : [];
  });
  return { points, houses };
}
