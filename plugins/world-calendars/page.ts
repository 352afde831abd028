/** A calendar page as prose: what the day is, what the reckoning is, how far it goes. */
import { sayIn, type Brief, type Lang, type Text } from "#old";

const OUTLINE = {
  en: ["The date", "The reckoning", "Its limit"],
  "zh-Hant": ["日期", "算法", "限度"],
} as const;

/**
 * Writes a page.
 *
 * @param paragraphs the date, the reckoning, the limit; each of one or more sentences
 */
export function writePage(
  lang: Lang,
  facts: Brief["facts"],
  ...paragraphs: readonly (readonly Text[])[]
): Brief {
  const say = sayIn(lang);
  const joined = paragraphs.map((texts) => texts.map(say).join(lang === "en" ? " " : ""));
  return { facts, outline: OUTLINE[lang], plain: joined.join("\n\n") };
}
