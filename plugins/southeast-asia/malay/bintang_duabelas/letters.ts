/**
 * Names in Jawi letters and their sums.
 *
 * @source the abjad of the east, with the Malay letters at the value of their parents, and the second and later alif of a
 *   name passed over: kinastro, bintang_duabelas (github.com/kentang2017/kinastro), after an Acehnese Taj
 *   al-Muluk; its tests give 661 for عثمان and 1090 for ڤڽڠ. The spelling of Latin names is ours, by the habits of Jawi
 */

const ALPHABET = [..."ابجدهوزحطيكلمنسعفصقرشتثخذضظغ"];
const valueAt = (place: number): number => 10 ** Math.floor(place / 9) * ((place % 9) + 1);

/** Letters that count as others. */
const AS: Readonly<Record<string, string>> = {
  آ: "ا",
  أ: "ا",
  إ: "ا",
  ٱ: "ا",
  ء: "ا",
  ؤ: "و",
  ۏ: "و",
  ئ: "ي",
  ى: "ي",
  ی: "ي",
  ڽ: "ي",
  ة: "ه",
  ک: "ك",
  چ: "ج",
  ڠ: "غ",
  ݢ: "ق",
  ڬ: "ق",
  ڤ: "ف",
};

/** Well-known names as Malays spell them. */
const KNOWN: Readonly<Record<string, string>> = {
  abdullah: "عبدالله",
  abdul: "عبدال",
  ahmad: "احمد",
  aisyah: "عائشه",
  ali: "علي",
  aminah: "امينه",
  fatimah: "فاطمه",
  hasan: "حسن",
  husin: "حسين",
  hussein: "حسين",
  ibrahim: "ابراهيم",
  ismail: "اسماعيل",
  khadijah: "خديجه",
  mohamad: "محمد",
  mohd: "محمد",
  muhammad: "محمد",
  maryam: "مريم",
  siti: "سيتي",
  umar: "عمر",
  uthman: "عثمان",
  yusuf: "يوسف",
  zainab: "زينب",
};

const PAIRS: Readonly<Record<string, string>> = {
  ng: "ڠ",
  ny: "ڽ",
  sy: "ش",
  sh: "ش",
  kh: "خ",
  gh: "غ",
  ch: "چ",
  ph: "ف",
  th: "ث",
  dh: "ض",
  dz: "ذ",
  zh: "ظ",
};
const SINGLE: Readonly<Record<string, string>> = {
  a: "ا",
  b: "ب",
  c: "چ",
  d: "د",
  e: "",
  f: "ف",
  g: "ݢ",
  h: "ه",
  i: "ي",
  j: "ج",
  k: "ك",
  l: "ل",
  m: "م",
  n: "ن",
  o: "و",
  p: "ڤ",
  q: "ق",
  r: "ر",
  s: "س",
  t: "ت",
  u: "و",
  v: "ۏ",
  w: "و",
  x: "كس",
  y: "ي",
  z: "ز",
};
/** Vowels at the head of a word lean on an alif. */
const HEAD: Readonly<Record<string, string>> = { e: "ا", i: "اي", o: "او", u: "او" };

/** Whether a name holds Latin letters. */
export const isLatin = (name: string): boolean => /\p{Script=Latin}/u.test(name);

/** Writes the Latin words of a name in Jawi; other signs stay as they are. */
export function toJawi(name: string): string {
  return name.replace(/[\p{Script=Latin}\p{M}]+/gu, (word) => {
    const plain = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    if (Object.hasOwn(KNOWN, plain)) return KNOWN[plain]!;
    const signs = plain.match(/n[gy]|s[yh]|[kgcptdz]h|dz|./gu) ?? [];
    return signs
      .map((sign, i) => (i === 0 && HEAD[sign]) || (PAIRS[sign] ?? SINGLE[sign] ?? sign))
      .join("");
  });
}

/** A letter of a name; one that is passed over counts 0. */
export interface Letter {
  readonly letter: string;
  readonly value: number;
}

/** Reads the letters of a name, and the first sign that is none; marks, spaces and strokes do not count. */
export function readLetters(
  name: string,
  alif: "first" | "every",
): { readonly letters: readonly Letter[]; readonly foreign: string | null } {
  const letters: Letter[] = [];
  let alifs = 0;
  for (const sign of name.normalize("NFC")) {
    if (/[\p{M}\p{Z}\p{Cf}\u0640'’.-]/u.test(sign)) continue;
    const plain = AS[sign] ?? sign;
    const place = ALPHABET.indexOf(plain);
    if (place < 0) return { letters, foreign: sign };
    if (plain === "ا") alifs += 1;
    const passed = plain === "ا" && alifs > 1 && alif === "first";
    letters.push({ letter: sign, value: passed ? 0 : valueAt(place) });
  }
  return { letters, foreign: null };
}
