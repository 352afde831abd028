/**
 * Directions on the ground: the azimuth of each planet, and the great circle that it draws over the Earth.
 *
 * @source M. Erlewine, Local Space (1978); spherical trigonometry
 */
import { vocabulary, type IdOf } from "#sdk";
import { normalizeDeg, signedDeg } from "#sky";
import { acos, asin, atan2, cos, sin, type Equatorial } from "../core/sphere.ts";

/** Winds of the compass, from north through east. */
export const WIND = vocabulary("wind", [
  "n",
  "nne",
  "ne",
  "ene",
  "e",
  "ese",
  "se",
  "sse",
  "s",
  "ssw",
  "sw",
  "wsw",
  "w",
  "wnw",
  "nw",
  "nnw",
]);
export type Wind = IdOf<typeof WIND>;

/** The sixteenth of the horizon that holds an azimuth. */
export function windOf(azimuthDeg: number): Wind {
  return WIND.ids[Math.round(normalizeDeg(azimuthDeg) / 22.5) % 16]!;
}

/** Azimuth from north through east and altitude of a body, degrees. */
export function horizontal(
  { rightAscensionDeg, declinationDeg }: Equatorial,
  armcDeg: number,
  latitudeDeg: number,
) {
  const hour = signedDeg(armcDeg - rightAscensionDeg);
  const north =
    sin(declinationDeg) * cos(latitudeDeg) - cos(declinationDeg) * sin(latitudeDeg) * cos(hour);
  const east = -cos(declinationDeg) * sin(hour);
  return {
    azimuthDeg: normalizeDeg(atan2(east, north)),
    altitudeDeg: asin(
      sin(latitudeDeg) * sin(declinationDeg) + cos(latitudeDeg) * cos(declinationDeg) * cos(hour),
    ),
  };
}

/** A place on the Earth. */
export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** First direction of the shortest way, and its length in degrees. */
export function wayTo(from: Spot, to: Spot) {
  const apart = to.longitude - from.longitude;
  const north =
    cos(from.latitude) * sin(to.latitude) - sin(from.latitude) * cos(to.latitude) * cos(apart);
  const east = cos(to.latitude) * sin(apart);
  return {
    bearingDeg: normalizeDeg(atan2(east, north)),
    arcDeg: acos(
      sin(from.latitude) * sin(to.latitude) + cos(from.latitude) * cos(to.latitude) * cos(apart),
    ),
  };
}

/** Where one arrives along a bearing after an arc. */
export function spotAlong(from: Spot, bearingDeg: number, arcDeg: number): Spot {
  const latitude = asin(
    sin(from.latitude) * cos(arcDeg) + cos(from.latitude) * sin(arcDeg) * cos(bearingDeg),
  );
  const longitude =
    from.longitude +
    atan2(
      sin(bearingDeg) * sin(arcDeg) * cos(from.latitude),
      cos(arcDeg) - sin(from.latitude) * sin(latitude),
    );
  return { latitude, longitude: signedDeg(longitude) };
}
