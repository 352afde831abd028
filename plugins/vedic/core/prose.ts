/** A few words of grammar for readings in both languages. */
import type { Lang, Text } from "#old";

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

/** A list of phrases that hold an "and" themselves: "a and b, as well as c and d". */
export function listPhrases(texts: readonly Text[]): Text {
  const last = texts.at(-1);
  if (texts.length < 2 || !last) return last ?? { en: "", zhHant: "" };
  const first = texts.slice(0, -1);
  return {
    en: `${first.map(({ en }) => en).join(", ")}, as well as ${last.en}`,
    zhHant: `${first.map(({ zhHant }) => zhHant).join("、")}，以及${last.zhHant}`,
  };
}

/** The first letter made a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Sentences put together: English with spaces, Chinese without. */
export function paragraph(texts: readonly (Text | null | undefined)[], lang: Lang): string {
  const kept = texts.filter((text): text is Text => Boolean(text));
  return kept.map((text) => say(text, lang)).join(lang === "en" ? " " : "");
}

/** Paragraphs with an empty line between; empty ones are dropped. */
export function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== "").join("\n\n");
}

const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
] as const;
const ZH_NUMBERS = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"];

/** A house in words, from 1: "the tenth house", 第十宮. */
export function houseName(house: number): Text {
  return { en: `the ${ORDINALS[house - 1]} house`, zhHant: `第${ZH_NUMBERS[house - 1]}宮` };
}
