/** The twelve signs of the sidereal zodiac, whole signs of thirty degrees. */
import type { Text } from "#sdk";

export const SIGN_IDS = [
  "aries",
  "taurus",
  "gemini",
  "cancer",
  "leo",
  "virgo",
  "libra",
  "scorpio",
  "sagittarius",
  "capricorn",
  "aquarius",
  "pisces",
] as const;
export type SignId = (typeof SIGN_IDS)[number];

export type Element = "fire" | "earth" | "air" | "water";
export type Modality = "movable" | "fixed" | "dual";

/** A sign by index: 0 is Aries. */
export interface Sign {
  readonly id: SignId;
  readonly name: Text;
  readonly sanskrit: string;
  readonly element: Element;
  readonly modality: Modality;
}

const ELEMENTS = ["fire", "earth", "air", "water"] as const;
const MODALITIES = ["movable", "fixed", "dual"] as const;

const NAMES: readonly (readonly [string, string, string])[] = [
  ["Aries", "牡羊座", "Mesha"],
  ["Taurus", "金牛座", "Vrishabha"],
  ["Gemini", "雙子座", "Mithuna"],
  ["Cancer", "巨蟹座", "Karka"],
  ["Leo", "獅子座", "Simha"],
  ["Virgo", "處女座", "Kanya"],
  ["Libra", "天秤座", "Tula"],
  ["Scorpio", "天蠍座", "Vrishchika"],
  ["Sagittarius", "射手座", "Dhanus"],
  ["Capricorn", "摩羯座", "Makara"],
  ["Aquarius", "水瓶座", "Kumbha"],
  ["Pisces", "雙魚座", "Mina"],
];

/** Index 0 is Aries. */
export const SIGNS: readonly Sign[] = NAMES.map(([en, zhHant, sanskrit], index) => ({
  id: SIGN_IDS[index]!,
  name: { en, zhHant },
  sanskrit,
  element: ELEMENTS[index % 4]!,
  modality: MODALITIES[index % 3]!,
}));

/** Index of the sign that holds a longitude: 0 is Aries. */
export function signIndexOf(longitudeDeg: number): number {
  return Math.floor(longitudeDeg / 30) % 12;
}

/** Whether a sign is odd (Aries, Gemini …), that is masculine. */
export function isOddSign(index: number): boolean {
  return index % 2 === 0;
}

/** Counts signs inclusively, as the books do: the sign itself is 1, its opposite 7. */
export function countSigns(from: number, to: number): number {
  return ((((to - from) % 12) + 12) % 12) + 1;
}

/** The sign reached by counting inclusively. */
export function signAt(from: number, count: number): number {
  return (((from + count - 1) % 12) + 12) % 12;
}
