/** How stars touch a chart: by longitude, by declination, and by sharing the horizon or meridian. */
import { vocabulary, type IdOf } from "#sdk";
import { normalizeDeg, signedDeg, type Position } from "#sky";
import type { PointId } from "../core/points.ts";
import { ascensionalDifference, type Equatorial } from "../core/sphere.ts";

/** Where a star or a body stands in its daily course. */
export const STAR_ANGLE = vocabulary("starAngle", [
  "rising",
  "culminating",
  "setting",
  "anticulminating",
]);
export type StarAngle = IdOf<typeof STAR_ANGLE>;

export const CONTACT = vocabulary("contact", ["conjunction", "opposition", "parallel", "paran"]);

/** One tie between a star and a point of the chart. */
export interface Contact {
  readonly kind: IdOf<typeof CONTACT>;
  readonly point: PointId;
  readonly starAngle: StarAngle | null;
  readonly pointAngle: StarAngle | null;
  readonly orbDeg: number;
  readonly maxOrbDeg: number;
  /** What it adds to the prominence before brightness, 0 to 1. */
  readonly strength: number;
}

export const PARAN_ORB_DEG = 0.5;
const OPPOSITION_ORB_DEG = 1;
const PARALLEL_ORB_DEG = 0.5;
const FAR_FROM_ECLIPTIC_DEG = 20;

const BODY_WEIGHTS: Readonly<Record<string, number>> = {
  sun: 1,
  moon: 1,
  ascendant: 1,
  midheaven: 1,
  uranus: 0.4,
  neptune: 0.4,
  pluto: 0.4,
};

/** Orb of a conjunction by magnitude: 2° for the brightest, 1° for the faintest. */
export function conjunctionOrb(magnitude: number): number {
  return magnitude < 1 ? 2 : magnitude > 2.5 ? 1 : 1.5;
}

/** Share of the prominence that a star's light allows. */
export function brightnessOf(magnitude: number): number {
  return magnitude < 1 ? 1 : magnitude < 2 ? 0.85 : 0.7;
}

function strength(weight: number, point: PointId, orbDeg: number, maxOrbDeg: number): number {
  return weight * (BODY_WEIGHTS[point] ?? 0.7) * (1 - orbDeg / maxOrbDeg);
}

/** Conjunctions and oppositions in longitude. */
export function longitudeContacts(
  star: Position,
  magnitude: number,
  points: readonly (readonly [PointId, number])[],
  givenOrbDeg: number | undefined,
): readonly Contact[] {
  const maxOrbDeg = givenOrbDeg ?? conjunctionOrb(magnitude);
  const weight = Math.abs(star.latitudeDeg) <= FAR_FROM_ECLIPTIC_DEG ? 1 : 0.6;
  return points.flatMap(([point, longitude]): readonly Contact[] => {
    const apart = Math.abs(signedDeg(star.longitudeDeg - longitude));
    const make = (kind: "conjunction" | "opposition", orbDeg: number, max: number, w: number) => ({
      kind,
      point,
      starAngle: null,
      pointAngle: null,
      orbDeg,
      maxOrbDeg: max,
      strength: strength(w, point, orbDeg, max),
    });
    if (apart <= maxOrbDeg) return [make("conjunction", apart, maxOrbDeg, weight)];
    if (180 - apart <= OPPOSITION_ORB_DEG) {
      return [make("opposition", 180 - apart, OPPOSITION_ORB_DEG, 0.4)];
    }
    return [];
  });
}

/** Parallels of declination. */
export function parallelContacts(
  star: Position,
  points: readonly (readonly [PointId, number])[],
): readonly Contact[] {
  return points.flatMap(([point, declination]) => {
    const orbDeg = Math.abs(star.declinationDeg - declination);
    if (orbDeg > PARALLEL_ORB_DEG) return [];
    return [
      {
        kind: "parallel" as const,
        point,
        starAngle: null,
        pointAngle: null,
        orbDeg,
        maxOrbDeg: PARALLEL_ORB_DEG,
        strength: strength(0.4, point, orbDeg, PARALLEL_ORB_DEG),
      },
    ];
  });
}

/** Local sidereal angles at which a point stands on horizon and meridian; missing where it never does. */
export function angleTimes(
  { rightAscensionDeg, declinationDeg }: Equatorial,
  latitudeDeg: number,
): Readonly<Partial<Record<StarAngle, number>>> {
  const meridian = {
    culminating: normalizeDeg(rightAscensionDeg),
    anticulminating: normalizeDeg(rightAscensionDeg + 180),
  };
  const difference = ascensionalDifference(declinationDeg, latitudeDeg);
  if (difference === undefined) return meridian;
  return {
    ...meridian,
    rising: normalizeDeg(rightAscensionDeg - difference - 90),
    setting: normalizeDeg(rightAscensionDeg + difference + 90),
  };
}

/** Local sidereal angles at which a body stands on the four angles, degrees. */
export interface BodyOnAngles {
  readonly point: PointId;
  readonly times: readonly (readonly [StarAngle, number])[];
}

/**
 * When bodies stand on the angles.
 *
 * @param natalArmcDeg when given, only bodies within 5° of an angle at birth count
 */
export function bodiesOnAngles(
  bodies: readonly (readonly [PointId, Equatorial])[],
  latitudeDeg: number,
  natalArmcDeg: number | null,
): readonly BodyOnAngles[] {
  return bodies.map(([point, body]) => ({
    point,
    times: timesOnAngles(body, latitudeDeg).filter(
      ([, time]) => natalArmcDeg === null || Math.abs(signedDeg(time - natalArmcDeg)) <= 5,
    ),
  }));
}

/** Parans: star and body on two of the four angles at the same moment of the day. */
export function paranContacts(
  star: Equatorial,
  bodies: readonly BodyOnAngles[],
  latitudeDeg: number,
  maxOrbDeg: number,
): readonly Contact[] {
  const starTimes = timesOnAngles(star, latitudeDeg);
  const contacts: Contact[] = [];
  for (const { point, times } of bodies) {
    for (const [starAngle, starTime] of starTimes) {
      for (const [pointAngle, time] of times) {
        const orbDeg = Math.abs(signedDeg(starTime - time));
        if (orbDeg > maxOrbDeg) continue;
        const weight = starAngle === "rising" || starAngle === "culminating" ? 0.8 : 0.5;
        contacts.push({
          kind: "paran",
          point,
          starAngle,
          pointAngle,
          orbDeg,
          maxOrbDeg,
          strength: strength(weight, point, orbDeg, maxOrbDeg),
        });
      }
    }
  }
  return contacts;
}

function timesOnAngles(point: Equatorial, latitudeDeg: number) {
  const times = angleTimes(point, latitudeDeg);
  return STAR_ANGLE.ids.flatMap((angle) => {
    const time = times[angle];
    return time === undefined ? [] : [[angle, time] as const];
  });
}

/** The prominence of a star, 0 to 100: contacts add up as chances that miss each other do. */
export function prominenceOf(contacts: readonly Contact[], magnitude: number): number {
  const missed = contacts.reduce((rest, contact) => rest * (1 - contact.strength), 1);
  return Math.round(100 * (1 - missed) * brightnessOf(magnitude));
}
