/**
 * Letters of Arabic names with their values and elements.
 *
 * @source eastern and western abjad: encyclopaedic tables of abjad numerals; elements: letters of the
 * abjad in turn to fire, earth, air and water, as in al-Buni. 28 letters, sum of the values 5,995.
 */
export const ELEMENTS = ["fire", "earth", "air", "water"] as const;
export type Element = (typeof ELEMENTS)[number];

export type Abjad = "mashriqi" | "maghribi";
export type TaMarbuta = "ha" | "ta";

const ORDER = [..."ابجدهوزحطيكلمنسعفصقرشتثخذضظغ"];
const VALUES = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 200, 300, 400, 500, 600, 700,
  800, 900, 1000,
];
const WESTERN: Readonly<Record<string, number>> = { ص: 60, ض: 90, س: 300, ظ: 800, غ: 900, ش: 1000 };

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
  abjad: Abjad,
  taMarbuta: TaMarbuta,
): { readonly letters: readonly Letter[]; readonly foreign: readonly string[] } {
  const letters: Letter[] = [];
  const foreign: string[] = [];
  for (const sign of text.normalize("NFC")) {
    if (/[\p{M}\p{Z}\p{Cf}\u0640'’-]/u.test(sign)) continue;
    const counted = sign === "ة" ? (taMarbuta === "ha" ? "ه" : "ت") : (AS[sign] ?? sign);
    const index = ORDER.indexOf(counted);
    if (index < 0) {
      foreign.push(sign);
      continue;
    }
    const value = (abjad === "maghribi" ? WESTERN[counted] : undefined) ?? VALUES[index]!;
    letters.push({ letter: sign, value, element: ELEMENTS[index % 4]! });
  }
  return { letters, foreign };
}

/** Remainder of casting out, with the divisor itself in place of 0. */
export function castOut(total: number, divisor: number): number {
  return total % divisor === 0 ? divisor : total % divisor;
}
