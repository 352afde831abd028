/**
 * What speaks for a moment and what against it.
 *
 * @source G. Bonatti, Liber Astronomiae VII (the Moon, the ascendant and their lords); W. Ramesey, Astrologia
 * Restaurata (1653) III; the burnt way from 15° Libra to 15° Scorpio. The points are ours: four for what the books call
 * never to be done, one for what merely helps
 */
import { vocabulary, type IdOf } from "#sdk";
import { houseOf, signedDeg } from "#sky";
import {
  CLASSICAL,
  domicileLordOf,
  EXALTATIONS,
  modalityOf,
  oppositeOf,
  signAt,
  type Classical,
} from "#lore";
import { ASPECTS, type Ptolemaic } from "../core/aspects.ts";
import { COMBUST_DEG } from "../core/strength.ts";
import type { Matter } from "./purposes.ts";

/** A moment as it is judged. */
export interface Moment {
  readonly julianDayUt: number;
  readonly longitudes: Readonly<Record<Classical, number>>;
  /** Degrees a day. */
  readonly speeds: Readonly<Record<Classical, number>>;
  readonly ascendantDeg: number;
  readonly midheavenDeg: number;
  readonly cuspsDeg: readonly number[];
  /** Null where the Sun keeps up or down. */
  readonly hourRuler: Classical | null;
  readonly moonVoid: boolean;
  /** What the Moon comes to next before she leaves her sign. */
  readonly moonNext: { readonly planet: Classical; readonly aspect: Ptolemaic } | null;
  /** Sun, Moon and the others of the birth of whoever undertakes it. */
  readonly natal: readonly number[] | null;
}

interface Rule {
  readonly points: number;
  readonly holds: (moment: Moment, matter: Matter) => boolean;
}

const BENEFICS: readonly Classical[] = ["venus", "jupiter"];
const MALEFICS: readonly Classical[] = ["mars", "saturn"];
const BAD_HOUSES: readonly number[] = [6, 8, 12];
const ANGULAR: readonly number[] = [1, 4, 7, 10];
const CADENT: readonly number[] = [3, 6, 9, 12];
const BURNT_WAY = [195, 225] as const;
const NEAR_ANGLE_DEG = 5;
const NEAR_NATAL_DEG = 3;
const MOON_COMBUST_DEG = 12;

const apart = (a: number, b: number) => Math.abs(signedDeg(a - b));
const house = ({ longitudes, cuspsDeg }: Moment, planet: Classical) =>
  houseOf(longitudes[planet], cuspsDeg);
const lordOfFirst = ({ ascendantDeg }: Moment) => domicileLordOf(signAt(ascendantDeg));
const lordOfMatter = ({ cuspsDeg }: Moment, matter: Matter) =>
  domicileLordOf(signAt(cuspsDeg[matter.house - 1]!));

function isStrong({ longitudes }: Moment, planet: Classical): boolean {
  const sign = signAt(longitudes[planet]);
  return domicileLordOf(sign) === planet || EXALTATIONS[planet].sign === sign;
}
function isWeak({ longitudes }: Moment, planet: Classical): boolean {
  const opposite = oppositeOf(signAt(longitudes[planet]));
  return domicileLordOf(opposite) === planet || EXALTATIONS[planet].sign === opposite;
}
const isRetrograde = ({ speeds }: Moment, planet: Classical) => speeds[planet] < 0;
const isBurnt = ({ longitudes }: Moment, planet: Classical, deg = COMBUST_DEG) =>
  planet !== "sun" && apart(longitudes[planet], longitudes.sun) < deg;
const isHard = (aspect: Ptolemaic) => ASPECTS[aspect].nature === "tense";
const onAngle = (moment: Moment, planet: Classical) =>
  [moment.ascendantDeg, moment.midheavenDeg].some(
    (angle) => apart(moment.longitudes[planet], angle) < NEAR_ANGLE_DEG,
  ) || house(moment, planet) === 1;
const touches = ({ natal, longitudes }: Moment, planets: readonly Classical[]) =>
  natal !== null &&
  planets.some((id) => natal.some((deg) => apart(deg, longitudes[id]) < NEAR_NATAL_DEG));

/** Every criterion with its points; the first that count most. */
export const CRITERIA = {
  moonVoid: { points: -4, holds: ({ moonVoid }) => moonVoid },
  moonCombust: { points: -4, holds: (at) => isBurnt(at, "moon", MOON_COMBUST_DEG) },
  moonToMalefic: {
    points: -4,
    holds: ({ moonNext }) =>
      moonNext !== null &&
      MALEFICS.includes(moonNext.planet) &&
      (isHard(moonNext.aspect) || moonNext.aspect === "conjunction"),
  },
  moonToBenefic: {
    points: 3,
    holds: ({ moonNext }) =>
      moonNext !== null && BENEFICS.includes(moonNext.planet) && !isHard(moonNext.aspect),
  },
  moonToMatter: {
    points: 3,
    holds: (at, matter) =>
      at.moonNext !== null &&
      at.moonNext.planet === lordOfMatter(at, matter) &&
      !isHard(at.moonNext.aspect),
  },
  moonStrong: { points: 3, holds: (at) => isStrong(at, "moon") },
  moonWeak: { points: -3, holds: (at) => isWeak(at, "moon") },
  moonBurntWay: {
    points: -2,
    holds: ({ longitudes }) => longitudes.moon >= BURNT_WAY[0] && longitudes.moon < BURNT_WAY[1],
  },
  moonWaxing: {
    points: 2,
    holds: ({ longitudes }) => signedDeg(longitudes.moon - longitudes.sun) > 0,
  },
  moonBadHouse: { points: -2, holds: (at) => BAD_HOUSES.includes(house(at, "moon")) },
  lordStrong: { points: 3, holds: (at) => isStrong(at, lordOfFirst(at)) },
  lordWeak: { points: -3, holds: (at) => isWeak(at, lordOfFirst(at)) },
  lordRetrograde: { points: -3, holds: (at) => isRetrograde(at, lordOfFirst(at)) },
  lordCombust: { points: -3, holds: (at) => isBurnt(at, lordOfFirst(at)) },
  lordAngular: { points: 2, holds: (at) => ANGULAR.includes(house(at, lordOfFirst(at))) },
  lordCadent: { points: -2, holds: (at) => CADENT.includes(house(at, lordOfFirst(at))) },
  beneficOnAngle: { points: 3, holds: (at) => BENEFICS.some((id) => onAngle(at, id)) },
  maleficOnAngle: { points: -3, holds: (at) => MALEFICS.some((id) => onAngle(at, id)) },
  matterLordStrong: { points: 2, holds: (at, matter) => isStrong(at, lordOfMatter(at, matter)) },
  matterLordWeak: { points: -2, holds: (at, matter) => isWeak(at, lordOfMatter(at, matter)) },
  matterLordRetrograde: {
    points: -2,
    holds: (at, matter) => isRetrograde(at, lordOfMatter(at, matter)),
  },
  beneficInMatter: {
    points: 2,
    holds: (at, matter) => BENEFICS.some((id) => house(at, id) === matter.house),
  },
  maleficInMatter: {
    points: -2,
    holds: (at, matter) => MALEFICS.some((id) => house(at, id) === matter.house),
  },
  rulerStrong: { points: 2, holds: (at, { planet }) => isStrong(at, planet) },
  rulerWeak: { points: -2, holds: (at, { planet }) => isWeak(at, planet) },
  rulerRetrograde: { points: -3, holds: (at, { planet }) => isRetrograde(at, planet) },
  rulerCombust: { points: -3, holds: (at, { planet }) => planet !== "moon" && isBurnt(at, planet) },
  rulerHour: { points: 2, holds: ({ hourRuler }, { planet }) => hourRuler === planet },
  signSuits: {
    points: 1,
    holds: ({ ascendantDeg }, { modality }) => modalityOf(signAt(ascendantDeg)) === modality,
  },
  natalBenefic: { points: 2, holds: (at) => touches(at, BENEFICS) },
  natalMalefic: { points: -2, holds: (at) => touches(at, MALEFICS) },
} as const satisfies Readonly<Record<string, Rule>>;

export const CRITERION = vocabulary(
  "criterion",
  Object.keys(CRITERIA) as (keyof typeof CRITERIA)[],
);
export type Criterion = IdOf<typeof CRITERION>;

/** What holds at a moment, and the sum of its points. */
export function judged(moment: Moment, matter: Matter) {
  const because = CRITERION.ids
    .filter((id) => CRITERIA[id].holds(moment, matter))
    .map((id) => ({ criterion: id, points: CRITERIA[id].points }));
  return { because, score: because.reduce((sum, { points }) => sum + points, 0) };
}

/** The planets that a moment is judged by. */
export const PLANETS = CLASSICAL.ids;
