/** A few words of grammar for readings in both languages. */
import type { Lang, Text } from "#old";

/** "a square", "an opposition". */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}

/** Picks one language of a text. */
export function say(text: Text, lang: Lang): string {
  return lang === "en" ? text.en : text.zhHant;
}

/** "a", "a and b", "a, b and c". */
export function listEn(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** 「甲」、「甲與乙」、「甲、乙與丙」. */
export function listZh(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join("、")}與${items.at(-1)}`;
}

/** Both lists at once. */
export function listTexts(texts: readonly Text[]): Text {
  return {
    en: listEn(texts.map(({ en }) => en)),
    zhHant: listZh(texts.map(({ zhHant }) => zhHant)),
  };
}

/** Puts sentences together: English with spaces, Chinese without. */
export function sentences(texts: readonly (Text | null | undefined)[], lang: Lang): string {
  const kept = texts.filter((text): text is Text => Boolean(text));
  return kept.map((text) => say(text, lang)).join(lang === "en" ? " " : "");
}

/** Joins paragraphs and drops empty ones. */
export function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== "").join("\n\n");
}

/** The first letter made a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const COUNTS_EN = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const COUNTS_ZH = [
  "零",
  "一",
  "兩",
  "三",
  "四",
  "五",
  "六",
  "七",
  "八",
  "九",
  "十",
  "十一",
  "十二",
];

/** A small count in words: three, 三. */
export function countWord(count: number): Text {
  return {
    en: COUNTS_EN[count] ?? String(count),
    zhHant: COUNTS_ZH[count] ?? String(count),
  };
}
