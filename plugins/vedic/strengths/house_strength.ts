/**
 * Bhava bala: the strength of the houses by their lord, their direction and the aspects on their middle.
 *
 * @source B. V. Raman, Graha and Bhava Balas (1940), ch. VIII: quarter of the aspects, those of Jupiter and Mercury in full
 */
import { normalizeDeg } from "#sky";
import { aspectVirupas } from "../core/aspects.ts";
import { PLANET_IDS, SIGN_LORDS, type PlanetId } from "../core/grahas.ts";
import { isBenefic } from "../core/shadbala.ts";
import { signIndexOf } from "../core/signs.ts";

/** The parts of a house's strength, virupas. */
export interface HouseStrength {
  readonly lord: PlanetId;
  readonly ofLord: number;
  readonly direction: number;
  readonly aspects: number;
  readonly total: number;
}

type Kind = "human" | "water" | "insect" | "beast";
/** The house in which each kind of sign has no strength. */
const POWERLESS: Readonly<Record<Kind, number>> = { human: 7, water: 10, insect: 1, beast: 4 };

/** The kind of a point: some signs are of two kinds. */
export function kindOf(longitudeDeg: number): Kind {
  const sign = signIndexOf(longitudeDeg);
  const second = longitudeDeg % 30 >= 15;
  if (sign === 8) return second ? "beast" : "human";
  if (sign === 9) return second ? "water" : "beast";
  if ([2, 5, 6, 10].includes(sign)) return "human";
  if ([3, 11].includes(sign)) return "water";
  return sign === 7 ? "insect" : "beast";
}

/** Ten virupas for each house from the powerless one, the shorter way round. */
export function directionOf(house: number, middleDeg: number): number {
  const apart = Math.abs(house - POWERLESS[kindOf(middleDeg)]);
  return 10 * Math.min(apart, 12 - apart);
}

/** Strengths of the twelve houses. */
export function houseStrengths(
  longitudes: Readonly<Record<PlanetId, number>>,
  middlesDeg: readonly number[],
  totals: Readonly<Record<PlanetId, number>>,
): readonly HouseStrength[] {
  return middlesDeg.map((middle, i) => {
    const lord = SIGN_LORDS[signIndexOf(middle)]!;
    const aspects = PLANET_IDS.reduce((sum, id) => {
      const virupas = aspectVirupas(id, longitudes[id], normalizeDeg(middle));
      const weight = id === "jupiter" || id === "mercury" ? 1 : 0.25;
      return sum + virupas * weight * (isBenefic(id, { longitudes }) ? 1 : -1);
    }, 0);
    const direction = directionOf(i + 1, middle);
    return {
      lord,
      ofLord: totals[lord],
      direction,
      aspects,
      total: totals[lord] + direction + aspects,
    };
  });
}
