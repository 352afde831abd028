/** The twelve signs of the sidereal zodiac, whole signs of thirty degrees. */
import { SIGN, type Sign } from "#lore";

/** The sign with an index: 0 is Aries. */
export function signIdAt(index: number): Sign {
  return SIGN.ids[index]!;
}

/** The sign that holds a longitude. */
export function signOfLongitude(longitudeDeg: number): Sign {
  return signIdAt(signIndexOf(longitudeDeg));
}

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
