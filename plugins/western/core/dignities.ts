/** Essential dignities of a planet at a degree, receptions and dispositors. */
import { vocabulary, type Convention, type IdOf } from "#sdk";
import { normalizeDeg } from "#sky";
import {
  CLASSICAL,
  domicileLordOf,
  elementOf,
  EXALTATIONS,
  faceLordAt,
  oppositeOf,
  signAt,
  type Classical,
} from "#lore";
import {
  BOUNDS,
  TRIPLICITIES,
  type Bound,
  type BoundSchool,
  type TriplicitySchool,
} from "./dignity_tables.ts";

export const BOUNDS_CONVENTION = {
  default: "egyptian",
  options: {
    egyptian: { source: "Dorotheus; Vettius Valens I.3; Ptolemy, Tetrabiblos I.20" },
    ptolemaic: { source: "Ptolemy, Tetrabiblos I.21" },
    lilly: { source: "W. Lilly, Christian Astrology (1647), p. 104" },
  },
} as const satisfies Convention;

export const TRIPLICITY_CONVENTION = {
  default: "dorothean",
  options: {
    dorothean: { source: "Dorotheus, Carmen I.1" },
    ptolemaic: { source: "Ptolemy, Tetrabiblos I.18; W. Lilly, Christian Astrology, p. 104" },
  },
} as const satisfies Convention;

/** What a planet without any dignity of its own loses. */
export const PEREGRINE_CONVENTION = {
  default: "minusFive",
  options: {
    minusFive: {
      source: "W. Lilly, Christian Astrology (1647), p. 115: beside detriment and fall",
    },
    zero: { source: "Programs that add up dignities and debilities alone" },
  },
} as const satisfies Convention;

/** Which tables to judge by. */
export interface DignitySchool {
  readonly bounds: BoundSchool;
  readonly triplicity: TriplicitySchool;
  /** Whether being peregrine counts in the score; default not. */
  readonly peregrine?: keyof typeof PEREGRINE_CONVENTION.options;
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
/** Added to detriment or fall. @source W. Lilly, Christian Astrology (1647), p. 115 */
const PEREGRINE_POINTS = -5;

/** The lord of the bound of a degree. */
export function boundOf(longitudeDeg: number, school: DignitySchool["bounds"]): Bound {
  const within = normalizeDeg(longitudeDeg) % 30;
  return BOUNDS[school][signAt(longitudeDeg)].find(({ endDeg }) => within < endDeg)!;
}

/** All lords of a degree. */
export function lordsOf(
  longitudeDeg: number,
  isDay: boolean | null,
  school: DignitySchool,
): DegreeLords {
  const sign = signAt(longitudeDeg);
  const three = TRIPLICITIES[school.triplicity][elementOf(sign)];
  return {
    domicile: domicileLordOf(sign),
    exaltation: CLASSICAL.ids.find((planet) => EXALTATIONS[planet].sign === sign) ?? null,
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
    face: faceLordAt(longitudeDeg),
  };
}

/** The planets with a dignity at a degree by their points, and which have the most. */
export function almutensOf(longitudeDeg: number, isDay: boolean | null, school: DignitySchool) {
  const lords = lordsOf(longitudeDeg, isDay, school);
  const points = CLASSICAL.ids
    .map((planet) => ({
      planet,
      points: (Object.keys(POINTS) as (keyof typeof POINTS)[]).reduce(
        (sum, dignity) => sum + (lords[dignity] === planet ? POINTS[dignity] : 0),
        0,
      ),
    }))
    .filter((one) => one.points > 0)
    .sort((a, b) => b.points - a.points);
  const most = points[0]?.points;
  return {
    points,
    almuten: CLASSICAL.ids.filter((id) =>
      points.some((one) => one.planet === id && one.points === most),
    ),
  };
}

/** Essential dignities and debilities; the partner of a triplicity does not count. */
export const DIGNITY = vocabulary("dignity", [
  "domicile",
  "exaltation",
  "triplicity",
  "participating",
  "bound",
  "face",
  "detriment",
  "fall",
  "peregrine",
]);
export type Dignity = IdOf<typeof DIGNITY>;

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
  /** 5, 4, 3, 2, 1 for the dignities, -5 and -4, and -5 for peregrine where the school counts it; null while the triplicity lord is unknown. */
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
  const opposite = oppositeOf(signAt(longitudeDeg));
  const domicile = lords.domicile === planet;
  const exaltation = lords.exaltation === planet;
  const triplicity = lords.triplicity === null ? null : lords.triplicity === planet;
  const bound = lords.bound === planet;
  const face = lords.face === planet;
  const detriment = domicileLordOf(opposite) === planet;
  const fall = EXALTATIONS[planet].sign === opposite;
  const others =
    (domicile ? POINTS.domicile : 0) +
    (exaltation ? POINTS.exaltation : 0) +
    (bound ? POINTS.bound : 0) +
    (face ? POINTS.face : 0) +
    (detriment ? DETRIMENT_POINTS : 0) +
    (fall ? FALL_POINTS : 0);
  const held = domicile || exaltation || bound || face;
  const peregrine = held ? false : triplicity === null ? null : !triplicity;
  return {
    domicile,
    exaltation,
    triplicity,
    participating: lords.participating === planet,
    bound,
    face,
    detriment,
    fall,
    peregrine,
    score:
      triplicity === null
        ? null
        : others +
          (triplicity ? POINTS.triplicity : 0) +
          (peregrine && school.peregrine === "minusFive" ? PEREGRINE_POINTS : 0),
  };
}

/** The dignities and debilities that certainly hold. */
export function heldOf(dignity: EssentialDignity): readonly Dignity[] {
  return DIGNITY.ids.filter((id) => dignity[id] === true);
}

/** By which dignities two planets receive each other. */
export const RECEPTION = vocabulary("reception", ["domicile", "exaltation", "mixed"]);

/** Two planets in each other's dignities. */
export interface MutualReception {
  readonly a: Classical;
  readonly b: Classical;
  readonly kind: IdOf<typeof RECEPTION>;
}

/** Mutual receptions by domicile, exaltation or one of each. */
export function mutualReceptions(
  longitudes: Readonly<Record<Classical, number>>,
): readonly MutualReception[] {
  const receives = (host: Classical, guest: Classical) => {
    const sign = signAt(longitudes[guest]);
    if (domicileLordOf(sign) === host) return "domicile" as const;
    return EXALTATIONS[host].sign === sign ? ("exaltation" as const) : undefined;
  };
  return CLASSICAL.ids.flatMap((a, i) =>
    CLASSICAL.ids.slice(i + 1).flatMap((b) => {
      const one = receives(a, b);
      const other = receives(b, a);
      if (!one || !other) return [];
      return [{ a, b, kind: one === other ? one : ("mixed" as const) }];
    }),
  );
}

/** Where the chain of domicile lords ends. */
export interface Dispositors {
  /** Planets in their own domiciles, to which chains lead. */
  readonly final: readonly Classical[];
  /** Rings of planets that dispose of each other. */
  readonly loops: readonly (readonly Classical[])[];
}

/** Follows every planet to the lord of its sign until the chain closes. */
export function dispositorsOf(longitudes: Readonly<Record<Classical, number>>): Dispositors {
  const of = Object.fromEntries(
    CLASSICAL.ids.map((planet) => [planet, domicileLordOf(signAt(longitudes[planet]))]),
  ) as Record<Classical, Classical>;
  const final = CLASSICAL.ids.filter((planet) => of[planet] === planet);
  const loops = new Map<string, readonly Classical[]>();
  for (const start of CLASSICAL.ids) {
    const path: Classical[] = [];
    let at = start;
    while (!path.includes(at)) {
      path.push(at);
      at = of[at];
    }
    const ring = path.slice(path.indexOf(at));
    if (ring.length > 1) loops.set([...ring].sort().join(), ring);
  }
  return { final, loops: [...loops.values()] };
}
