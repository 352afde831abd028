/** Whether a text is written in a language, as far as its script tells, and what the language is called. */
import { SIMPLIFIED, TRADITIONAL } from "./language.ts";
import type { Lang } from "./words.ts";

let names: Intl.DisplayNames | undefined;

/** A language by its English name, for those who are asked to write in it. */
export function englishNameOf(lang: Lang): string {
  names ??= new Intl.DisplayNames("en", { type: "language" });
  const name = names.of(lang) ?? lang;
  return lang === TRADITIONAL ? `${name} as written in Taiwan` : name;
}

/** Frequent characters that only one of the two ways to write Chinese has, pair by pair. */
const ONLY_IN: Readonly<Record<Lang, RegExp>> = {
  [SIMPLIFIED]: /[这们为国说时个来对会过还进动发经样种应实现长问题开关机见点体无东书车马风云龙龟]/g,
  [TRADITIONAL]:
    /[這們為國說時個來對會過還進動發經樣種應實現長問題開關機見點體無東書車馬風雲龍龜]/g,
};

/** Characters of the other way to write Chinese that a text may hold, as a share of its characters. */
const MAX_OTHER = 0.03;

/** How much of a text must be in the script of its language; names in other scripts are no fault. */
const MIN_SHARE: Readonly<Record<string, readonly [script: RegExp, share: number]>> = {
  Latn: [/\p{Script=Latin}/gu, 0.7],
  Hant: [/\p{Script=Han}/gu, 0.5],
  Hans: [/\p{Script=Han}/gu, 0.5],
  Jpan: [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.2],
  Kore: [/\p{Script=Hangul}/gu, 0.5],
  Cyrl: [/\p{Script=Cyrillic}/gu, 0.5],
  Arab: [/\p{Script=Arabic}/gu, 0.5],
  Deva: [/\p{Script=Devanagari}/gu, 0.5],
  Thai: [/\p{Script=Thai}/gu, 0.5],
};

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Whether a text is mostly in the script of a language; true for scripts that are not known here. */
export function isWrittenIn(lang: Lang, text: string): boolean {
  const script = new Intl.Locale(lang).maximize().script ?? "";
  const [pattern, least] = MIN_SHARE[script] ?? [];
  if (!pattern || !least) return true;
  const own = count(text, pattern);
  if (own / Math.max(1, count(text, /\p{L}/gu)) < least) return false;
  const other = { Hant: SIMPLIFIED, Hans: TRADITIONAL }[script];
  return other === undefined || count(text, ONLY_IN[other]!) / Math.max(1, own) < MAX_OTHER;
}
