/** The sky along a day: computed every three hours, read off between them. */
import {
  apparentPositionsOf,
  chartAnglesOf,
  localSiderealTimeDeg,
  movedAlong,
  normalizeDeg,
  signedDeg,
  skyAt,
  type Body,
  type ChartAngles,
  type Position,
  type Sky,
} from "#sky";
import { toTt } from "#time";
import { RADIAN } from "./nativity.ts";
import { altitudeOf } from "./sphere.ts";

/** One instant of a track. */
export interface DaySky {
  readonly julianDayUt: number;
  /** The computed sky nearest to the instant, at most 90 minutes away: for what hardly moves in a day. */
  readonly sky: Sky;
  /** What is read off a computed sky and hardly moves in three hours, along a straight line between two. */
  between(read: (sky: Sky) => number): number;
  /** Place of a body, degrees; null where no ephemeris reaches. Longitude and declination to 0.01". */
  placeOf(body: Body): BodyPlace | null;
  /** Angles over the place, or null without one. */
  angles(): ChartAngles | null;
  /** Whether the Sun's centre stands above the true horizon; null without a place. */
  isDay(): boolean | null;
}

export interface BodyPlace {
  readonly longitudeDeg: number;
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
}

interface Place {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** A computed instant with the bodies that were asked for so far. */
interface Node {
  readonly julianDayUt: number;
  readonly sky: Sky;
  readonly positions: Map<Body, Position | null>;
}

/** How far apart the computed skies are; a track reaches up to one step beyond what it is asked for. */
export const TRACK_STEP_DAYS = 1 / 8;

/**
 * Creates a track.
 *
 * @param from Julian day, UT
 * @param place for angles and the horizon; degrees, null where unknown
 */
export function createTrack(from: number, place: Place): (julianDayUt: number) => DaySky {
  const nodes = new Map<number, Node>();

  function nodeOf(index: number): Node {
    let node = nodes.get(index);
    if (!node) {
      const julianDayUt = from + index * TRACK_STEP_DAYS;
      node = { julianDayUt, sky: skyAt(toTt(julianDayUt)), positions: new Map() };
      nodes.set(index, node);
    }
    return node;
  }

  return (julianDayUt) => {
    const steps = (julianDayUt - from) / TRACK_STEP_DAYS;
    const index = Math.floor(steps);
    const part = steps - index;
    const { sky } = nodeOf(Math.round(steps));
    let angles: ChartAngles | null | undefined;
    const self: DaySky = {
      julianDayUt,
      sky,
      between(read) {
        const [left, right] = [read(nodeOf(index).sky), read(nodeOf(index + 1).sky)];
        return left + (right - left) * part;
      },
      placeOf: (body) =>
        placeBetween(positionAt(nodeOf(index), body), positionAt(nodeOf(index + 1), body), part),
      angles: () => (angles === undefined ? (angles = anglesAt(julianDayUt, sky, place)) : angles),
      isDay() {
        const horizon = self.angles();
        return horizon && altitudeOf(self.placeOf("sun")!, horizon.armcDeg, place.latitude!) > 0;
      },
    };
    return self;
  };
}

function positionAt({ sky, positions }: Node, body: Body): Position | null {
  let position = positions.get(body);
  if (position === undefined) {
    position = apparentPositionsOf(sky, [body]).positions[body] ?? null;
    positions.set(body, position);
  }
  return position;
}

/** Between two places three hours apart, by Hermite's cubic through places and speeds. */
function placeBetween(
  left: Position | null,
  right: Position | null,
  part: number,
): BodyPlace | null {
  if (!left || !right) return null;
  const moved = (arc: number, before: number, after: number) =>
    movedAlong(arc, [before, after], TRACK_STEP_DAYS, part);
  // Most who ask look at one coordinate only.
  return {
    get longitudeDeg() {
      const arc = signedDeg(right.longitudeDeg - left.longitudeDeg);
      return normalizeDeg(
        left.longitudeDeg + moved(arc, left.longitudeSpeed, right.longitudeSpeed),
      );
    },
    get rightAscensionDeg() {
      const arc = signedDeg(right.rightAscensionDeg - left.rightAscensionDeg);
      return normalizeDeg(
        left.rightAscensionDeg + moved(arc, left.rightAscensionSpeed, right.rightAscensionSpeed),
      );
    },
    get declinationDeg() {
      const arc = right.declinationDeg - left.declinationDeg;
      return left.declinationDeg + moved(arc, left.declinationSpeed, right.declinationSpeed);
    },
  };
}

function anglesAt(julianDayUt: number, sky: Sky, { latitude, longitude }: Place) {
  if (latitude === null || longitude === null) return null;
  return chartAnglesOf({
    armcDeg: localSiderealTimeDeg(julianDayUt, longitude, sky.frame),
    latitudeDeg: latitude,
    obliquityDeg: sky.frame.trueObliquity * RADIAN,
  });
}
