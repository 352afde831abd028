/** What the rules of marriage read off the Moon of one person. */
import { elementOf } from "#lore";
import { vocabulary, type IdOf } from "#sdk";
import { SIGN_LORDS } from "../core/grahas.ts";
import { nakshatraIndexOf, padaOf } from "../core/lunar_mansions.ts";
import { NAKSHATRAS } from "../core/nakshatras.ts";
import { signIdAt, signIndexOf } from "../core/signs.ts";

/** Classes of the signs, from the lowest to the highest. */
export const VARNA = vocabulary("varna", {
  shudra: { native: "शूद्र" },
  vaishya: { native: "वैश्य" },
  kshatriya: { native: "क्षत्रिय" },
  brahmin: { native: "ब्राह्मण" },
});
export type Varna = IdOf<typeof VARNA>;

const VARNA_OF_ELEMENT = {
  water: "brahmin",
  fire: "kshatriya",
  earth: "vaishya",
  air: "shudra",
} as const satisfies Record<string, Varna>;

/** Kinds of sign, by which one yields to another. */
export const SIGN_KIND = vocabulary("signKind", ["quadruped", "human", "water", "wild", "insect"]);
export type SignKind = IdOf<typeof SIGN_KIND>;

/** Kinds from Aries on; Sagittarius and Capricorn change in their middle. */
const KINDS: readonly (SignKind | readonly [early: SignKind, late: SignKind])[] = [
  "quadruped",
  "quadruped",
  "human",
  "water",
  "wild",
  "human",
  "human",
  "insect",
  ["human", "quadruped"],
  ["quadruped", "water"],
  "human",
  "water",
];

/** Sidereal longitudes of the Moon within one pada at which its kind of sign changes, degrees. */
export const KIND_CHANGES_DEG = [255, 285] as const;

/**
 * What the tables look up of one Moon.
 *
 * @param moonDeg sidereal longitude, degrees in [0, 360)
 */
export function moonOf(moonDeg: number) {
  const index = nakshatraIndexOf(moonDeg);
  const signIndex = signIndexOf(moonDeg);
  const sign = signIdAt(signIndex);
  const kind = KINDS[signIndex]!;
  return {
    /** Of the nakshatra; 0 is Ashwini. */
    index,
    /** 0 is Aries. */
    signIndex,
    sign,
    pada: padaOf(moonDeg),
    star: NAKSHATRAS[index]!,
    lord: SIGN_LORDS[signIndex]!,
    varna: VARNA_OF_ELEMENT[elementOf(sign)],
    kind: typeof kind === "string" ? kind : kind[moonDeg % 30 >= 15 ? 1 : 0],
  };
}
export type MoonFacts = ReturnType<typeof moonOf>;
