import { DEG, normalizeDeg, signedDeg } from "../angles.ts";

/** What house formulas need: the turning sky over one place. */
export interface LocalSky {
  /** Right ascension of the meridian, degrees. */
  readonly armcDeg: number;
  /** Geographic latitude, degrees, north positive. */
  readonly latitudeDeg: number;
  /** True obliquity of the ecliptic, degrees. */
  readonly obliquityDeg: number;
}

/** The angles of a chart; degrees of ecliptic longitude but for `armcDeg`. */
export interface ChartAngles {
  readonly armcDeg: number;
  readonly ascendantDeg: number;
  readonly midheavenDeg: number;
  readonly vertexDeg: number;
  /** Equatorial ascendant, also called East Point. */
  readonly equatorialAscendantDeg: number;
  /** Whether the latitude lies inside a polar circle of date. */
  readonly insidePolarCircle: boolean;
  /**
   * Whether the culminating point of the ecliptic is north of the zenith or below the horizon
   * (inside a polar circle only). The angle called ascendant is then the setting one, as Swiss
   * Ephemeris has it, so that it stands to the left of the midheaven.
   */
  readonly turned: boolean;
}

/**
 * Finds the ecliptic longitude that a great circle cuts off: the circle rises through right
 * ascension `rightAscensionDeg` of the equator under a pole of height `poleDeg`.
 *
 * With the local latitude as pole and ARMC + 90° this is the ascendant, with pole 0 the longitude
 * that has the given right ascension.
 */
export function longitudeRising(
  rightAscensionDeg: number,
  poleDeg: number,
  obliquityDeg: number,
): number {
  const x = rightAscensionDeg * DEG;
  const e = obliquityDeg * DEG;
  const across = Math.cos(x) * Math.cos(e) - Math.tan(poleDeg * DEG) * Math.sin(e);
  return normalizeDeg(Math.atan2(Math.sin(x), across) / DEG);
}

/** Says whether a latitude lies inside the polar circle of date. */
export function isInsidePolarCircle({ latitudeDeg, obliquityDeg }: LocalSky): boolean {
  return Math.abs(latitudeDeg) >= 90 - obliquityDeg;
}

/** Computes ascendant, midheaven, vertex and equatorial ascendant. */
export function chartAnglesOf(sky: LocalSky): ChartAngles {
  const { armcDeg, latitudeDeg, obliquityDeg } = sky;
  const midheavenDeg = longitudeRising(armcDeg, 0, obliquityDeg);
  const rising = longitudeRising(armcDeg + 90, latitudeDeg, obliquityDeg);
  const insidePolarCircle = isInsidePolarCircle(sky);
  const turned = insidePolarCircle && signedDeg(rising - midheavenDeg) < 0;
  const colatitude = latitudeDeg >= 0 ? 90 - latitudeDeg : -90 - latitudeDeg;
  const west = longitudeRising(armcDeg - 90, colatitude, obliquityDeg);
  // Within the tropics the formula can give the eastern cut of the prime vertical.
  const eastern = Math.abs(latitudeDeg) <= obliquityDeg && signedDeg(west - midheavenDeg) > 0;
  return {
    armcDeg,
    ascendantDeg: turned ? normalizeDeg(rising + 180) : rising,
    midheavenDeg,
    vertexDeg: eastern ? normalizeDeg(west + 180) : west,
    equatorialAscendantDeg: longitudeRising(armcDeg + 90, 0, obliquityDeg),
    insidePolarCircle,
    turned,
  };
}
