/** The coming aspects of the seven planets: sampled, then made exact by their speeds. */
import { apparentPositions, normalizeDeg, signedDeg, type Position } from "#sky";
import { toUt } from "#time";
import { CLASSICAL, type Classical } from "#lore";
import { ASPECTS, MOIETIES, PTOLEMAIC, type Ptolemaic } from "../core/aspects.ts";

/** Positions of the seven at equal steps from the question on. */
export interface Track {
  readonly startTt: number;
  readonly stepDays: number;
  readonly samples: readonly Readonly<Record<Classical, Position>>[];
}

/** Samples the planets; the Moon moves by 7° in a step of half a day. */
export function trackFrom(julianDayTt: number, days: number, stepDays = 0.5): Track {
  const samples = Array.from({ length: Math.ceil(days / stepDays) + 1 }, (_, i) =>
    positionsAt(julianDayTt + i * stepDays),
  );
  return { startTt: julianDayTt, stepDays, samples };
}

function positionsAt(julianDayTt: number) {
  return apparentPositions(CLASSICAL.ids, julianDayTt).positions as Record<Classical, Position>;
}

/** An aspect that becomes exact. */
export interface Perfection {
  readonly a: Classical;
  readonly b: Classical;
  readonly aspect: Ptolemaic;
  readonly julianDayUt: number;
  readonly julianDayTt: number;
}

/** Every exact Ptolemaic aspect of a pair along a track, in order of time. */
export function perfectionsOf(track: Track, a: Classical, b: Classical): readonly Perfection[] {
  const perfections: Perfection[] = [];
  for (let i = 1; i < track.samples.length; i++) {
    const [before, after] = [track.samples[i - 1]!, track.samples[i]!];
    for (const aspect of PTOLEMAIC.ids) {
      const { angleDeg } = ASPECTS[aspect];
      for (const angle of angleDeg % 180 === 0 ? [angleDeg] : [angleDeg, -angleDeg]) {
        const miss = (p: Readonly<Record<Classical, Position>>) =>
          signedDeg(p[a].longitudeDeg - p[b].longitudeDeg - angle);
        const [x, y] = [miss(before), miss(after)];
        if (x === 0 || x > 0 === y > 0 || Math.abs(x) > 45 || Math.abs(y) > 45) continue;
        const from = track.startTt + (i - 1) * track.stepDays;
        const at = refine(from + (track.stepDays * x) / (x - y), a, b, angle);
        perfections.push({ a, b, aspect, julianDayTt: at, julianDayUt: toUt(at) });
      }
    }
  }
  return perfections.sort((p, q) => p.julianDayTt - q.julianDayTt);
}

function refine(guessTt: number, a: Classical, b: Classical, angle: number): number {
  let at = guessTt;
  for (let step = 0; step < 6; step++) {
    const { positions } = apparentPositions([a, b], at);
    const [p, q] = [positions[a]!, positions[b]!];
    const change =
      signedDeg(p.longitudeDeg - q.longitudeDeg - angle) / (p.longitudeSpeed - q.longitudeSpeed);
    at -= Math.max(-0.5, Math.min(0.5, change));
    if (Math.abs(change) < 1e-6) break;
  }
  return at;
}

/** When a planet leaves the sign it is in; undefined if not within the track. */
export function leavesSignAt(track: Track, planet: Classical): number | undefined {
  const sign = (p: Position) => Math.floor(p.longitudeDeg / 30);
  const first = sign(track.samples[0]![planet]);
  const index = track.samples.findIndex((sample) => sign(sample[planet]) !== first);
  if (index < 0) return undefined;
  let [inside, outside] = [
    track.startTt + (index - 1) * track.stepDays,
    track.startTt + index * track.stepDays,
  ];
  for (let step = 0; step < 24; step++) {
    const middle = (inside + outside) / 2;
    if (sign(apparentPositions([planet], middle).positions[planet]!) === first) inside = middle;
    else outside = middle;
  }
  return outside;
}

/** When a planet turns; undefined if not within the track. */
export function turnsAt(track: Track, planet: Classical): number | undefined {
  const forward = track.samples[0]![planet].longitudeSpeed > 0;
  const index = track.samples.findIndex((one) => one[planet].longitudeSpeed > 0 !== forward);
  return index < 0 ? undefined : track.startTt + (index - 0.5) * track.stepDays;
}

/** Half orbs added. */
export function orbOfPair(a: Classical, b: Classical): number {
  return MOIETIES[a]! + MOIETIES[b]!;
}

/** The Ptolemaic aspect in which two planets stand within orb, and whether it closes. */
export function presentAspect(
  positions: Readonly<Record<Classical, Position>>,
  a: Classical,
  b: Classical,
): { readonly aspect: Ptolemaic; readonly orbDeg: number; readonly applying: boolean } | undefined {
  const [p, q] = [positions[a], positions[b]];
  const apart = signedDeg(p.longitudeDeg - q.longitudeDeg);
  for (const aspect of PTOLEMAIC.ids) {
    const miss = Math.abs(apart) - ASPECTS[aspect].angleDeg;
    if (Math.abs(miss) > orbOfPair(a, b)) continue;
    const opening = (p.longitudeSpeed - q.longitudeSpeed) * Math.sign(apart || 1);
    return { aspect, orbDeg: Math.abs(miss), applying: miss > 0 ? opening < 0 : opening > 0 };
  }
  return undefined;
}

/** Degrees within the burned way: 15° Libra to 15° Scorpio. */
export function inBurnedWay(longitudeDeg: number): boolean {
  const longitude = normalizeDeg(longitudeDeg);
  return longitude >= 195 && longitude < 225;
}
