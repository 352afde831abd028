/**
 * Searches over time: every instant of a stretch at which a body comes to a longitude, two bodies stand at an
 * angle, or a body turns; all passes of a retrograde loop among them.
 *
 * The bodies are sampled once and their motions cut where they turn, so that in each piece a longitude is
 * passed once or not at all; the instant is guessed by a cubic and settled on the sky itself.
 */
import { toTt } from "#time";
import { normalizeDeg } from "../angles.ts";
import type { Body } from "../bodies/bodies.ts";
import { instantOfTt, type Instant } from "../instant.ts";
import { skyAt, type Sky } from "../sky.ts";
import { findStations, type Station } from "./stations.ts";
import { placeOfBody, sampleDays, Track, type Motion, type MotionAt, type Piece } from "./track.ts";

/** When a longitude or an angle is reached. */
export interface Passage extends Instant {
  /** Which of the angles searched for, degrees. */
  readonly angleDeg: number;
  /** Longitude of the body, or of the first of two, degrees [0, 360). */
  readonly longitudeDeg: number;
  /** Whether the body, or the first against the second, moves forward through it. */
  readonly motion: "direct" | "retrograde";
}

/** A stretch of time that is being searched; bodies once sampled are shared by all questions. */
export interface Search {
  readonly fromTt: number;
  readonly toTt: number;
  /** Every instant at which a body stands at one of the longitudes, in order of time. */
  longitudes(body: Body, angles: readonly number[]): readonly Passage[];
  /**
   * Every instant at which the first body stands at one of the angles ahead of the second, in order of time;
   * 90 and 270 are the two squares.
   */
  angles(first: Body, second: Body, angles: readonly number[]): readonly Passage[];
  /** The stations of a body. */
  stations(body: Body): readonly Station[];
}

/** A tenth of a second. */
const SETTLED_DAYS = 1e-6;
const MOST_STEPS = 12;
/** Skies kept: samples of several bodies often fall together. */
const SKIES = 4096;

/**
 * Opens a search.
 *
 * @param fromJulianDayUt included
 * @param toJulianDayUt excluded
 * @throws {BodyUnavailable} when a body is asked for outside its range
 */
export function searchBetween(fromJulianDayUt: number, toJulianDayUt: number): Search {
  const [fromTt, toTtEnd] = [toTt(fromJulianDayUt), toTt(toJulianDayUt)];
  const skies = new Map<number, Sky>();
  const skyOf = (julianDayTt: number) => {
    let sky = skies.get(julianDayTt);
    if (!sky) {
      if (skies.size >= SKIES) skies.clear();
      skies.set(julianDayTt, (sky = skyAt(julianDayTt)));
    }
    return sky;
  };
  const tracks = new Map<string, Track>();
  const trackOf = (key: string, stepDays: number, placeAt: MotionAt) => {
    let track = tracks.get(key);
    if (!track) tracks.set(key, (track = new Track(fromTt, toTtEnd, stepDays, placeAt)));
    return track;
  };
  const within = (one: Passage) => one.julianDayTt >= fromTt && one.julianDayTt < toTtEnd;
  return {
    fromTt,
    toTt: toTtEnd,
    longitudes(body, angles) {
      const placeAt = placeOfBody(body, skyOf);
      const track = trackOf(body, sampleDays(body), placeAt);
      return passagesOf(track, angles, placeOfBody(body), (_, deg) => normalizeDeg(deg)).filter(
        within,
      );
    },
    angles(first, second, angles) {
      const stepDays = Math.min(sampleDays(first), sampleDays(second));
      const [a, b] = [placeOfBody(first, skyOf), placeOfBody(second, skyOf)];
      const track = trackOf(`${first} ${second}`, stepDays, (tt) => apart(a(tt), b(tt)));
      const settle: MotionAt = (tt) => {
        const sky = skyAt(tt);
        return apart(placeOfBody(first, () => sky)(tt), placeOfBody(second, () => sky)(tt));
      };
      return passagesOf(track, angles, settle, (tt) => placeOfBody(first)(tt).deg).filter(within);
    },
    stations: (body) => findStations(body, fromJulianDayUt, toJulianDayUt),
  };
}

function apart(a: Motion, b: Motion): Motion {
  return { deg: normalizeDeg(a.deg - b.deg), rate: a.rate - b.rate };
}

function passagesOf(
  track: Track,
  angles: readonly number[],
  placeAt: MotionAt,
  longitudeOf: (julianDayTt: number, deg: number) => number,
): readonly Passage[] {
  const found: Passage[] = [];
  for (let index = 0; index < track.count; index++) {
    const pieces = track.pieces(index);
    for (const piece of pieces) {
      for (const angleDeg of angles) {
        const target = targetIn(piece, angleDeg);
        if (target === null) continue;
        const julianDayTt = settled(piece, target, placeAt);
        found.push({
          ...instantOfTt(julianDayTt),
          angleDeg,
          longitudeDeg: longitudeOf(julianDayTt, target),
          motion: piece.to.deg >= piece.from.deg ? "direct" : "retrograde",
        });
      }
    }
  }
  return found.sort((x, y) => x.julianDayTt - y.julianDayTt);
}

/** The angle with its turns where a piece passes it; its end is not of it, but of the next. */
function targetIn({ from, to }: Piece, angleDeg: number): number | null {
  const turns = Math.ceil((Math.min(from.deg, to.deg) - angleDeg) / 360);
  const target = angleDeg + 360 * turns;
  if (to.deg >= from.deg) return target >= from.deg && target < to.deg ? target : null;
  return target > to.deg && target <= from.deg ? target : null;
}

/** The instant at which a piece passes an angle: Newton's steps, halved where they would leave the piece. */
function settled(piece: Piece, target: number, placeAt: MotionAt): number {
  let [left, right] = [piece.fromTt, piece.toTt];
  const rising = piece.to.deg >= piece.from.deg;
  let at = guessOf(piece, target);
  for (let step = 0; step < MOST_STEPS * 4; step++) {
    const { deg, rate } = placeAt(at);
    const miss = ((((deg - target) % 360) + 540) % 360) - 180;
    if (miss === 0) return at;
    if (miss > 0 === rising) right = at;
    else left = at;
    const newton = at - miss / rate;
    const inside = step < MOST_STEPS && newton > left && newton < right;
    const next = inside ? newton : (left + right) / 2;
    if (Math.abs(next - at) < SETTLED_DAYS || right - left < SETTLED_DAYS) return next;
    at = next;
  }
  return at;
}

/** Where the cubic through places and speeds of both ends passes the angle. */
function guessOf({ fromTt, toTt, from, to }: Piece, target: number): number {
  const days = toTt - fromTt;
  const at = (u: number) => {
    const v = 1 - u;
    return (
      from.deg * (1 + 2 * u) * v * v +
      to.deg * (1 + 2 * v) * u * u +
      days * (from.rate * u * v * v - to.rate * u * u * v)
    );
  };
  let [low, high] = [0, 1];
  const rising = to.deg >= from.deg;
  for (let halving = 0; halving < 24; halving++) {
    const middle = (low + high) / 2;
    if (at(middle) < target === rising) low = middle;
    else high = middle;
  }
  return fromTt + ((low + high) / 2) * days;
}
