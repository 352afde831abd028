/**
 * Searches over time: every instant of a stretch at which a body comes to a longitude, two bodies stand at an
 * angle, or a body turns; all passes of a retrograde loop among them.
 *
 * The bodies are sampled once and their motions cut where they turn, so that in each piece a longitude is
 * passed once or not at all. The instant is settled on a curve through the samples; where a thousandth of a
 * second of arc takes long, a last step is made on the sky itself.
 */
import { toTt } from "#time";
import { normalizeDeg, signedDeg } from "../angles.ts";
import type { Body } from "../bodies/bodies.ts";
import { instantOfTt, type Instant } from "../instant.ts";
import { skyAt, type Sky } from "../sky.ts";
import { findStations, stationsStepwise, type Station } from "./stations.ts";
import { seriesOf, type Motion, type MotionAt, type Series } from "./series.ts";
import { sampleDays, Track, type Piece } from "./track.ts";

/** Awaited between pieces of work, with the share of it that is done, 0 to 1, where that is known. */
export type Breathe = (share?: number) => Promise<void>;

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
   * The same, for long stretches.
   *
   * @param breathe awaited every few samples, so that others have their turn; told the share that is done
   */
  longitudesInTurns(
    body: Body,
    angles: readonly number[],
    breathe: Breathe,
  ): Promise<readonly Passage[]>;
  /**
   * Every instant at which the first body stands at one of the angles ahead of the second, in order of time;
   * 90 and 270 are the two squares.
   */
  angles(first: Body, second: Body, angles: readonly number[]): readonly Passage[];
  /** The stations of a body. */
  stations(body: Body): readonly Station[];
  /** The same, for long stretches. */
  stationsInTurns(body: Body, breathe: Breathe): Promise<readonly Station[]>;
}

/** A tenth of a second. */
const SETTLED_DAYS = 1e-6;
const MOST_STEPS = 12;
/** Samples between two breaths: a millisecond or two. */
const STEPS_A_TURN = 16;
/** What a series misses takes a faster motion less than two tenths of a second, degrees per day. */
const FAST_DEG_PER_DAY = 0.25;
/** A last step of half a minute is one: the rate hardly changes over it. */
const SLIGHT_DAYS = 3e-4;
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
  const opened = new Map<Body, Series>();
  const series = (body: Body) => {
    let one = opened.get(body);
    if (!one) opened.set(body, (one = seriesOf(body, skyOf)));
    return one;
  };
  const tracks = new Map<string, Track>();
  const trackOf = (key: string, stepDays: number, placeAt: MotionAt) => {
    let track = tracks.get(key);
    if (!track) tracks.set(key, (track = new Track(fromTt, toTtEnd, stepDays, placeAt)));
    return track;
  };
  const passagesOfBody = (body: Body, angles: readonly number[]) => {
    const { near, exact } = series(body);
    const track = trackOf(body, sampleDays(body), near);
    const steps = passagesOf(track, angles, exact, (_, deg) => normalizeDeg(deg));
    return { steps, count: track.count };
  };
  const within = (one: Passage) => one.julianDayTt >= fromTt && one.julianDayTt < toTtEnd;
  return {
    fromTt,
    toTt: toTtEnd,
    longitudes: (body, angles) => inOrder([...passagesOfBody(body, angles).steps]).filter(within),
    async longitudesInTurns(body, angles, breathe) {
      const { steps, count } = passagesOfBody(body, angles);
      return inOrder(await inTurns(steps, breathe, count)).filter(within);
    },
    angles(first, second, angles) {
      const stepDays = Math.min(sampleDays(first), sampleDays(second));
      const [a, b] = [series(first), series(second)];
      const track = trackOf(`${first} ${second}`, stepDays, (tt) => apart(a.near(tt), b.near(tt)));
      const exact: MotionAt = (tt) => apart(a.exact(tt), b.exact(tt));
      return inOrder([...passagesOf(track, angles, exact, (tt) => a.near(tt).deg)]).filter(within);
    },
    stations: (body) => findStations(body, fromJulianDayUt, toJulianDayUt),
    async stationsInTurns(body, breathe) {
      const steps = stationsStepwise(body, fromJulianDayUt, toJulianDayUt);
      return (await inTurns(steps, breathe)).flat();
    },
  };
}

function apart(a: Motion, b: Motion): Motion {
  return { deg: normalizeDeg(a.deg - b.deg), rate: a.rate - b.rate };
}

/** @param count how many steps there are, where that is known */
async function inTurns<T>(
  steps: Iterable<T>,
  breathe: Breathe,
  count?: number,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (const step of steps) {
    found.push(step);
    if (found.length % STEPS_A_TURN === 0) await breathe(count && found.length / count);
  }
  return found;
}

function inOrder(found: readonly (readonly Passage[])[]): readonly Passage[] {
  return found.flat().sort((x, y) => x.julianDayTt - y.julianDayTt);
}

/** The passages of one step of a track after the other. */
function* passagesOf(
  track: Track,
  angles: readonly number[],
  exact: MotionAt,
  longitudeOf: (julianDayTt: number, deg: number) => number,
): Generator<Passage[]> {
  const sorted = [...angles].map((deg) => [normalizeDeg(deg), deg] as const);
  sorted.sort(([a], [b]) => a - b);
  for (let index = 0; index < track.count; index++) {
    const found: Passage[] = [];
    for (const piece of track.pieces(index)) {
      for (const [target, angleDeg] of targetsIn(piece, sorted)) {
        const julianDayTt = settled(piece, target, track.placeAt, exact);
        found.push({
          ...instantOfTt(julianDayTt),
          angleDeg,
          longitudeDeg: longitudeOf(julianDayTt, target),
          motion: piece.to.deg >= piece.from.deg ? "direct" : "retrograde",
        });
      }
    }
    yield found;
  }
}

/**
 * The angles that a piece passes, with their turns; its end is not of it, but of the next.
 *
 * @param sorted places in [0, 360), ascending, each with the angle as it was asked for
 */
function targetsIn(
  { from, to }: Piece,
  sorted: readonly (readonly [placeDeg: number, angleDeg: number])[],
): readonly (readonly [target: number, angleDeg: number])[] {
  const rises = to.deg >= from.deg;
  const [low, high] = rises ? [from.deg, to.deg] : [to.deg, from.deg];
  const found: (readonly [number, number])[] = [];
  for (let turns = 360 * Math.floor(low / 360); turns <= high; turns += 360) {
    for (let i = firstFrom(sorted, low - turns); i < sorted.length; i++) {
      const [placeDeg, angleDeg] = sorted[i]!;
      const target = placeDeg + turns;
      if (target > high) break;
      if (target !== to.deg) found.push([target, angleDeg]);
    }
  }
  return found;
}

/** The first place at or after a longitude. */
function firstFrom(sorted: readonly (readonly [number, number])[], deg: number): number {
  let [left, right] = [0, sorted.length];
  while (left < right) {
    const middle = (left + right) >> 1;
    if (sorted[middle]![0] < deg) left = middle + 1;
    else right = middle;
  }
  return left;
}

/** The instant at which a piece passes an angle; the last step is on the sky where the motion is slow. */
function settled(piece: Piece, target: number, near: MotionAt, exact: MotionAt): number {
  const at = solved(piece, target, near);
  if (Math.abs(near(at).rate) > FAST_DEG_PER_DAY) return at;
  const { deg, rate } = exact(at);
  const sharper = at - signedDeg(deg - target) / rate;
  if (Math.abs(sharper - at) < SLIGHT_DAYS) return sharper;
  return solved(piece, target, exact);
}

/** Newton's steps from a guess, halved where they would leave the piece. */
function solved(piece: Piece, target: number, placeAt: MotionAt): number {
  let [left, right] = [piece.fromTt, piece.toTt];
  const rising = piece.to.deg >= piece.from.deg;
  let at = guessOf(piece, target);
  for (let step = 0; step < MOST_STEPS * 4; step++) {
    const { deg, rate } = placeAt(at);
    const miss = signedDeg(deg - target);
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
