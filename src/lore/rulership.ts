/**
 * Which of the seven planets owns which part of the zodiac: lore of the Greeks that the cards, the tree of
 * life and the decans share.
 *
 * @source domiciles and exaltations: Ptolemy, Tetrabiblos I.17-19, Dorotheus, Carmen I.1-2; degrees of
 * exaltation: Vettius Valens III.4, Firmicus II.3; faces: Teucer of Babylon, as in Firmicus II.4
 */
import { SIGN, type Classical, type Sign } from "./heavens.ts";

const DOMICILES: Readonly<Record<Sign, Classical>> = {
  aries: "mars",
  taurus: "venus",
  gemini: "mercury",
  cancer: "moon",
  leo: "sun",
  virgo: "mercury",
  libra: "venus",
  scorpio: "mars",
  sagittarius: "jupiter",
  capricorn: "saturn",
  aquarius: "saturn",
  pisces: "jupiter",
};

/** The planet whose own sign it is. */
export function domicileLordOf(sign: Sign): Classical {
  return DOMICILES[sign];
}

/** The sign in which each planet is exalted, and the degree in the old lists, 1 to 30. */
export const EXALTATIONS: Readonly<
  Record<Classical, { readonly sign: Sign; readonly degree: number }>
> = {
  sun: { sign: "aries", degree: 19 },
  moon: { sign: "taurus", degree: 3 },
  mercury: { sign: "virgo", degree: 15 },
  venus: { sign: "pisces", degree: 27 },
  mars: { sign: "capricorn", degree: 28 },
  jupiter: { sign: "cancer", degree: 15 },
  saturn: { sign: "libra", degree: 21 },
};

/** The sign on the other side of the circle. */
export function oppositeOf(sign: Sign): Sign {
  return SIGN.ids[(SIGN.ids.indexOf(sign) + 6) % 12]!;
}

/** From the slowest to the fastest, as the spheres were stacked. */
export const CHALDEAN_ORDER: readonly Classical[] = [
  "saturn",
  "jupiter",
  "mars",
  "sun",
  "venus",
  "mercury",
  "moon",
];

/**
 * The lord of a face (decan): the Chaldean order from Mars at 0° Aries, five times round and Mars again.
 *
 * @param longitudeDeg ecliptic longitude in degrees of any turn
 */
export function faceLordAt(longitudeDeg: number): Classical {
  const face = Math.floor((((longitudeDeg % 360) + 360) % 360) / 10) % 36;
  return CHALDEAN_ORDER[(face + CHALDEAN_ORDER.indexOf("mars")) % 7]!;
}
