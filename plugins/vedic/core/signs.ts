/** The twelve signs of the sidereal zodiac, whole signs of thirty degrees. */
import {
  SIGN_IDS,
  ZODIAC_SIGNS,
  type SignElement as Element,
  type SignId,
  type ZodiacSign,
} from "#sky";

export { SIGN_IDS, type Element, type SignId };
export type Modality = "movable" | "fixed" | "dual";

/** A sign by index: 0 is Aries. */
export interface Sign extends ZodiacSign {
  readonly sanskrit: string;
  readonly modality: Modality;
}

const MODALITIES = ["movable", "fixed", "dual"] as const;
const SANSKRIT = [
  "Mesha",
  "Vrishabha",
  "Mithuna",
  "Karka",
  "Simha",
  "Kanya",
  "Tula",
  "Vrishchika",
  "Dhanus",
  "Makara",
  "Kumbha",
  "Mina",
] as const;

/** Index 0 is Aries. */
export const SIGNS: readonly Sign[] = ZODIAC_SIGNS.map(({ id, name, element }, index) => ({
  id,
  name,
  sanskrit: SANSKRIT[index]!,
  element,
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
