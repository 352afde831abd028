/** Which language an answer is given in: the one asked for, or the nearest there is. */
import type { Lang } from "./words.ts";

/** The language that stands in where another is not there; every art has it. */
export const FALLBACK: Lang = "en";
/** Made from Traditional Chinese where an art has no file of its own for it. */
export const SIMPLIFIED: Lang = "zh-Hans";
export const TRADITIONAL: Lang = "zh-Hant";

/** Languages that are written in Chinese characters, alone or beside others. */
const HAN: ReadonlySet<string> = new Set(["zh", "ja", "yue", "lzh"]);

/** A language asked for, and the one that was given. */
export interface Given {
  readonly requested?: Lang;
  readonly given: Lang;
}

/** Whether two tags are of one language, whatever their scripts and regions. */
export function isSameLanguage(one: Lang, other: Lang): boolean {
  return languageOf(one) === languageOf(other);
}

/** Whether who reads a language reads Chinese characters, so that a name in them needs no other beside it. */
export function readsHan(tag: Lang): boolean {
  return HAN.has(languageOf(tag) ?? "");
}

/** The words written for a language: its own, those of another script of it, or those of {@link FALLBACK}. */
export function wordsFor<T>(words: { readonly en: T; readonly [tag: Lang]: T }, tag: Lang): T {
  const near = Object.keys(words).find((one) => isSameLanguage(one, tag)) ?? FALLBACK;
  return words[tag] ?? words[near]!;
}

/** The languages that can be asked for, where those of `files` have been written. */
export function offeredOf(files: readonly Lang[]): readonly Lang[] {
  const canSimplify = files.includes(TRADITIONAL) && !files.includes(SIMPLIFIED);
  return canSimplify ? [...files, SIMPLIFIED] : files;
}

/** A tag as it is written by convention (`zh-hant` → `zh-Hant`), or undefined for what is no language tag. */
export function canonicalTag(tag: string): Lang | undefined {
  try {
    return new Intl.Locale(tag).baseName;
  } catch {
    return undefined;
  }
}

function languageOf(tag: Lang): string | undefined {
  const canonical = canonicalTag(tag);
  return canonical === undefined ? undefined : new Intl.Locale(canonical).language;
}

/**
 * Chooses among the languages on offer. Chinese goes by its script: `zh`, `zh-TW`, `zh-HK` and `zh-MO` are
 * Traditional, `zh-CN`, `zh-SG` and `zh-MY` Simplified.
 */
export function chooseLanguage(requested: string | undefined, offered: readonly Lang[]): Given {
  if (requested === undefined) return { given: FALLBACK };
  const match = matchLanguage(requested, offered);
  return { requested, given: match ?? FALLBACK };
}

/** The offered language that a tag asks for, or undefined where none is near. */
export function matchLanguage(tag: string, offered: readonly Lang[]): Lang | undefined {
  const canonical = canonicalTag(tag);
  if (canonical === undefined) return undefined;
  if (offered.includes(canonical)) return canonical;
  const locale = new Intl.Locale(canonical);
  if (locale.language === "zh") {
    const script = locale.script ?? (locale.region ? locale.maximize().script : "Hant");
    const wanted = `zh-${script}`;
    return offered.includes(wanted) ? wanted : undefined;
  }
  const bare = offered.find((one) => one === locale.language);
  return bare ?? offered.find((one) => new Intl.Locale(one).language === locale.language);
}

/**
 * The most wanted language of an `Accept-Language` header that is on offer, or undefined.
 *
 * @param header as sent; a malformed part is passed over
 */
export function acceptedLanguage(
  header: string | null,
  offered: readonly Lang[],
): Lang | undefined {
  const wanted = (header ?? "")
    .split(",")
    .slice(0, 20)
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const weight = parameters.map((one) => /^\s*q=([\d.]+)/.exec(one)?.[1]).find(Boolean);
      return { tag, weight: Number(weight ?? 1) };
    });
  wanted.sort((a, b) => b.weight - a.weight);
  for (const { tag, weight } of wanted) {
    const match = weight > 0 && tag !== "*" ? matchLanguage(tag, offered) : undefined;
    if (match) return match;
  }
  return undefined;
}
