/**
 * Letters of Arabic names with their values and elements.
 *
 * @source both abjads: al-Qalqashandi, Subh al-aʿsha, on the order of the letters, and the nines of the west
 * in Ibn Khaldun, al-Muqaddima. Elements: the letters of the abjad in turn, in the west by its own order
 * (Ibn Khaldun); fire, earth, air, water in popular manuals, fire, air, water, earth in Ibn Khaldun.
 */
import type { Element } from "#lore";

export type Abjad = "mashriqi" | "maghribi";
export type TaMarbuta = "ha" | "ta";
/** Which order the elements take the letters in. */
export type ElementOrder = "fireEarth" | "fireAir";

const ELEMENT_ORDERS: Readonly<Record<ElementOrder, readonly Element[]>> = {
  fireEarth: ["fire", "earth", "air", "water"],
  fireAir: ["fire", "air", "water", "earth"],
};

/** What a name is read by. */
export interface Reading {
  readonly abjad: Abjad;
  readonly taMarbuta: TaMarbuta;
  readonly elements: ElementOrder;
  /** Whether a hamza on waw or ya counts as its seat or as alif. */
  readonly hamza: "seat" | "alif";
}

const ORDERS: Readonly<Record<Abjad, readonly string[]>> = {
  mashriqi: [..."ابجدهوزحطيكلمنسعفصقرشتثخذضظغ"],
  maghribi: [..."ابجدهوزحطيكلمنصعفضقرستثخذظغش"],
};
const VALUES = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 200, 300, 400, 500, 600, 700,
  800, 900, 1000,
];

/** Letters that count as others: hamza carriers, alif maqsura, and the four Persian letters. */
const AS: Readonly<Record<string, string>> = {
  آ: "ا",
  أ: "ا",
  إ: "ا",
  ٱ: "ا",
  ء: "ا",
  ؤ: "و",
  ئ: "ي",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ہ: "ه",
  پ: "ب",
  چ: "ج",
  ژ: "ز",
  گ: "ك",
};

/** A letter of a name as it counts. */
export interface Letter {
  readonly letter: string;
  readonly value: number;
  readonly element: Element;
}

/**
 * Reads the letters of a name; marks, spaces and lengthening strokes do not count, a doubled letter
 * counts once.
 *
 * @returns the letters and every other sign that is no letter of the alphabet
 */
export function readLetters(
  text: string,
  { abjad, taMarbuta, elements, hamza }: Reading,
): { readonly letters: readonly Letter[]; readonly foreign: readonly string[] } {
  const letters: Letter[] = [];
  const foreign: string[] = [];
  for (const sign of text.normalize("NFC")) {
    if (/[\p{M}\p{Z}\p{Cf}\u0640'’-]/u.test(sign)) continue;
    const bare = hamza === "alif" && /[ؤئ]/u.test(sign) ? "ا" : (AS[sign] ?? sign);
    const counted = sign === "ة" ? (taMarbuta === "ha" ? "ه" : "ت") : bare;
    const index = ORDERS[abjad].indexOf(counted);
    if (index < 0) {
      foreign.push(sign);
      continue;
    }
    const element = ELEMENT_ORDERS[elements][index % 4]!;
    letters.push({ letter: sign, value: VALUES[index]!, element });
  }
  return { letters, foreign };
}

/** Remainder of casting out, with the divisor itself in place of 0. */
export function castOut(total: number, divisor: number): number {
  return total % divisor === 0 ? divisor : total % divisor;
}
