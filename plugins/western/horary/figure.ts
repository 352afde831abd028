/** A question's figure: places, houses, strengths and motions, made ready once. */
import { houseOf, normalizeDeg, starOf, type Sky } from "#sky";
import { CLASSICAL, domicileLordOf, signAt, type Classical, type Sign } from "#lore";
import type { DignitySchool } from "../core/dignities.ts";
import type { AngledNativity } from "../core/nativity.ts";
import {
  STARS_OF_STRENGTH,
  solarOf,
  strengthOf,
  type Solar,
  type StarOfStrength,
  type Strength,
} from "../core/strength.ts";
import { motionFrom, type Motion } from "./motion.ts";

const FIVE_DEGREES = 5;

/** A house by cusps, and with the next house within 5° of its cusp. */
export interface Housed {
  readonly house: number;
  readonly houseByCusp: number;
}

export interface Figure {
  readonly motion: Motion;
  readonly isDay: boolean;
  /** Twelve cusps, index 0 is the ascendant. */
  readonly cuspsDeg: readonly number[];
  readonly houses: Readonly<Record<Classical, Housed>>;
  /** Houses of the nodes, with the next house within 5°; null where a drawn chart has none. */
  readonly nodes: { readonly north: number; readonly south: number } | null;
  readonly strengths: Readonly<Record<Classical, Strength>>;
  readonly solar: Readonly<Record<Classical, Solar | null>>;
}

/** What a figure is made of. */
export interface FigureParts extends Pick<Figure, "motion" | "isDay" | "cuspsDeg"> {
  /** Null where a drawn chart has none. */
  readonly northNodeDeg: number | null;
  /** Null where the year of a drawn chart is not known. */
  readonly stars: Readonly<Record<StarOfStrength, number>> | null;
}

/** Reads the figure of a moment. */
export function figureOf(chart: AngledNativity, school: DignitySchool): Figure {
  return figureOfParts(
    {
      motion: motionFrom(chart.julianDayTt),
      isDay: chart.isDay,
      cuspsDeg: chart.houses.cuspsDeg,
      northNodeDeg: chart.positions.meanNode!.longitudeDeg,
      stars: starsOf(chart.sky),
    },
    school,
  );
}

/** Makes a figure of its parts. */
export function figureOfParts(
  { motion, isDay, cuspsDeg, northNodeDeg, stars }: FigureParts,
  school: DignitySchool,
): Figure {
  const byPlanet = <T>(make: (planet: Classical) => T) =>
    Object.fromEntries(CLASSICAL.ids.map((id) => [id, make(id)])) as Record<Classical, T>;
  const longitude = (planet: Classical) => motion.now[planet].longitudeDeg;
  const houses = byPlanet((planet) => housed(longitude(planet), cuspsDeg));
  const table = {
    places: byPlanet((planet) => ({
      longitudeDeg: longitude(planet),
      speedDegPerDay: motion.now[planet].longitudeSpeed,
      house: houses[planet].house,
    })),
    isDay,
    northNodeDeg,
    stars,
  };
  return {
    motion,
    isDay,
    cuspsDeg,
    houses,
    nodes:
      northNodeDeg === null
        ? null
        : {
            north: housed(northNodeDeg, cuspsDeg).house,
            south: housed(northNodeDeg + 180, cuspsDeg).house,
          },
    strengths: byPlanet((planet) => strengthOf(planet, table, school)),
    solar: byPlanet((planet) => solarOf(planet, longitude(planet), longitude("sun"))),
  };
}

function housed(longitudeDeg: number, cuspsDeg: readonly number[]): Housed {
  const houseByCusp = houseOf(longitudeDeg, cuspsDeg);
  const ahead = normalizeDeg(cuspsDeg[houseByCusp % 12]! - longitudeDeg);
  return { house: ahead < FIVE_DEGREES ? (houseByCusp % 12) + 1 : houseByCusp, houseByCusp };
}

/** Longitudes of the stars that the table of strength counts. */
export function starsOf(sky: Sky): Readonly<Record<StarOfStrength, number>> {
  return Object.fromEntries(
    STARS_OF_STRENGTH.map((star) => [star, starOf(sky, star).longitudeDeg]),
  ) as Record<StarOfStrength, number>;
}

/** The sign on a cusp. */
export function cuspSign({ cuspsDeg }: Figure, house: number): Sign {
  return signAt(cuspsDeg[house - 1]!);
}

/** The planet that rules the sign on a cusp. */
export function lordOfHouse(figure: Figure, house: number): Classical {
  return domicileLordOf(cuspSign(figure, house));
}

/** The house so many places on, 1 to 12: the second from the third is the fourth. */
export function houseFrom(first: number, count: number): number {
  return ((first + count - 2) % 12) + 1;
}

/** The sign a planet stands in. */
export function signOf({ motion }: Figure, planet: Classical): Sign {
  return signAt(motion.now[planet].longitudeDeg);
}

/** Whether a house is 1, 4, 7 or 10. */
export const isAngular = (house: number) => house % 3 === 1;
/** Whether a house is 3, 6, 9 or 12. */
export const isCadent = (house: number) => house % 3 === 0;
