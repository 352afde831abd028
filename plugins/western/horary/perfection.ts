/**
 * Whether the matter comes about: the ways of perfection and of its denial.
 *
 * @source W. Lilly, Christian Astrology (1647), pp. 110-113, 124-129
 */
import type { Position } from "#sky";
import { vocabulary, type IdOf } from "#sdk";
import { CLASSICAL, domicileLordOf, EXALTATIONS, signAt, type Classical } from "#lore";
import type { Ptolemaic } from "../core/aspects.ts";
import {
  leavesSignAt,
  orbOfPair,
  perfectionsOf,
  presentAspect,
  turnsAt,
  type Perfection,
  type Track,
} from "./motion.ts";

/** How two significators come together, or what keeps them apart. */
export const PERFECTION = vocabulary("perfection", [
  "sameRuler",
  "aspect",
  "translation",
  "collection",
  "mutualReception",
  "prohibited",
  "refrained",
  "none",
]);
export type PerfectionKind = IdOf<typeof PERFECTION>;

/** How the two significators come together, or why not. */
export interface Outcome {
  readonly kind: PerfectionKind;
  readonly by: Classical;
  readonly aspect: Ptolemaic | null;
  readonly degrees: number | null;
  readonly julianDayUt: number | null;
  /** The planet that carries, collects or hinders. */
  readonly third: Classical | null;
  readonly reception: boolean;
  readonly mutualReception: boolean;
}

/** Whether a host receives a guest by domicile or exaltation. */
export function receives(
  host: Classical,
  guest: Classical,
  positions: Readonly<Record<Classical, Position>>,
): boolean {
  const sign = signAt(positions[guest].longitudeDeg);
  return domicileLordOf(sign) === host || EXALTATIONS[host].sign === sign;
}

/** Judges two significators. */
export function judgePair(track: Track, querent: Classical, quesited: Classical): Outcome {
  const positions = track.samples[0]!;
  const one = receives(querent, quesited, positions);
  const other = receives(quesited, querent, positions);
  const base = {
    by: querent,
    aspect: null,
    degrees: null,
    julianDayUt: null,
    third: null,
    reception: one || other,
    mutualReception: one && other,
  };
  if (querent === quesited) return { ...base, kind: "sameRuler" };
  const coming = comingAspect(track, querent, quesited);
  if (coming) {
    const { perfection, degrees } = coming;
    const meeting = {
      ...base,
      aspect: perfection.aspect,
      degrees,
      julianDayUt: perfection.julianDayUt,
    };
    const turned = turnsBefore(track, querent, quesited, perfection);
    if (turned) return { ...meeting, kind: "refrained", third: turned };
    const hinders = hindranceBefore(track, querent, quesited, perfection);
    if (hinders) return { ...meeting, kind: "prohibited", third: hinders };
    return { ...meeting, kind: "aspect" };
  }
  const carrier = translatorOf(track, querent, quesited);
  if (carrier) return { ...base, kind: "translation", third: carrier };
  const collector = collectorOf(track, querent, quesited);
  if (collector) return { ...base, kind: "collection", third: collector };
  if (base.mutualReception) return { ...base, kind: "mutualReception" };
  return { ...base, kind: "none" };
}

/** The aspect to which two planets apply within orb, made exact before either leaves its sign. */
function comingAspect(track: Track, a: Classical, b: Classical) {
  const now = presentAspect(track.samples[0]!, a, b);
  const next = perfectionsOf(track, a, b)[0];
  if (!now?.applying || !next || next.aspect !== now.aspect) return undefined;
  const left = [leavesSignAt(track, a), leavesSignAt(track, b)];
  if (left.some((at) => at !== undefined && at < next.julianDayTt)) return undefined;
  return { perfection: next, degrees: now.orbDeg };
}

function turnsBefore(track: Track, a: Classical, b: Classical, { julianDayTt }: Perfection) {
  return [a, b].find((planet) => {
    const at = turnsAt(track, planet);
    return at !== undefined && at < julianDayTt;
  });
}

/** A third planet that completes an aspect with either of the two before they meet. */
function hindranceBefore(track: Track, a: Classical, b: Classical, { julianDayTt }: Perfection) {
  return CLASSICAL.ids
    .filter((planet) => planet !== a && planet !== b)
    .find((planet) =>
      [a, b].some((significator) => {
        const now = presentAspect(track.samples[0]!, planet, significator);
        const first = perfectionsOf(track, planet, significator)[0];
        const strong =
          now?.aspect === "conjunction" || now?.aspect === "opposition" || now?.aspect === "square";
        return strong && now.applying && first !== undefined && first.julianDayTt < julianDayTt;
      }),
    );
}

const SPEED_ORDER: readonly Classical[] = [
  "moon",
  "mercury",
  "venus",
  "sun",
  "mars",
  "jupiter",
  "saturn",
];
const rank = (planet: Classical) => SPEED_ORDER.indexOf(planet);

/** A faster planet that leaves one and goes to the other. */
function translatorOf(track: Track, a: Classical, b: Classical): Classical | undefined {
  const positions = track.samples[0]!;
  return SPEED_ORDER.filter((p) => p !== a && p !== b && rank(p) < Math.min(rank(a), rank(b))).find(
    (planet) =>
      [
        [a, b],
        [b, a],
      ].some(([from, to]) => {
        const left = presentAspect(positions, planet, from!);
        return (
          left !== undefined && !left.applying && comingAspect(track, planet, to!) !== undefined
        );
      }),
  );
}

/** A slower planet to which both apply and which one of them receives. */
function collectorOf(track: Track, a: Classical, b: Classical): Classical | undefined {
  const positions = track.samples[0]!;
  return SPEED_ORDER.filter((p) => p !== a && p !== b && rank(p) > Math.max(rank(a), rank(b))).find(
    (planet) =>
      [a, b].every(
        (one) => comingAspect(track, one, planet) !== undefined && receives(planet, one, positions),
      ),
  );
}

/** The Moon's next exact aspect to the six before she leaves her sign. */
export function nextMoonAspect(track: Track): Perfection | undefined {
  const leaves = leavesSignAt(track, "moon") ?? Number.POSITIVE_INFINITY;
  return CLASSICAL.ids
    .filter((planet) => planet !== "moon")
    .flatMap((planet) => perfectionsOf(track, "moon", planet))
    .filter(({ julianDayTt }) => julianDayTt < leaves)
    .sort((x, y) => x.julianDayTt - y.julianDayTt)[0];
}

/** Whether a planet stands between the bodies of Mars and Saturn, both within their orbs. */
export function isBesieged(
  positions: Readonly<Record<Classical, Position>>,
  planet: Classical,
): boolean {
  if (planet === "mars" || planet === "saturn") return false;
  const ahead = (other: Classical) =>
    ((positions[other].longitudeDeg - positions[planet].longitudeDeg + 540) % 360) - 180;
  const [mars, saturn] = [ahead("mars"), ahead("saturn")];
  return (
    mars > 0 !== saturn > 0 &&
    Math.abs(mars) <= orbOfPair(planet, "mars") &&
    Math.abs(saturn) <= orbOfPair(planet, "saturn")
  );
}
