import { normalizeDeg, signedDeg } from "../angles.ts";
import { isWithin, rangeOfBody, type Body } from "../bodies/bodies.ts";
import { bodyOf } from "../bodies/position.ts";
import type { Sky } from "../sky.ts";

/** A longitude without its turns, and its rate per day. */
export interface Motion {
  /** Degrees, growing beyond 360 and below 0 where the body goes round. */
  readonly deg: number;
  readonly rate: number;
}

/** Gives the motion of one thing at any instant of a stretch. */
export type MotionAt = (julianDayTt: number) => Motion;

/** The place of a body by its series, and on the sky itself. */
export interface Series {
  /** Within 0.002" of the sky, for the Moon 0.04". */
  readonly near: MotionAt;
  readonly exact: MotionAt;
}

/**
 * Days between the places a series knows, powers of two, so that bodies share their skies.
 *
 * Through places and speeds at three of them runs a curve of the fifth degree: what it misses of the body's
 * own motion is far less than what the speeds leave out of nutation's.
 */
const NODE_DAYS: Readonly<Partial<Record<Body, number>>> = {
  sun: 2,
  moon: 0.5,
  meanNode: 2,
  mercury: 1,
  venus: 2,
  mars: 2,
  jupiter: 2,
  saturn: 2,
  uranus: 2,
  neptune: 2,
  pluto: 2,
  ceres: 2,
  pallas: 2,
  juno: 2,
  vesta: 2,
};
/** Behind the Sun light is bent by another amount each hour: places there are asked of the sky. */
const NEAR_SUN_DEG = 3;
const RADIAN = Math.PI / 180;
/** Bodies beyond which no light is bent towards us. */
const UNBENT: readonly Body[] = ["sun", "moon", "meanNode"];

/**
 * Opens the series of a body; places are computed when a stretch around them is first asked for.
 *
 * @param skyOf skies that several series share
 */
export function seriesOf(body: Body, skyOf: (julianDayTt: number) => Sky): Series {
  const placeIn = (sky: Sky): Motion => {
    const { longitudeDeg, longitudeSpeed } = bodyOf(sky, body);
    return { deg: longitudeDeg, rate: longitudeSpeed };
  };
  const exact: MotionAt = (julianDayTt) => placeIn(skyOf(julianDayTt));
  const nodeDays = NODE_DAYS[body];
  if (nodeDays === undefined) return { near: exact, exact };
  const range = rangeOfBody(body);
  const isBent = !UNBENT.includes(body);
  const curves = new Map<number, Curve | null>();
  const curveOf = (index: number): Curve | null => {
    let curve = curves.get(index);
    if (curve === undefined) {
      const from = 2 * index * nodeDays;
      const isServed = isWithin(range, from) && isWithin(range, from + 2 * nodeDays);
      curve = isServed
        ? curveThrough(exact(from), exact(from + nodeDays), exact(from + 2 * nodeDays), nodeDays)
        : null;
      curves.set(index, curve);
    }
    return curve;
  };
  return {
    exact,
    near(julianDayTt) {
      const index = Math.floor(julianDayTt / (2 * nodeDays));
      const curve = curveOf(index);
      if (!curve) return exact(julianDayTt);
      const motion = motionOn(curve, julianDayTt / nodeDays - 2 * index - 1, nodeDays);
      return isBent && isNearSun(motion.deg, julianDayTt) ? exact(julianDayTt) : motion;
    },
  };
}

/** Coefficients of powers 0 to 5 of the days from the middle over the days between places. */
type Curve = Float64Array;

/** The curve of the fifth degree through places and speeds of three instants. */
function curveThrough(left: Motion, middle: Motion, right: Motion, days: number): Curve {
  const a = signedDeg(left.deg - middle.deg);
  const b = signedDeg(right.deg - middle.deg);
  const [va, vm, vb] = [left.rate * days, middle.rate * days, right.rate * days];
  const even = (a + b) / 2;
  const odd = (b - a) / 2 - vm;
  const evenSlope = (vb - va) / 2;
  const oddSlope = (va + vb) / 2 - vm;
  return Float64Array.of(
    middle.deg,
    vm,
    2 * even - evenSlope / 2,
    (5 * odd - oddSlope) / 2,
    evenSlope / 2 - even,
    (oddSlope - 3 * odd) / 2,
  );
}

function motionOn(curve: Curve, u: number, days: number): Motion {
  const [c0, c1, c2, c3, c4, c5] = curve as unknown as readonly [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return {
    deg: normalizeDeg(c0 + u * (c1 + u * (c2 + u * (c3 + u * (c4 + u * c5))))),
    rate: (c1 + u * (2 * c2 + u * (3 * c3 + u * (4 * c4 + u * 5 * c5)))) / days,
  };
}

/** Whether a longitude lies near the Sun's, told to a hundredth of a degree. */
function isNearSun(deg: number, julianDayTt: number): boolean {
  const days = julianDayTt - 2451545;
  const anomaly = (357.529 + 0.98560028 * days) * RADIAN;
  const sunDeg =
    280.459 + 0.98564736 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly);
  return Math.abs(signedDeg(deg - sunDeg)) < NEAR_SUN_DEG;
}
