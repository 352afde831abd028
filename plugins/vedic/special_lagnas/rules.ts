/**
 * Special lagnas: points that move with the time since sunrise, and points counted from the Moon.
 *
 * @source Brihat Parashara Hora Shastra 4-5; Jaimini Upadesha Sutra 1.3 (varnada); P. V. R. Narasimha Rao, Vedic Astrology: An
 *   Integrated Approach (2001), ch. 5; Jagannatha Hora for the chart of Chennai, 7 December 1996
 */
import { vocabulary, type IdOf } from "#sdk";
import { normalizeDeg } from "#sky";
import { SIGN_LORDS, type PlanetId } from "../core/grahas.ts";
import { NAKSHATRA_ARC } from "../core/lunar_mansions.ts";
import { isOddSign, signAt, signIndexOf } from "../core/signs.ts";

export const SPECIAL_LAGNA = vocabulary("specialLagna", {
  bhava: { native: "भावलग्न", roman: "Bhava lagna" },
  hora: { native: "होरालग्न", roman: "Hora lagna" },
  ghati: { native: "घटीलग्न", roman: "Ghati lagna" },
  vighati: { native: "विघटीलग्न", roman: "Vighati lagna" },
  pranapada: { native: "प्राणपद", roman: "Pranapada" },
  indu: { native: "इन्दुलग्न", roman: "Indu lagna" },
  sri: { native: "श्रीलग्न", roman: "Sri lagna" },
  varnada: { native: "वर्णदलग्न", roman: "Varnada lagna" },
});
export type SpecialLagna = IdOf<typeof SPECIAL_LAGNA>;

/** Degrees that a lagna moves in a minute of time since sunrise. */
const RATES = { bhava: 0.25, hora: 0.5, ghati: 1.25, vighati: 15 } as const;
/** Pranapada moves a sign in fifteen vighatis, six minutes. */
const PRANA_RATE = 5;
/** Added to pranapada by the Sun's sign: movable, fixed, dual. */
const PRANA_SHIFT = [0, 240, 120];
/** Rays of the planets for indu lagna. */
const RAYS: Readonly<Record<PlanetId, number>> = {
  sun: 30,
  moon: 16,
  mars: 6,
  mercury: 8,
  jupiter: 10,
  venus: 12,
  saturn: 1,
};

/** How the counts of varnada are taken. */
export type VarnadaRule = "byLagna" | "byCount";

/** What the lagnas are found from; degrees. */
export interface Given {
  readonly minutesFromSunrise: number;
  readonly sunAtSunriseDeg: number;
  readonly sunDeg: number;
  readonly moonDeg: number;
  readonly lagnaDeg: number;
}

/** All eight, degrees. */
export function specialLagnasOf(
  given: Given,
  varnada: VarnadaRule,
): Readonly<Record<SpecialLagna, number>> {
  const { minutesFromSunrise: minutes, sunAtSunriseDeg, sunDeg, moonDeg, lagnaDeg } = given;
  const moved = (id: keyof typeof RATES) => normalizeDeg(sunAtSunriseDeg + minutes * RATES[id]);
  const hora = moved("hora");
  return {
    bhava: moved("bhava"),
    hora,
    ghati: moved("ghati"),
    vighati: moved("vighati"),
    pranapada: normalizeDeg(sunDeg + minutes * PRANA_RATE + PRANA_SHIFT[signIndexOf(sunDeg) % 3]!),
    indu: 30 * induSign(signIndexOf(lagnaDeg), signIndexOf(moonDeg)) + (moonDeg % 30),
    sri: normalizeDeg(lagnaDeg + (360 * (moonDeg % NAKSHATRA_ARC)) / NAKSHATRA_ARC),
    varnada: 30 * varnadaSign(signIndexOf(lagnaDeg), signIndexOf(hora), varnada) + (lagnaDeg % 30),
  };
}

/** By the rays of the lords of the ninths from lagna and Moon, counted from the Moon. */
function induSign(lagna: number, moon: number): number {
  const rays = [lagna, moon].reduce((sum, sign) => sum + RAYS[SIGN_LORDS[signAt(sign, 9)]!], 0);
  return signAt(moon, rays % 12 || 12);
}

/**
 * Odd signs are counted from Aries, even ones back from Pisces; the counts of lagna and hora lagna are
 * added where both are odd or both even, else subtracted; the rest is counted from Aries or back from Pisces.
 *
 * @returns sign index
 */
export function varnadaSign(lagna: number, hora: number, rule: VarnadaRule): number {
  const count = (sign: number) => (isOddSign(sign) ? sign + 1 : 12 - sign);
  const [a, b] = [count(lagna), count(hora)];
  const rest = (isOddSign(lagna) === isOddSign(hora) ? a + b : Math.abs(a - b)) % 12 || 12;
  const forward = rule === "byLagna" ? isOddSign(lagna) : rest % 2 === 1;
  return forward ? rest - 1 : 12 - rest;
}
