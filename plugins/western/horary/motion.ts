/** How the seven planets move about a question: what they come to, leave and turn from. */
import { apparentPositions, signedDeg, type Position } from "#sky";
import { toUt } from "#time";
import { CLASSICAL, type Classical } from "#lore";
import { ASPECTS, MOIETIES, PTOLEMAIC, type Ptolemaic } from "../core/aspects.ts";

/** A planet as the motions need it. */
export type Place = Pick<Position, "longitudeDeg" | "longitudeSpeed">;
export type Positions = Readonly<Record<Classical, Place>>;

/** Where planets stand at a Julian day, TT: of the sky, or of a drawn chart that moves on. */
export type PlacesAt = (planets: readonly Classical[], julianDayTt: number) => Positions;

/** The places of the sky itself. */
export const ofTheSky: PlacesAt = (planets, julianDayTt) =>
  apparentPositions(planets, julianDayTt).positions as Positions;

/** How far ahead aspects are followed. @source Lilly's own terms run to two months */
const AHEAD_DAYS = 60;
const STEP_DAYS = 1;
/** The Moon crosses a sign in at most 2.7 days. */
const MOON_DAYS = 3;
const MOON_STEP_DAYS = 0.25;
const ANGLES = PTOLEMAIC.ids.flatMap((aspect) => {
  const { angleDeg } = ASPECTS[aspect];
  return (angleDeg % 180 === 0 ? [angleDeg] : [angleDeg, -angleDeg]).map((angle) => ({
    aspect,
    angle,
  }));
});

/** Positions at equal steps. */
interface Track {
  readonly placesAt: PlacesAt;
  readonly startTt: number;
  readonly stepDays: number;
  readonly samples: readonly Positions[];
}

/** An aspect that is exact, was or will be. */
export interface Exact {
  readonly a: Classical;
  readonly b: Classical;
  readonly aspect: Ptolemaic;
  readonly julianDayTt: number;
  readonly julianDayUt: number;
}

/** What is asked of the sky about a question. */
export interface Motion {
  readonly nowTt: number;
  readonly now: Positions;
  /** When a planet leaves the sign it is in, TT; infinite if not within 60 days. */
  leavesSign(planet: Classical): number;
  /** When a planet turns, TT; infinite if not within 60 days, as for the lights. */
  turns(planet: Classical): number;
  /** Exact aspects of a pair from now until either leaves its sign, in order of time. */
  coming(a: Classical, b: Classical): readonly Exact[];
  /** Exact aspects of a pair from now to an instant, over the borders of signs. */
  until(a: Classical, b: Classical, endTt: number): readonly Exact[];
  /** The Moon's aspects since she entered her sign, in order of time. */
  readonly moonPast: readonly Exact[];
  /** The Moon's aspects before she leaves her sign, in order of time. */
  readonly moonNext: readonly Exact[];
}

/** Follows the planets from an instant on, and the Moon from the border of her sign. */
export function motionFrom(nowTt: number, placesAt: PlacesAt = ofTheSky): Motion {
  const planets = CLASSICAL.ids.filter((id) => id !== "moon");
  const slow = track(placesAt, planets, nowTt, nowTt + AHEAD_DAYS, STEP_DAYS);
  const swift = track(
    placesAt,
    CLASSICAL.ids,
    nowTt - MOON_DAYS,
    nowTt + MOON_DAYS,
    MOON_STEP_DAYS,
  );
  const now = placesAt(CLASSICAL.ids, nowTt);
  const leavesSign = memo((planet: Classical) =>
    borderOf(planet === "moon" ? swift : slow, planet, nowTt, 1),
  );
  const found = new Map<string, readonly Exact[]>();

  function until(a: Classical, b: Classical, endTt: number): readonly Exact[] {
    const key = `${a} ${b}`;
    if (!found.has(key)) {
      found.set(key, exactAspects(a === "moon" || b === "moon" ? swift : slow, a, b));
    }
    return found.get(key)!.filter(({ julianDayTt }) => julianDayTt >= nowTt && julianDayTt < endTt);
  }

  const entered = borderOf(swift, "moon", nowTt, -1);
  const others = planets.flatMap((planet) => exactAspects(swift, "moon", planet));
  const moonAspects = others.sort((x, y) => x.julianDayTt - y.julianDayTt);
  return {
    nowTt,
    now,
    leavesSign,
    turns: memo((planet) => turningOf(slow, planet)),
    coming: (a, b) => until(a, b, Math.min(leavesSign(a), leavesSign(b))),
    until,
    moonPast: moonAspects.filter((x) => x.julianDayTt >= entered && x.julianDayTt < nowTt),
    moonNext: moonAspects.filter(
      (x) => x.julianDayTt >= nowTt && x.julianDayTt < leavesSign("moon"),
    ),
  };
}

function memo<T>(make: (planet: Classical) => T): (planet: Classical) => T {
  const made = new Map<Classical, T>();
  return (planet) => {
    if (!made.has(planet)) made.set(planet, make(planet));
    return made.get(planet)!;
  };
}

function track(
  placesAt: PlacesAt,
  planets: readonly Classical[],
  startTt: number,
  endTt: number,
  stepDays: number,
): Track {
  const samples = Array.from({ length: Math.round((endTt - startTt) / stepDays) + 1 }, (_, i) =>
    placesAt(planets, startTt + i * stepDays),
  );
  return { placesAt, startTt, stepDays, samples };
}

/** Every exact Ptolemaic aspect of a pair along a track, in order of time. */
function exactAspects(
  { placesAt, samples, startTt, stepDays }: Track,
  a: Classical,
  b: Classical,
): readonly Exact[] {
  const all: Exact[] = [];
  for (let i = 1; i < samples.length; i++) {
    const arc = (at: number) =>
      signedDeg(samples[at]![a].longitudeDeg - samples[at]![b].longitudeDeg);
    const [before, after] = [arc(i - 1), arc(i)];
    for (const { aspect, angle } of ANGLES) {
      const [x, y] = [signedDeg(before - angle), signedDeg(after - angle)];
      if (x === 0 || x > 0 === y > 0 || Math.abs(x) > 45 || Math.abs(y) > 45) continue;
      const guess = startTt + (i - 1 + x / (x - y)) * stepDays;
      const at = refine(placesAt, guess, a, b, angle);
      all.push({ a, b, aspect, julianDayTt: at, julianDayUt: toUt(at) });
    }
  }
  return all.sort((p, q) => p.julianDayTt - q.julianDayTt);
}

function refine(
  placesAt: PlacesAt,
  guessTt: number,
  a: Classical,
  b: Classical,
  angle: number,
): number {
  let at = guessTt;
  for (let step = 0; step < 6; step++) {
    const { [a]: p, [b]: q } = placesAt([a, b], at);
    const change =
      signedDeg(p.longitudeDeg - q.longitudeDeg - angle) / (p.longitudeSpeed - q.longitudeSpeed);
    at -= Math.max(-0.5, Math.min(0.5, change));
    if (Math.abs(change) < 1e-6) break;
  }
  return at;
}

/** When a planet crosses a border of the sign it is in, after now or before; infinite outside the track. */
function borderOf(
  { placesAt, samples, startTt, stepDays }: Track,
  planet: Classical,
  nowTt: number,
  way: 1 | -1,
): number {
  const sign = (p: Place) => Math.floor(p.longitudeDeg / 30);
  const signAtTt = (tt: number) => sign(placesAt([planet], tt)[planet]);
  const here = signAtTt(nowTt);
  const start = Math.round((nowTt - startTt) / stepDays);
  for (let i = start + way; samples[i]; i += way) {
    if (sign(samples[i]![planet]) === here) continue;
    let [inside, outside] = [startTt + (i - way) * stepDays, startTt + i * stepDays];
    for (let step = 0; step < 24; step++) {
      const middle = (inside + outside) / 2;
      if (signAtTt(middle) === here) inside = middle;
      else outside = middle;
    }
    return outside;
  }
  return way * Number.POSITIVE_INFINITY;
}

function turningOf({ samples, startTt, stepDays }: Track, planet: Classical): number {
  if (planet === "moon" || planet === "sun") return Number.POSITIVE_INFINITY;
  const forward = samples[0]![planet].longitudeSpeed > 0;
  const index = samples.findIndex((one) => one[planet].longitudeSpeed > 0 !== forward);
  return index < 0 ? Number.POSITIVE_INFINITY : startTt + (index - 0.5) * stepDays;
}

/** Half orbs added. */
export function orbOfPair(a: Classical, b: Classical): number {
  return MOIETIES[a]! + MOIETIES[b]!;
}

/** An aspect in which two planets stand within their orbs. */
export interface Present {
  readonly aspect: Ptolemaic;
  /** Distance from exactness, degrees. */
  readonly orbDeg: number;
  readonly applying: boolean;
}

/** The Ptolemaic aspect in which two planets stand within orb, and whether it closes. */
export function presentAspect(positions: Positions, a: Classical, b: Classical): Present | null {
  const [p, q] = [positions[a], positions[b]];
  const apart = signedDeg(p.longitudeDeg - q.longitudeDeg);
  for (const aspect of PTOLEMAIC.ids) {
    const miss = Math.abs(apart) - ASPECTS[aspect].angleDeg;
    if (Math.abs(miss) > orbOfPair(a, b)) continue;
    const opening = (p.longitudeSpeed - q.longitudeSpeed) * Math.sign(apart || 1);
    return { aspect, orbDeg: Math.abs(miss), applying: miss > 0 ? opening < 0 : opening > 0 };
  }
  return null;
}
