/** Figures that several planets draw together, and the shape of the whole. */
import { vocabulary, type IdOf } from "#sdk";
import { normalizeDeg } from "#sky";
import { SIGN, signAt, type Sign } from "#lore";
import type { Aspect, AspectId } from "./aspects.ts";
import type { Modern } from "./points.ts";

/** Figures of several planets. */
export const PATTERN = vocabulary("pattern", [
  "grandTrine",
  "tSquare",
  "grandCross",
  "yod",
  "kite",
  "mysticRectangle",
  "stellium",
]);
export type PatternId = IdOf<typeof PATTERN>;

/** A figure and the planets in it; `apex` is the one to which the others point. */
export interface Pattern {
  readonly kind: PatternId;
  readonly bodies: readonly Modern[];
  readonly apex: Modern | null;
  /** Sign of a stellium. */
  readonly sign: Sign | null;
}

/**
 * Finds the classical figures among planets.
 *
 * A T-square inside a grand cross, and a grand trine inside a kite, are listed with the larger figure alone.
 */
export function findPatterns(
  longitudes: Readonly<Partial<Record<Modern, number>>>,
  aspects: readonly Aspect[],
): readonly Pattern[] {
  const ids = Object.keys(longitudes) as Modern[];
  const linked: Linked = (a, b, kind) =>
    aspects.some(
      (one) =>
        one.aspect === kind && ((one.a === a && one.b === b) || (one.a === b && one.b === a)),
    );
  const crosses = squares(ids, linked);
  const trines = triples(ids).filter(([a, b, c]) =>
    [
      [a, b],
      [b, c],
      [a, c],
    ].every(([x, y]) => linked(x!, y!, "trine")),
  );
  const kites = trines.flatMap((trine) => kitesOn(trine, ids, linked));
  const within = (small: readonly Modern[], large: readonly Pattern[]) =>
    large.some(({ bodies }) => small.every((id) => bodies.includes(id)));
  return [
    ...crosses,
    ...tSquares(ids, linked).filter(({ bodies }) => !within(bodies, crosses)),
    ...kites,
    ...trines
      .filter((trine) => !within(trine, kites))
      .map((bodies): Pattern => ({ kind: "grandTrine", bodies, apex: null, sign: null })),
    ...yods(ids, linked),
    ...rectangles(ids, linked),
    ...stelliums(longitudes),
  ];
}

type Linked = (a: Modern, b: Modern, kind: AspectId) => boolean;

function pairs(ids: readonly Modern[]): readonly (readonly [Modern, Modern])[] {
  return ids.flatMap((a, i) => ids.slice(i + 1).map((b) => [a, b] as const));
}

function triples(ids: readonly Modern[]): readonly (readonly [Modern, Modern, Modern])[] {
  return ids.flatMap((a, i) => pairs(ids.slice(i + 1)).map(([b, c]) => [a, b, c] as const));
}

function opposites(ids: readonly Modern[], linked: Linked) {
  return pairs(ids).filter(([a, b]) => linked(a, b, "opposition"));
}

function tSquares(ids: readonly Modern[], linked: Linked): readonly Pattern[] {
  return opposites(ids, linked).flatMap(([a, b]) =>
    ids
      .filter((c) => linked(a, c, "square") && linked(b, c, "square"))
      .map((apex): Pattern => ({ kind: "tSquare", bodies: [a, b, apex], apex, sign: null })),
  );
}

function squares(ids: readonly Modern[], linked: Linked): readonly Pattern[] {
  const axes = opposites(ids, linked);
  return axes.flatMap(([a, b], i) =>
    axes
      .slice(i + 1)
      .filter(([c, d]) => [c, d].every((x) => linked(a, x, "square") && linked(b, x, "square")))
      .map(([c, d]): Pattern => ({
        kind: "grandCross",
        bodies: [a, c, b, d],
        apex: null,
        sign: null,
      })),
  );
}

function kitesOn(
  trine: readonly [Modern, Modern, Modern],
  ids: readonly Modern[],
  linked: Linked,
): readonly Pattern[] {
  return trine.flatMap((far) => {
    const wings = trine.filter((id) => id !== far);
    return ids
      .filter(
        (tip) =>
          !trine.includes(tip) &&
          linked(tip, far, "opposition") &&
          wings.every((wing) => linked(tip, wing, "sextile")),
      )
      .map((apex): Pattern => ({ kind: "kite", bodies: [...trine, apex], apex, sign: null }));
  });
}

function yods(ids: readonly Modern[], linked: Linked): readonly Pattern[] {
  return pairs(ids)
    .filter(([a, b]) => linked(a, b, "sextile"))
    .flatMap(([a, b]) =>
      ids
        .filter((c) => linked(a, c, "quincunx") && linked(b, c, "quincunx"))
        .map((apex): Pattern => ({ kind: "yod", bodies: [a, b, apex], apex, sign: null })),
    );
}

function rectangles(ids: readonly Modern[], linked: Linked): readonly Pattern[] {
  const axes = opposites(ids, linked);
  const joined = (x: Modern, y: Modern, u: Modern, v: Modern) =>
    (linked(x, u, "trine") &&
      linked(y, v, "trine") &&
      linked(x, v, "sextile") &&
      linked(y, u, "sextile")) ||
    (linked(x, u, "sextile") &&
      linked(y, v, "sextile") &&
      linked(x, v, "trine") &&
      linked(y, u, "trine"));
  return axes.flatMap(([a, b], i) =>
    axes
      .slice(i + 1)
      .filter(([c, d]) => joined(a, b, c, d))
      .map(([c, d]): Pattern => ({
        kind: "mysticRectangle",
        bodies: [a, c, b, d],
        apex: null,
        sign: null,
      })),
  );
}

function stelliums(longitudes: Readonly<Partial<Record<Modern, number>>>): readonly Pattern[] {
  return SIGN.ids.flatMap((sign) => {
    const bodies = (Object.entries(longitudes) as [Modern, number][])
      .filter(([, longitude]) => signAt(longitude) === sign)
      .map(([id]) => id);
    return bodies.length < 3 ? [] : [{ kind: "stellium" as const, bodies, apex: null, sign }];
  });
}

/** Shapes of the whole. */
export const SHAPE = vocabulary("shape", [
  "bundle",
  "bowl",
  "bucket",
  "locomotive",
  "seesaw",
  "splash",
  "splay",
]);
export type ShapeId = IdOf<typeof SHAPE>;

/**
 * The shape that ten planets draw around the wheel.
 *
 * Bundle: all within 120°. Bowl: within 180°. Bucket: a bowl but for one planet. Locomotive: an empty
 * third. Seesaw: two groups of at least two with 60° free on both sides. Splash: eight signs or more
 * and no gap of 60°. Splay: all others.
 *
 * @source M. E. Jones, The Guide to Horoscope Interpretation (1941); the limits in degrees are ours
 */
export function shapeOf(longitudes: readonly number[]): { shape: ShapeId; emptyArcDeg: number } {
  const sorted = [...longitudes].map(normalizeDeg).sort((a, b) => a - b);
  const gaps = gapsOf(sorted);
  const largest = Math.max(...gaps);
  const without = sorted.map((_, i) => Math.max(...gapsOf(sorted.filter((__, j) => j !== i))));
  const shape = (): ShapeId => {
    if (largest >= 240) return "bundle";
    if (largest >= 180) return "bowl";
    if (without.some((gap) => gap >= 180)) return "bucket";
    if (isSeesaw(gaps)) return "seesaw";
    if (largest >= 120) return "locomotive";
    const signs = new Set(sorted.map((longitude) => Math.floor(longitude / 30))).size;
    return signs >= 8 && largest < 60 ? "splash" : "splay";
  };
  return { shape: shape(), emptyArcDeg: largest };
}

function gapsOf(sorted: readonly number[]): readonly number[] {
  return sorted.map((longitude, i) =>
    i + 1 < sorted.length ? sorted[i + 1]! - longitude : sorted[0]! + 360 - longitude,
  );
}

function isSeesaw(gaps: readonly number[]): boolean {
  const wide = gaps.map((gap, i) => [gap, i] as const).filter(([gap]) => gap >= 60);
  if (wide.length !== 2) return false;
  const between = wide[1]![1] - wide[0]![1];
  return between >= 2 && gaps.length - between >= 2;
}
