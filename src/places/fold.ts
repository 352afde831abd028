import { HAN_VARIANTS } from "./han_variants.ts";

/**
 * The form under which names are sorted and compared: lower case, without accents, spaces and punctuation,
 * one form for the variants of a Chinese, Arabic or kana character, Hangul by its letters. Each character
 * folds by itself, so the fold of a name's beginning is the beginning of its fold.
 *
 * @example fold("São Paulo") is "saopaulo"; fold("臺北") and fold("台北") are equal
 */
export function fold(text: string): string {
  const units: number[] = [];
  for (const char of text.normalize("NFC")) units.push(...foldCodePoint(char.codePointAt(0)!));
  return String.fromCharCode(...units);
}

/** Folds one code point of a text in NFC to the UTF-16 units it is compared as; none when it is left out. */
export function foldCodePoint(codePoint: number): readonly number[] {
  if (codePoint > LAST_OF_BASIC_PLANE) return compute(codePoint);
  folded ??= Array.from({ length: LAST_OF_BASIC_PLANE + 1 });
  return (folded[codePoint] ??= compute(codePoint));
}

/** Letters that Unicode does not take apart, and those that are written for one another. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th", ø: "o", đ: "d", ð: "d", ħ: "h", ı: "i", ł: "l" },
  ...{ ŧ: "t", ŋ: "n", ə: "a", ǝ: "a", ɔ: "o", ɛ: "e", ɖ: "d", ɓ: "b", ɗ: "d", ƙ: "k", ƴ: "y" },
  ...{ ς: "σ", ى: "ي", ی: "ي", ې: "ي", ے: "ي", ک: "ك", ڪ: "ك", ة: "ه", ہ: "ه", ھ: "ه", ە: "ه" },
  ...{ ٱ: "ا", ۆ: "و", ۇ: "و", ۋ: "و", ヶ: "ケ", ヵ: "カ" },
};
const LEFT_OUT =
  /[^\p{L}\p{N}\p{M}]|[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\ufe00-\ufe0f]/gu;
const HIRAGANA = /[\u3041-\u3096]/g;
const TO_KATAKANA = 0x60;

const LAST_OF_BASIC_PLANE = 0xffff;

let folded: (readonly number[] | undefined)[] | undefined;
let variants: ReadonlyMap<string, string> | null = null;

function compute(codePoint: number): readonly number[] {
  const plain = String.fromCodePoint(codePoint)
    .toLowerCase()
    .normalize("NFKD")
    .toLowerCase()
    .replace(LEFT_OUT, "")
    .replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + TO_KATAKANA));
  const text = [...plain].map((char) => hanVariants().get(char) ?? LETTERS[char] ?? char).join("");
  return Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
}

function hanVariants(): ReadonlyMap<string, string> {
  if (variants !== null) return variants;
  const pairs = new Map<string, string>();
  for (const line of HAN_VARIANTS)
    for (let at = 0; at < line.length; at += 2) pairs.set(line[at]!, line[at + 1]!);
  variants = pairs;
  return variants;
}

/** Writes a traditional Chinese name in simplified characters, each by itself. */
export function toSimplified(text: string): string {
  return [...text].map((char) => hanVariants().get(char) ?? char).join("");
}
