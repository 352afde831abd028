/**
 * Writes a name of Latin letters in Arabic ones, as newspapers and passports do: by sound, short vowels left out
 * inside a word, those at its ends and the long ones written. Spelling in Latin letters does not settle how a name
 * sounds, so the answer shows what was read, and a name in its own Arabic spelling goes before it.
 *
 * The table is ours, after the common habits of the Arabic press: ch as tsh, p as b, v as f, x as ks.
 */

const PAIRS: Readonly<Record<string, string>> = {
  sch: "ش",
  tch: "تش",
  sh: "ش",
  ch: "تش",
  kh: "خ",
  th: "ث",
  dh: "ذ",
  gh: "غ",
  ph: "ف",
  ck: "ك",
  qu: "كو",
  ee: "ي",
  ea: "ي",
  ie: "ي",
  oo: "و",
  ou: "و",
  ow: "و",
  au: "او",
  ai: "اي",
  ay: "اي",
  ei: "اي",
  ey: "ي",
};
const SINGLE: Readonly<Record<string, string>> = {
  a: "ا",
  b: "ب",
  c: "ك",
  d: "د",
  e: "",
  f: "ف",
  g: "ج",
  h: "ه",
  i: "ي",
  j: "ج",
  k: "ك",
  l: "ل",
  m: "م",
  n: "ن",
  o: "و",
  p: "ب",
  q: "ق",
  r: "ر",
  s: "س",
  t: "ت",
  u: "و",
  v: "ف",
  w: "و",
  x: "كس",
  y: "ي",
  z: "ز",
  ß: "س",
  ø: "و",
  æ: "ا",
  œ: "و",
  ł: "ل",
  đ: "د",
  ð: "ذ",
  þ: "ث",
  ı: "ي",
};
const WORD = /[\p{Script=Latin}\p{M}]+/gu;
const SIGN = /sch|tch|sh|ch|kh|th|dh|gh|ph|ck|qu|ee|ea|ie|oo|ou|ow|au|ai|ay|ei|ey|./gu;

/** Whether a name is written in Latin letters. */
export function isLatin(name: string): boolean {
  return /\p{Script=Latin}/u.test(name);
}

/** Writes the Latin words of a name in Arabic letters; other signs stay as they are. */
export function toArabic(name: string): string {
  return name.replace(WORD, (word) => wordToArabic(word.normalize("NFD").replace(/\p{M}/gu, "")));
}

function wordToArabic(word: string): string {
  const lower = word.toLowerCase();
  const signs = lower.match(SIGN) ?? [];
  return signs
    .map((sign, index) => {
      if (sign.length > 1) return PAIRS[sign]!;
      const next = signs[index + 1]?.[0] ?? "";
      if (sign === signs[index - 1]) return "";
      if (sign === "c" && /[eiy]/.test(next)) return "س";
      if (sign === "e") return index === 0 ? "ا" : "";
      if (index === 0 && sign === "i" && !/[aeiou]/.test(next)) return "ا";
      if (index === 0 && /[iou]/.test(sign)) return `ا${SINGLE[sign]!}`;
      return SINGLE[sign] ?? sign;
    })
    .join("");
}
