/** The language of a page: which one a request wants, and how a reader changes it. */
import {
  acceptedLanguage,
  FALLBACK,
  matchLanguage,
  SIMPLIFIED,
  wordsFor,
  type Lang as Tag,
} from "../speech/mod.ts";

export { wordsFor };

/** A BCP 47 language tag. */
export type { Tag };

/** The languages in which the pages of this house are written. */
export const LANGS = ["en", "zh-Hant", "ja"] as const;
export type Lang = (typeof LANGS)[number];

/** The same words in every language of {@link LANGS}; a missing one does not compile. */
export type Words<T> = Readonly<Record<Lang, T>>;

/** What each language calls itself. */
export const LANG_NAMES: Words<string> = {
  en: langName("en"),
  "zh-Hant": langName("zh-Hant"),
  ja: langName("ja"),
};

const COOKIE = "lang";
const YEAR_SECONDS = 31_536_000;

/** What a language calls itself: `English`, `繁體中文`, `Français`. */
export function langName(tag: Tag): string {
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * The language of a request among those on offer: `?lang=` of its address, then the cookie, then
 * `Accept-Language`, then English.
 */
export function chooseLang(request: Request, offered: readonly Tag[]): Tag {
  const asked = new URL(request.url).searchParams.get("lang");
  const kept = /(?:^|; *)lang=([\w-]+)/.exec(request.headers.get("cookie") ?? "")?.[1];
  for (const tag of [asked, kept]) {
    const match = tag ? matchLanguage(tag, offered) : undefined;
    if (match) return match;
  }
  return acceptedLanguage(request.headers.get("accept-language"), offered) ?? FALLBACK;
}

const READABLE: readonly Tag[] = [...LANGS, SIMPLIFIED];

/** {@link chooseLang} among the languages of this house; who reads Simplified Chinese reads Traditional. */
export function readLang(request: Request): Lang {
  const tag = chooseLang(request, READABLE);
  return tag === SIMPLIFIED ? "zh-Hant" : (tag as Lang);
}

/**
 * The `Set-Cookie` header that keeps a language chosen by `?lang=`; null when none on offer was chosen.
 *
 * @param offered languages of the page; default those of this house
 */
export function keepLang(request: Request, offered: readonly Tag[] = READABLE): string | null {
  const { protocol, searchParams } = new URL(request.url);
  const asked = matchLanguage(searchParams.get("lang") ?? "", offered);
  if (asked === undefined) return null;
  const secure = protocol === "https:" ? "; Secure" : "";
  return `${COOKIE}=${asked}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * The path of an address with what its page reads of the query, each once: what else anybody writes there is
 * not repeated in the links of the page.
 */
export function pathWith({ pathname, searchParams }: URL, names: readonly string[] = []): string {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** The address of the same page in another language, as a path of this host. */
export function pathInLang(path: string, lang: Tag): string {
  const url = new URL(path, "http://localhost");
  url.searchParams.set("lang", lang);
  return url.pathname + url.search;
}
