/**
 * The ascendant walks through the bounds by ascensional times, a degree a year.
 *
 * @source Dorotheus, Carmen III.1-2; Ptolemy, Tetrabiblos III.10 (method of directing)
 */
import { normalizeDeg, signedDeg } from "#sky";
import type { Classical, Sign } from "#lore";
import { boundOf } from "../core/dignities.ts";
import type { BoundSchool } from "../core/dignity_tables.ts";
import { ascensionalDifference, toEquatorial } from "../core/sphere.ts";
import { signByIndex } from "../core/zodiac.ts";

const LONGEST_YEARS = 90;
const RAYS = [0, 60, 90, 120, 180, 240, 270, 300] as const;

export interface Walk {
  readonly sign: Sign;
  readonly lord: Classical;
  /** Completed degrees of ascension at entry: years of age. */
  readonly age: number;
  readonly partners: readonly {
    readonly planet: Classical;
    readonly ray: number;
    readonly age: number;
  }[];
}

/** The bounds in turn; ends where a degree no longer rises (polar latitudes). */
export function walkBounds(
  ascendantDeg: number,
  longitudes: Readonly<Record<Classical, number>>,
  latitudeDeg: number,
  obliquityDeg: number,
  offsetDeg: number,
  school: BoundSchool,
): readonly Walk[] {
  const obliqueAscension = (longitude: number): number | undefined => {
    const at = toEquatorial(normalizeDeg(longitude + offsetDeg), 0, obliquityDeg);
    const difference = ascensionalDifference(at.declinationDeg, latitudeDeg);
    return difference === undefined ? undefined : normalizeDeg(at.rightAscensionDeg - difference);
  };
  const start = obliqueAscension(ascendantDeg);
  if (start === undefined) return [];
  const ageOf = (longitude: number) => {
    const arrived = obliqueAscension(longitude);
    return arrived === undefined ? undefined : normalizeDeg(arrived - start);
  };
  const walks: Walk[] = [];
  let from = ascendantDeg;
  for (let age: number | undefined = 0; age !== undefined && age < LONGEST_YEARS;) {
    // A hair beyond an edge, so that rounding never leaves the walk before it.
    const place = normalizeDeg(from + 1e-9);
    const sign = Math.floor(place / 30);
    const within = place - sign * 30;
    const bound = boundOf(place, school);
    const end = from + (bound.endDeg - within);
    const partners = raysBetween(from, end, longitudes).flatMap(({ planet, ray, at }) => {
      const met = ageOf(at);
      return met === undefined ? [] : [{ planet, ray, age: met }];
    });
    walks.push({ sign: signByIndex(sign), lord: bound.lord, age, partners });
    from = end;
    age = ageOf(from);
  }
  return walks;
}

function raysBetween(from: number, to: number, longitudes: Readonly<Record<Classical, number>>) {
  return (Object.entries(longitudes) as [Classical, number][])
    .flatMap(([planet, longitude]) => RAYS.map((ray) => ({ planet, ray, at: longitude + ray })))
    .filter(({ at }) => {
      const ahead = signedDeg(at - from);
      return ahead >= 0 && ahead < to - from;
    })
    .sort((a, b) => signedDeg(a.at - from) - signedDeg(b.at - from));
}
