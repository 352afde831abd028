/**
 * The lines of the Earth on which a body rises, culminates, sets or stands in the lower meridian.
 *
 * @source J. Lewis and K. Irving, The Psychology of Astro*Carto*Graphy (1997); spherical astronomy
 */
import { vocabulary, type IdOf } from "#sdk";
import { signedDeg } from "#sky";
import {
  acos,
  ascensionalDifference,
  asin,
  atan2,
  cos,
  sin,
  tan,
  type Equatorial,
} from "../core/sphere.ts";

export const MAX_LATITUDE = 66;
const EARTH_KM_PER_DEGREE = 111.195;

/** Where a body stands along a line: culminating, on the lower meridian, rising or setting. */
export const LINE = vocabulary("line", ["mc", "ic", "asc", "dsc"]);
export type LineId = IdOf<typeof LINE>;

/** Geographic longitude of a meridian line. */
export function meridianLine(body: Equatorial, siderealDeg: number, lower: boolean): number {
  return signedDeg(body.rightAscensionDeg - siderealDeg + (lower ? 180 : 0));
}

/** Geographic longitude at which a body rises or sets on a parallel; undefined where it does neither. */
export function horizonLine(
  body: Equatorial,
  siderealDeg: number,
  latitudeDeg: number,
  side: "asc" | "dsc",
): number | undefined {
  const difference = ascensionalDifference(body.declinationDeg, latitudeDeg);
  if (difference === undefined) return undefined;
  const offset = side === "asc" ? -difference - 90 : difference + 90;
  return signedDeg(body.rightAscensionDeg + offset - siderealDeg);
}

/** Longitude of any line at a latitude. */
export function lineAt(
  line: LineId,
  body: Equatorial,
  siderealDeg: number,
  latitudeDeg: number,
): number | undefined {
  if (line === "mc") return meridianLine(body, siderealDeg, false);
  if (line === "ic") return meridianLine(body, siderealDeg, true);
  return horizonLine(body, siderealDeg, latitudeDeg, line);
}

/** A line as a function of latitude, with samples every two degrees from south to north. */
export interface SampledLine {
  readonly at: (latitude: number) => number | undefined;
  readonly samples: readonly (number | undefined)[];
}

const SAMPLE_STEP = 2;

/** Samples a line between 66° south and north. */
export function sampleLine(line: LineId, body: Equatorial, siderealDeg: number): SampledLine {
  const at = (latitude: number) => lineAt(line, body, siderealDeg, latitude);
  const count = (2 * MAX_LATITUDE) / SAMPLE_STEP + 1;
  const samples = Array.from({ length: count }, (_, i) => at(-MAX_LATITUDE + i * SAMPLE_STEP));
  return { at, samples };
}

/** Latitudes at which two lines meet, by change of sign and halving. */
export function crossingsOf(first: SampledLine, second: SampledLine): readonly number[] {
  const apart = (a: number | undefined, b: number | undefined) =>
    a === undefined || b === undefined ? undefined : signedDeg(a - b);
  const latitudes: number[] = [];
  for (let i = 1; i < first.samples.length; i++) {
    const low = apart(first.samples[i - 1], second.samples[i - 1]);
    const high = apart(first.samples[i], second.samples[i]);
    if (low === undefined || high === undefined) continue;
    if (low > 0 === high > 0 || Math.abs(low) > 90 || Math.abs(high) > 90) continue;
    let a = -MAX_LATITUDE + (i - 1) * SAMPLE_STEP;
    let b = a + SAMPLE_STEP;
    for (let step = 0; step < 24; step++) {
      const middle = (a + b) / 2;
      const value = apart(first.at(middle), second.at(middle));
      if (value === undefined) break;
      if (value > 0 === low > 0) a = middle;
      else b = middle;
    }
    latitudes.push((a + b) / 2);
  }
  return latitudes;
}

/**
 * Kilometres from a place to the nearest point of a line.
 *
 * Meridian lines are great circles through the poles, halved at them; horizon lines are the great
 * circle of points 90° from the place over which the body stands.
 */
export function kilometresTo(
  line: LineId,
  body: Equatorial,
  siderealDeg: number,
  place: { readonly latitude: number; readonly longitude: number },
): number {
  if (line === "mc" || line === "ic") {
    const apart = signedDeg(place.longitude - meridianLine(body, siderealDeg, line === "ic"));
    const across = Math.abs(asin(cos(place.latitude) * sin(apart)));
    const degrees = Math.abs(apart) <= 90 ? across : 90 - Math.abs(place.latitude);
    return degrees * EARTH_KM_PER_DEGREE;
  }
  // A body rises or sets where it stands 90° from the zenith; east or west of it decides which.
  const under = signedDeg(body.rightAscensionDeg - siderealDeg);
  const ahead = signedDeg(place.longitude - under);
  const distance = acos(
    sin(place.latitude) * sin(body.declinationDeg) +
      cos(place.latitude) * cos(body.declinationDeg) * cos(ahead),
  );
  const isRising = ahead < 0;
  if (isRising === (line === "asc")) return Math.abs(distance - 90) * EARTH_KM_PER_DEGREE;
  return Number.POSITIVE_INFINITY;
}

/** Compass bearing of a body from a place, degrees from north through east. */
export function azimuthOf(
  body: Equatorial,
  siderealDeg: number,
  latitude: number,
  longitude: number,
) {
  const h = siderealDeg + longitude - body.rightAscensionDeg;
  const y = -sin(h);
  const x = cos(latitude) * tan(body.declinationDeg) - sin(latitude) * cos(h);
  return (atan2(y, x) + 360) % 360;
}
