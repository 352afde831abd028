/**
 * Dignities and friendships of the grahas.
 *
 * @source Brihat Parashara Hora Shastra 3 (exaltation, moolatrikona, natural and temporary friends),
 *   7 (values of vimshopaka); Brihat Jataka II
 */
import { vocabulary, type IdOf } from "#sdk";
import { normalizeDeg } from "#sky";
import type { GrahaId, PlanetId } from "./grahas.ts";
import { isPlanetId, PLANET_IDS, SIGN_LORDS } from "./grahas.ts";
import { countSigns, signIndexOf } from "./signs.ts";
import { VARGA_IDS, vargaSign, VIMSHOPAKA, type VargaId, type VimshopakaScheme } from "./vargas.ts";

/** Points of deep exaltation, sidereal degrees; debilitation is opposite. */
export const DEEP_EXALTATION: Readonly<Record<PlanetId, number>> = {
  sun: 10,
  moon: 33,
  mars: 298,
  mercury: 165,
  jupiter: 95,
  venus: 357,
  saturn: 200,
};

/** Signs of exaltation, the nodes' after the common school. */
export const EXALTATION_SIGN: Readonly<Record<GrahaId, number>> = {
  sun: 0,
  moon: 1,
  mars: 9,
  mercury: 5,
  jupiter: 3,
  venus: 11,
  saturn: 6,
  rahu: 1,
  ketu: 7,
};

/** Moolatrikona: sign, first and last degree. */
export const MOOLATRIKONA: Readonly<Record<PlanetId, readonly [number, number, number]>> = {
  sun: [4, 0, 20],
  moon: [1, 3, 30],
  mars: [0, 0, 12],
  mercury: [5, 15, 20],
  jupiter: [8, 0, 10],
  venus: [6, 0, 15],
  saturn: [10, 0, 20],
};

const FRIENDS: Readonly<Record<PlanetId, readonly PlanetId[]>> = {
  sun: ["moon", "mars", "jupiter"],
  moon: ["sun", "mercury"],
  mars: ["sun", "moon", "jupiter"],
  mercury: ["sun", "venus"],
  jupiter: ["sun", "moon", "mars"],
  venus: ["mercury", "saturn"],
  saturn: ["mercury", "venus"],
};
const ENEMIES: Readonly<Record<PlanetId, readonly PlanetId[]>> = {
  sun: ["venus", "saturn"],
  moon: [],
  mars: ["mercury"],
  mercury: ["moon"],
  jupiter: ["mercury", "venus"],
  venus: ["sun", "moon"],
  saturn: ["sun", "moon", "mars"],
};

export const RELATIONS = ["greatFriend", "friend", "neutral", "enemy", "greatEnemy"] as const;
/** Friendship as natural and temporary together make it. */
export type Relation = (typeof RELATIONS)[number];
/** Natural friendship. */
export type Nature = "friend" | "neutral" | "enemy";

/** Dignities from the best to the worst. */
export const DIGNITY = vocabulary("dignity", [
  "exalted",
  "moolatrikona",
  "own",
  ...RELATIONS,
  "debilitated",
]);
export type Dignity = IdOf<typeof DIGNITY>;

/** How a planet naturally holds another. */
export function natureOf(planet: PlanetId, other: PlanetId): Nature {
  if (FRIENDS[planet].includes(other)) return "friend";
  return ENEMIES[planet].includes(other) ? "enemy" : "neutral";
}

/**
 * How a planet holds another when the temporary friendship of the chart is added: friends stand in the
 * 2nd, 3rd, 4th, 10th, 11th or 12th from it.
 *
 * @param sign sign index of the planet in the rashi chart
 * @param otherSign that of the other
 */
export function relationOf(
  planet: PlanetId,
  other: PlanetId,
  sign: number,
  otherSign: number,
): Relation {
  const count = countSigns(sign, otherSign);
  const temporary = [2, 3, 4, 10, 11, 12].includes(count) ? 1 : -1;
  const natural = { friend: 1, neutral: 0, enemy: -1 }[natureOf(planet, other)];
  return RELATIONS[2 - (natural + temporary)]!;
}

/** Signs of the seven planets in the rashi chart. */
export type PlanetSigns = Readonly<Record<PlanetId, number>>;

/** Relation of a planet to the lord of a sign in which it stands, or `own`. */
export function relationToSign(
  planet: PlanetId,
  sign: number,
  rashi: PlanetSigns,
): Relation | "own" {
  const lord = SIGN_LORDS[sign]!;
  return lord === planet ? "own" : relationOf(planet, lord, rashi[planet], rashi[lord]);
}

/**
 * The dignity of a graha in the rashi chart.
 *
 * The nodes have no friends here: exalted, debilitated or neutral.
 */
export function dignityOf(graha: GrahaId, longitudeDeg: number, rashi: PlanetSigns): Dignity {
  const sign = signIndexOf(longitudeDeg);
  const degree = longitudeDeg - 30 * sign;
  if (!isPlanetId(graha)) {
    if (sign === EXALTATION_SIGN[graha]) return "exalted";
    return sign === (EXALTATION_SIGN[graha] + 6) % 12 ? "debilitated" : "neutral";
  }
  const [home, from, to] = MOOLATRIKONA[graha];
  const inMoolatrikona = sign === home && degree >= from && degree < to;
  if (sign === EXALTATION_SIGN[graha]) {
    // Mercury and the Moon are exalted and at home in one sign: the degree parts the claims.
    if (graha === "mercury" && degree >= 15) return inMoolatrikona ? "moolatrikona" : "own";
    if (graha === "moon" && degree >= 3) return "moolatrikona";
    return "exalted";
  }
  if (sign === (EXALTATION_SIGN[graha] + 6) % 12) return "debilitated";
  if (inMoolatrikona) return "moolatrikona";
  return relationToSign(graha, sign, rashi);
}

/** Whether a graha stands in a sign of exaltation, whatever the degree. */
export function isExaltedSign(graha: GrahaId, sign: number): boolean {
  return EXALTATION_SIGN[graha] === sign;
}

/** Degrees from the Sun within which a planet is burnt: direct, retrograde. */
const COMBUSTION: Readonly<Partial<Record<PlanetId, readonly [number, number]>>> = {
  moon: [12, 12],
  mars: [17, 17],
  mercury: [14, 12],
  jupiter: [11, 11],
  venus: [10, 8],
  saturn: [15, 15],
};

/** Whether the Sun's light hides a graha. */
export function isCombust(
  graha: GrahaId,
  longitudeDeg: number,
  sunDeg: number,
  retrograde: boolean,
): boolean {
  const limits = isPlanetId(graha) ? COMBUSTION[graha] : undefined;
  if (!limits) return false;
  const arc = normalizeDeg(longitudeDeg - sunDeg);
  return Math.min(arc, 360 - arc) <= limits[retrograde ? 1 : 0];
}

/** Values of a place in vimshopaka. */
const PLACE_VALUE: Readonly<Record<Relation | "own", number>> = {
  own: 20,
  greatFriend: 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  greatEnemy: 5,
};

/**
 * Vimshopaka: how well a planet stands over the divisional charts of a scheme, 0 to 20 points.
 *
 * @param longitudes sidereal longitudes of the seven
 */
export function vimshopakaOf(
  planet: PlanetId,
  longitudes: Readonly<Record<PlanetId, number>>,
  scheme: VimshopakaScheme,
): number {
  const rashi = signsOf(longitudes);
  const weights = VIMSHOPAKA[scheme] as Partial<Record<VargaId, number>>;
  let sum = 0;
  for (const varga of VARGA_IDS) {
    const weight = weights[varga];
    if (weight === undefined) continue;
    const sign = vargaSign(longitudes[planet], varga);
    sum += weight * PLACE_VALUE[relationToSign(planet, sign, rashi)];
  }
  return sum / 20;
}

/** Rashi signs of the seven planets. */
export function signsOf(longitudes: Readonly<Record<PlanetId, number>>): PlanetSigns {
  return Object.fromEntries(
    PLANET_IDS.map((id) => [id, signIndexOf(longitudes[id])]),
  ) as unknown as PlanetSigns;
}
