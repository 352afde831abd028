/** Essential dignities of a planet at a degree, receptions, dispositors and almutens. */
import type { Convention } from "#old";
import { normalizeDeg } from "#sky";
import {
  BOUNDS,
  EXALTATIONS,
  FACE_ORDER,
  RULERS,
  TRIPLICITIES,
  type Bound,
} from "./dignity_tables.ts";
import { CLASSICAL, signOf, type Classical } from "./names.ts";

export const BOUNDS_CONVENTION = {
  title: { en: "Bounds (terms)", zhHant: "界（terms）" },
  default: "egyptian",
  options: {
    egyptian: {
      title: { en: "Egyptian", zhHant: "埃及界" },
      source: "Dorotheus; Vettius Valens I.3; Ptolemy, Tetrabiblos I.20",
    },
    ptolemaic: {
      title: { en: "Ptolemy's own", zhHant: "托勒密界" },
      source: "Ptolemy, Tetrabiblos I.21",
    },
    lilly: {
      title: { en: "Ptolemy's as Lilly printed them", zhHant: "利里所列托勒密界" },
      source: "W. Lilly, Christian Astrology (1647), p. 104",
    },
  },
} as const satisfies Convention;

export const TRIPLICITY_CONVENTION = {
  title: { en: "Triplicity rulers", zhHant: "三分主星" },
  default: "dorothean",
  options: {
    dorothean: {
      title: { en: "by day, by night and a partner", zhHant: "晝主、夜主與伴主" },
      source: "Dorotheus, Carmen I.1",
    },
    ptolemaic: {
      title: { en: "by day and by night, Mars alone over water", zhHant: "晝夜各一，水象獨歸火星" },
      source: "Ptolemy, Tetrabiblos I.18; W. Lilly, Christian Astrology, p. 104",
    },
  },
} as const satisfies Convention;

/** Which tables to judge by. */
export interface DignitySchool {
  readonly bounds: keyof (typeof BOUNDS_CONVENTION)["options"];
  readonly triplicity: keyof (typeof TRIPLICITY_CONVENTION)["options"];
}

/** The five lords of a degree, and the partner of its triplicity. */
export interface DegreeLords {
  readonly domicile: Classical;
  readonly exaltation: Classical | null;
  /** Lord of the sect in power; null while day and night are unknown. */
  readonly triplicity: Classical | null;
  readonly participating: Classical | null;
  readonly bound: Classical;
  readonly face: Classical;
}

const POINTS = { domicile: 5, exaltation: 4, triplicity: 3, bound: 2, face: 1 } as const;
const DETRIMENT_POINTS = -5;
const FALL_POINTS = -4;

/** The lord of the bound of a degree. */
export function boundOf(longitudeDeg: number, school: DignitySchool["bounds"]): Bound {
  const within = normalizeDeg(longitudeDeg) % 30;
  return BOUNDS[school]![signOf(longitudeDeg).index]!.find(({ endDeg }) => within < endDeg)!;
}

/** The lord of the face (decan) of a degree. */
export function faceOf(longitudeDeg: number): Classical {
  return FACE_ORDER[Math.floor(normalizeDeg(longitudeDeg) / 10) % 7]!;
}

/** All lords of a degree. */
export function lordsOf(
  longitudeDeg: number,
  isDay: boolean | null,
  school: DignitySchool,
): DegreeLords {
  const sign = signOf(longitudeDeg);
  const three = TRIPLICITIES[school.triplicity]![sign.element];
  return {
    domicile: RULERS[sign.index]!,
    exaltation: CLASSICAL.find((planet) => EXALTATIONS[planet].sign === sign.index) ?? null,
    triplicity:
      isDay === null
        ? three.day === three.night
          ? three.day
          : null
        : isDay
          ? three.day
          : three.night,
    participating: three.partner,
    bound: boundOf(longitudeDeg, school.bounds).lord,
    face: faceOf(longitudeDeg),
  };
}

/** What a planet has of its own at a degree. */
export interface EssentialDignity {
  readonly domicile: boolean;
  readonly exaltation: boolean;
  readonly triplicity: boolean | null;
  readonly participating: boolean;
  readonly bound: boolean;
  readonly face: boolean;
  readonly detriment: boolean;
  readonly fall: boolean;
  /** None of the five dignities; the partner of a triplicity does not count. */
  readonly peregrine: boolean | null;
  /** 5, 4, 3, 2, 1 for the dignities, -5 and -4; null while the triplicity lord is unknown. */
  readonly score: number | null;
}

/** Judges a planet at a degree. */
export function dignityOf(
  planet: Classical,
  longitudeDeg: number,
  isDay: boolean | null,
  school: DignitySchool,
): EssentialDignity {
  const lords = lordsOf(longitudeDeg, isDay, school);
  const opposite = (signOf(longitudeDeg).index + 6) % 12;
  const domicile = lords.domicile === planet;
  const exaltation = lords.exaltation === planet;
  const triplicity = lords.triplicity === null ? null : lords.triplicity === planet;
  const bound = lords.bound === planet;
  const face = lords.face === planet;
  const detriment = RULERS[opposite] === planet;
  const fall = EXALTATIONS[planet].sign === opposite;
  const others =
    (domicile ? POINTS.domicile : 0) +
    (exaltation ? POINTS.exaltation : 0) +
    (bound ? POINTS.bound : 0) +
    (face ? POINTS.face : 0) +
    (detriment ? DETRIMENT_POINTS : 0) +
    (fall ? FALL_POINTS : 0);
  const held = domicile || exaltation || bound || face;
  return {
    domicile,
    exaltation,
    triplicity,
    participating: lords.participating === planet,
    bound,
    face,
    detriment,
    fall,
    peregrine: held ? false : triplicity === null ? null : !triplicity,
    score: triplicity === null ? null : others + (triplicity ? POINTS.triplicity : 0),
  };
}

/** The planets with the most points at a degree; several where they tie. */
export function almutenOf(
  longitudeDeg: number,
  isDay: boolean,
  school: DignitySchool,
): readonly Classical[] {
  const scores = CLASSICAL.map((planet) => {
    const own = dignityOf(planet, longitudeDeg, isDay, school);
    return (
      (own.domicile ? 5 : 0) +
      (own.exaltation ? 4 : 0) +
      (own.triplicity ? 3 : 0) +
      (own.bound ? 2 : 0) +
      (own.face ? 1 : 0)
    );
  });
  const best = Math.max(...scores);
  return CLASSICAL.filter((_, i) => scores[i] === best);
}

/** Two planets in each other's dignities. */
export interface MutualReception {
  readonly a: Classical;
  readonly b: Classical;
  readonly kind: "domicile" | "exaltation" | "mixed";
}

/** Mutual receptions by domicile, exaltation or one of each. */
export function mutualReceptions(
  longitudes: Readonly<Record<Classical, number>>,
): readonly MutualReception[] {
  const receives = (host: Classical, guest: Classical) => {
    const index = signOf(longitudes[guest]).index;
    if (RULERS[index] === host) return "domicile" as const;
    return EXALTATIONS[host].sign === index ? ("exaltation" as const) : undefined;
  };
  return CLASSICAL.flatMap((a, i) =>
    CLASSICAL.slice(i + 1).flatMap((b) => {
      const one = receives(a, b);
      const other = receives(b, a);
      if (!one || !other) return [];
      return [{ a, b, kind: one === other ? one : ("mixed" as const) }];
    }),
  );
}

/** Where the chain of domicile lords ends. */
export interface Dispositors {
  /** Planet → lord of its sign. */
  readonly of: Readonly<Record<Classical, Classical>>;
  /** Planets in their own domiciles, to which chains lead. */
  readonly final: readonly Classical[];
  /** Rings of planets that dispose of each other. */
  readonly loops: readonly (readonly Classical[])[];
}

/** Follows every planet to the lord of its sign until the chain closes. */
export function dispositorsOf(longitudes: Readonly<Record<Classical, number>>): Dispositors {
  const of = Object.fromEntries(
    CLASSICAL.map((planet) => [planet, RULERS[signOf(longitudes[planet]).index]!]),
  ) as Record<Classical, Classical>;
  const final = CLASSICAL.filter((planet) => of[planet] === planet);
  const loops = new Map<string, readonly Classical[]>();
  for (const start of CLASSICAL) {
    const path: Classical[] = [];
    let at = start;
    while (!path.includes(at)) {
      path.push(at);
      at = of[at];
    }
    const ring = path.slice(path.indexOf(at));
    if (ring.length > 1) loops.set([...ring].sort().join(), ring);
  }
  return { of, final, loops: [...loops.values()] };
}
