import { ARCSEC, AU_KM } from "../angles.ts";
import { EARTH_RADIUS_KM, FLATTENING, type Vector } from "../horizon/place.ts";
import { lightsAt, type Track } from "./track.ts";

/** Earth's equatorial radii in an AU. */
export const RADII_PER_AU: number = AU_KM / EARTH_RADIUS_KM;
/** Radius of the Sun in Earth radii: 959.63" at 1 AU. */
export const SUN_RADIUS: number = Math.tan(959.63 * ARCSEC) * RADII_PER_AU;
/** Radius of the Moon in Earth radii: the mean limb for the penumbra, the valleys for the umbra. */
const MOON_RADIUS_PENUMBRA = 0.272508;
const MOON_RADIUS_UMBRA = 0.272281;

/**
 * The Moon's shadow at one instant, in equatorial Earth radii on the true equator of date.
 *
 * The fundamental plane goes through the Earth's centre, square to the axis.
 */
export interface Shadow {
  readonly julianDayTt: number;
  /** Unit vector of the axis, towards the Sun. */
  readonly axis: Vector;
  /** Where the axis pierces the fundamental plane. */
  readonly foot: Vector;
  /** Radii in the fundamental plane; the umbra's is negative where it is total. */
  readonly penumbra: number;
  readonly umbra: number;
  /** How much the radii shrink per radius of height above the plane. */
  readonly penumbraSlope: number;
  readonly umbraSlope: number;
}

/**
 * Computes the Moon's shadow from the apparent places of Sun and Moon.
 *
 * @source Explanatory Supplement to the Astronomical Almanac (2013), chapter 11; radii of the Moon as
 * in the Five Millennium Canon of Solar Eclipses (F. Espenak, J. Meeus, 2006)
 */
export function shadowAt(julianDayTt: number, track: Track = lightsAt): Shadow {
  const lights = track(julianDayTt);
  const sun = scale(lights.sun, RADII_PER_AU);
  const moon = scale(lights.moon, RADII_PER_AU);
  const apart: Vector = [sun[0] - moon[0], sun[1] - moon[1], sun[2] - moon[2]];
  const distance = length(apart);
  const axis = scale(apart, 1 / distance);
  const height = dot(moon, axis);
  const sinPenumbra = (SUN_RADIUS + MOON_RADIUS_PENUMBRA) / distance;
  const sinUmbra = (SUN_RADIUS - MOON_RADIUS_UMBRA) / distance;
  const penumbraSlope = sinPenumbra / Math.sqrt(1 - sinPenumbra * sinPenumbra);
  const umbraSlope = sinUmbra / Math.sqrt(1 - sinUmbra * sinUmbra);
  return {
    julianDayTt,
    axis,
    foot: perpendicular(moon, axis),
    penumbra: (height + MOON_RADIUS_PENUMBRA / sinPenumbra) * penumbraSlope,
    umbra: (height - MOON_RADIUS_UMBRA / sinUmbra) * umbraSlope,
    penumbraSlope,
    umbraSlope,
  };
}

/** How an observer stands in the shadow, in Earth radii. */
export interface ShadowPlace {
  /** Distance from the axis. */
  readonly distance: number;
  /** Radii of the cones at the observer's height; the umbra's is negative where it is total. */
  readonly penumbra: number;
  readonly umbra: number;
}

/** Puts an observer into the shadow. */
export function placeInShadow(shadow: Shadow, observer: Vector): ShadowPlace {
  const height = dot(observer, shadow.axis);
  const side = perpendicular(observer, shadow.axis);
  return {
    distance: length([
      side[0] - shadow.foot[0],
      side[1] - shadow.foot[1],
      side[2] - shadow.foot[2],
    ]),
    penumbra: shadow.penumbra - height * shadow.penumbraSlope,
    umbra: shadow.umbra - height * shadow.umbraSlope,
  };
}

/** How the axis meets the Earth. */
export interface AxisOnEarth {
  /** Distance of the axis from the Earth's limb in Earth radii; negative where it strikes the Earth. */
  readonly overLimb: number;
  /** The point where it strikes, or the point of the limb nearest to it; Earth radii. */
  readonly point: Vector;
}

/** Finds where the axis strikes the Earth: in a space stretched so that the Earth is a sphere. */
export function axisOnEarth({ axis, foot }: Shadow): AxisOnEarth {
  const stretchedAxis = normalize(stretch(axis));
  const stretchedFoot = perpendicular(stretch(foot), stretchedAxis);
  const distance = length(stretchedFoot);
  if (distance > 1) {
    const limb = scale(stretchedFoot, 1 / distance);
    return { overLimb: length(foot) * (1 - 1 / distance), point: unstretch(limb) };
  }
  const up = Math.sqrt(1 - distance * distance);
  const point: Vector = [
    stretchedFoot[0] + up * stretchedAxis[0],
    stretchedFoot[1] + up * stretchedAxis[1],
    stretchedFoot[2] + up * stretchedAxis[2],
  ];
  const overLimb = distance > 0 ? length(foot) * (1 - 1 / distance) : -1;
  return { overLimb, point: unstretch(point) };
}

function stretch([x, y, z]: Vector): Vector {
  return [x, y, z / (1 - FLATTENING)];
}

function unstretch([x, y, z]: Vector): Vector {
  return [x, y, z * (1 - FLATTENING)];
}

/** The part of a vector square to a unit vector. */
export function perpendicular(vector: Vector, unit: Vector): Vector {
  const along = dot(vector, unit);
  return [vector[0] - along * unit[0], vector[1] - along * unit[1], vector[2] - along * unit[2]];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function length(a: Vector): number {
  return Math.sqrt(dot(a, a));
}

export function scale(a: Vector, factor: number): Vector {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

function normalize(a: Vector): Vector {
  return scale(a, 1 / length(a));
}
