/** The languages there are, and how code asks for their words. */
import type { Lang } from "../../ui/mod.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import type { Translation } from "./translation.ts";
import { zhHant } from "./zh_hant.ts";

/** Everything that is said, by section: one for each page, and for notices, reasons and postings. */
export type Words = Translation<typeof en>;

/** What errors say. */
export type ErrorWords = Words["errors"];

const LANGUAGES: Readonly<Record<Lang, Words>> = { en, "zh-Hant": zhHant, ja };

/** What a mail says everything in, one after the other: no language is known of a user. */
export const MAIL_LANGS = ["en", "zh-Hant"] as const satisfies readonly Lang[];

/** What is said to programs and in logs. */
export const FOR_PROGRAMS: Words = en;

/** The words of one language. */
export function wordsOf(lang: Lang): Words {
  return LANGUAGES[lang];
}

/** What a table of words says for a code that came from outside; undefined for one that it does not know. */
export function lookUp<Said>(
  table: Readonly<Record<string, Said>>,
  code: string | null,
): Said | undefined {
  return code !== null && Object.hasOwn(table, code) ? table[code] : undefined;
}
