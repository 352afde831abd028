/** Aspects by longitude: which two points stand at an angle, how exactly, and whether they close in. */
import { vocabulary, type Convention, type IdOf } from "#sdk";
import { signedDeg } from "#sky";
import type { PointId } from "./points.ts";

export const ASPECT = vocabulary("aspect", [
  "conjunction",
  "sextile",
  "square",
  "trine",
  "opposition",
  "semisextile",
  "semisquare",
  "quintile",
  "sesquisquare",
  "biquintile",
  "quincunx",
]);
export type AspectId = IdOf<typeof ASPECT>;

export interface AspectKind {
  readonly id: AspectId;
  readonly angleDeg: number;
  readonly major: boolean;
  /** Ease of the contact as the tradition reads it. */
  readonly nature: "union" | "easy" | "tense" | "subtle";
}

const kind = (id: AspectId, angleDeg: number, nature: AspectKind["nature"]): AspectKind => ({
  id,
  angleDeg,
  nature,
  major: angleDeg % 30 === 0 && angleDeg !== 30 && angleDeg !== 150,
});

/** The eleven aspects: five of Ptolemy, four of Kepler, two between neighbouring and sixth signs. */
export const ASPECTS: Readonly<Record<AspectId, AspectKind>> = {
  conjunction: kind("conjunction", 0, "union"),
  sextile: kind("sextile", 60, "easy"),
  square: kind("square", 90, "tense"),
  trine: kind("trine", 120, "easy"),
  opposition: kind("opposition", 180, "tense"),
  semisextile: kind("semisextile", 30, "subtle"),
  semisquare: kind("semisquare", 45, "subtle"),
  quintile: kind("quintile", 72, "subtle"),
  sesquisquare: kind("sesquisquare", 135, "subtle"),
  biquintile: kind("biquintile", 144, "subtle"),
  quincunx: kind("quincunx", 150, "subtle"),
};

/** The five aspects of Ptolemy. */
export const PTOLEMAIC = vocabulary("aspect", [
  "conjunction",
  "sextile",
  "square",
  "trine",
  "opposition",
]);
export type Ptolemaic = IdOf<typeof PTOLEMAIC>;

const MODERN_ORBS: Readonly<Record<AspectId, number>> = {
  conjunction: 8,
  opposition: 8,
  trine: 7,
  square: 7,
  sextile: 5,
  quincunx: 3,
  semisextile: 2,
  semisquare: 2,
  sesquisquare: 2,
  quintile: 2,
  biquintile: 2,
};
const LUMINARY_BONUS_DEG = 2;
const ANGLE_ORB_DEG = 5;

/** Half of each planet's own orb, degrees; two planets share the sum. */
export const MOIETIES: Readonly<Record<string, number>> = {
  sun: 7.5,
  moon: 6,
  mercury: 3.5,
  venus: 3.5,
  mars: 3.5,
  jupiter: 4.5,
  saturn: 4.5,
};
/** Outer planets and points have no orb of their own in Lilly; they take that of Mercury. */
const OTHER_MOIETY_DEG = 2.5;

/** How wide an aspect may be. */
export const ORBS_CONVENTION = {
  default: "modern",
  options: {
    modern: { source: "Current practice, as in R. Hand, Horoscope Symbols (1981), ch. 7" },
    narrow: { source: "Practice of transits and directions" },
    moieties: { source: "W. Lilly, Christian Astrology (1647), p. 107" },
  },
} as const satisfies Convention;
export type OrbProfile = keyof (typeof ORBS_CONVENTION)["options"];

/** Orbs that a caller sets, by aspect; 0 leaves an aspect out. */
export type OrbTable = Readonly<Partial<Record<AspectId, number>>>;

const ANGLES: ReadonlySet<string> = new Set(["ascendant", "midheaven", "descendant", "imumCoeli"]);
const LUMINARIES: ReadonlySet<string> = new Set(["sun", "moon"]);

/** The widest distance from exactness at which two points count, degrees; 0 for never. */
export function orbOf(
  aspect: AspectKind,
  a: PointId,
  b: PointId,
  profile: OrbProfile,
  given: OrbTable = {},
): number {
  const own = given[aspect.id];
  if (own !== undefined) return own;
  if (profile === "moieties") {
    if (!aspect.major) return 0;
    return (MOIETIES[a] ?? OTHER_MOIETY_DEG) + (MOIETIES[b] ?? OTHER_MOIETY_DEG);
  }
  const angle = ANGLES.has(a) || ANGLES.has(b);
  const luminary = aspect.major && (LUMINARIES.has(a) || LUMINARIES.has(b));
  const base = MODERN_ORBS[aspect.id] + (luminary ? LUMINARY_BONUS_DEG : 0);
  const orb = angle ? Math.min(ANGLE_ORB_DEG, base) : base;
  return profile === "narrow" ? orb / 2 : orb;
}

/** A point that can make an aspect; angles have no speed worth the name. */
export interface Aspectable {
  readonly id: PointId;
  readonly longitudeDeg: number;
  /** Degrees a day; 0 for angles and lots. */
  readonly speed: number;
}

/** Two points at an angle. */
export interface Aspect {
  readonly a: PointId;
  readonly b: PointId;
  readonly aspect: AspectId;
  readonly angleDeg: number;
  /** Distance from exactness, degrees. */
  readonly orbDeg: number;
  readonly maxOrbDeg: number;
  /** Null where one of the two is no moving body. */
  readonly applying: boolean | null;
  /** Whether the signs stand at the same angle as the degrees. */
  readonly inSign: boolean;
}

/** The aspect of two points within its orb, the closest by share of the orb. */
export function aspectBetween(
  one: Aspectable,
  other: Aspectable,
  orbFor: (aspect: AspectKind) => number,
): Aspect | undefined {
  const distance = signedDeg(one.longitudeDeg - other.longitudeDeg);
  let best: Aspect | undefined;
  for (const aspect of Object.values(ASPECTS)) {
    const maxOrbDeg = orbFor(aspect);
    const miss = Math.abs(distance) - aspect.angleDeg;
    const orbDeg = Math.abs(miss);
    if (maxOrbDeg <= 0 || orbDeg > maxOrbDeg) continue;
    if (best && orbDeg / maxOrbDeg >= best.orbDeg / best.maxOrbDeg) continue;
    best = {
      a: one.id,
      b: other.id,
      aspect: aspect.id,
      angleDeg: aspect.angleDeg,
      orbDeg,
      maxOrbDeg,
      applying: isApplying(one, other, distance, miss),
      inSign: isInSign(one.longitudeDeg, other.longitudeDeg, aspect.angleDeg),
    };
  }
  return best;
}

function isApplying(
  one: Aspectable,
  other: Aspectable,
  distance: number,
  miss: number,
): boolean | null {
  if (one.speed === 0 && other.speed === 0) return null;
  const opening = (one.speed - other.speed) * Math.sign(distance || 1);
  return miss === 0 ? false : miss > 0 ? opening < 0 : opening > 0;
}

function isInSign(aDeg: number, bDeg: number, angleDeg: number): boolean {
  const signs = Math.abs(Math.floor(aDeg / 30) - Math.floor(bDeg / 30));
  const apart = Math.min(signs, 12 - signs) * 30;
  return Math.abs(apart - angleDeg) < 15 && angleDeg % 30 === 0 ? apart === angleDeg : false;
}

/** All aspects among points, closest first. */
export function aspectsAmong(
  points: readonly Aspectable[],
  profile: OrbProfile,
  given: OrbTable = {},
): readonly Aspect[] {
  const aspects = points.flatMap((one, i) =>
    points.slice(i + 1).flatMap((other) => {
      if (isAxis(one.id, other.id)) return [];
      const orbFor = (kind: AspectKind) => orbOf(kind, one.id, other.id, profile, given);
      return aspectBetween(one, other, orbFor) ?? [];
    }),
  );
  return aspects.sort((x, y) => x.orbDeg - y.orbDeg);
}

/** The two ends of an axis, or both forms of one point, are no aspect. */
function isAxis(a: PointId, b: PointId): boolean {
  if (ANGLES.has(a) && ANGLES.has(b)) return true;
  const both = `${a} ${b}`;
  return /Node .*Node|Lilith .*Lilith/.test(both);
}

/** All aspects between the points of one chart and those of another. */
export function aspectsBetween(
  first: readonly Aspectable[],
  second: readonly Aspectable[],
  orbFor: (aspect: AspectKind, a: PointId, b: PointId) => number,
): readonly Aspect[] {
  return first.flatMap((one) =>
    second.flatMap(
      (other) => aspectBetween(one, other, (aspect) => orbFor(aspect, one.id, other.id)) ?? [],
    ),
  );
}
