/**
 * Where a thing or person is: quarter of the compass, kind of place, how far.
 *
 * @source W. Lilly, Christian Astrology (1647), pp. 204, 320-322, 364
 */
import { vocabulary, type IdOf } from "#sdk";
import { normalizeDeg, signedDeg } from "#sky";
import { elementOf, QUARTER, type Element, type Quarter, type Sign } from "#lore";
import type { Kind } from "./categories.ts";
import { signOf } from "./figure.ts";
import type { Question } from "./question.ts";

export const WIND = vocabulary("wind", [
  "north",
  "northNortheast",
  "northeast",
  "eastNortheast",
  "east",
  "eastSoutheast",
  "southeast",
  "southSoutheast",
  "south",
  "southSouthwest",
  "southwest",
  "westSouthwest",
  "west",
  "westNorthwest",
  "northwest",
  "northNorthwest",
]);
export const DISTANCE = vocabulary("distance", ["near", "inTown", "far"]);

/** Kinds of question in which a thing or person is looked for. */
const SOUGHT: readonly Kind[] = ["lost", "theft", "fugitive"];
/** One point of the compass, "east by north". */
const POINT = 11.25;
/** Bearings from north, clockwise: the cardinal sign of each element stands for its quarter. */
const SIGN_BEARINGS: Readonly<Record<Sign, number>> = {
  aries: 90,
  leo: 90 - POINT,
  sagittarius: 90 + POINT,
  cancer: 0,
  scorpio: POINT,
  pisces: -POINT,
  libra: 270,
  gemini: 270 - POINT,
  aquarius: 270 + POINT,
  capricorn: 180,
  taurus: 180 - POINT,
  virgo: 180 + POINT,
};
const WIND_DEG = 22.5;
/** Sign of the significator twice, its house and the Moon's sign once. */
const SIGNIFICATOR_WEIGHT = 2;
const NEAR_DEG = 30;
const TOWN_DEG = 70;

export interface Whereabouts {
  readonly wind: IdOf<typeof WIND>;
  /** By the element of the significator's sign. */
  readonly place: Element;
  readonly distance: IdOf<typeof DISTANCE>;
}

/** Bearings of the houses from north, index 0 is the first: the tenth is south. */
const HOUSE_BEARINGS = [
  90, 67.5, 22.5, 0, 337.5, 292.5, 270, 247.5, 202.5, 180, 157.5, 112.5,
] as const;

/**
 * Where to look; null for questions in which nothing is looked for.
 *
 * @param asksWhere whether the question asks for a place whatever its kind
 */
export function whereaboutsOf(
  { figure, kind, querent, quesited }: Question,
  asksWhere = false,
): Whereabouts | null {
  if (!SOUGHT.includes(kind) && !asksWhere) return null;
  const sign = signOf(figure, quesited);
  const vectors = [
    [SIGN_BEARINGS[sign], SIGNIFICATOR_WEIGHT],
    [HOUSE_BEARINGS[figure.houses[quesited].house - 1]!, 1],
    [SIGN_BEARINGS[signOf(figure, "moon")], 1],
  ] as const;
  const sum = (of: (radians: number) => number) =>
    vectors.reduce((all, [bearing, weight]) => all + weight * of((bearing * Math.PI) / 180), 0);
  const bearing = normalizeDeg((Math.atan2(sum(Math.sin), sum(Math.cos)) * 180) / Math.PI);
  return {
    wind: WIND.ids[Math.round(bearing / WIND_DEG) % 16]!,
    place: elementOf(sign),
    distance: distanceOf(figure, querent),
  };
}

/** By the arc between the Moon and the lord of the ascendant. */
function distanceOf({ motion, houses }: Question["figure"], querent: Question["querent"]) {
  const arc = Math.abs(signedDeg(motion.now.moon.longitudeDeg - motion.now[querent].longitudeDeg));
  const quadrant = (planet: Question["querent"]) => Math.ceil(houses[planet].houseByCusp / 3);
  if (arc <= NEAR_DEG && quadrant("moon") === quadrant(querent)) return "near";
  return arc <= TOWN_DEG ? "inTown" : "far";
}

/** The quarter nearest to a wind; a wind between two belongs to the later one, clockwise. */
export function quarterOfWind(wind: Whereabouts["wind"]): Quarter {
  return QUARTER.ids[Math.round(WIND.ids.indexOf(wind) / 2) % 8]!;
}
