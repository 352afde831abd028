/** The two languages of every page: which one a request wants, and how a reader changes it. */

export const LANGS = ["en", "zh-Hant"] as const;
export type Lang = (typeof LANGS)[number];

/** The same words in every language; a missing one does not compile. */
export type Words<T> = Readonly<Record<Lang, T>>;

/** What each language calls itself. */
export const LANG_NAMES: Words<string> = { en: "English", "zh-Hant": "繁體中文" };

const COOKIE = "lang";
const YEAR_SECONDS = 31_536_000;

/** The language of a request: `?lang=` of its address, then the cookie, then `Accept-Language`, then English. */
export function readLang(request: Request): Lang {
  const asked = new URL(request.url).searchParams.get("lang");
  if (isLang(asked)) return asked;
  const kept = /(?:^|; *)lang=([\w-]+)/.exec(request.headers.get("cookie") ?? "")?.[1];
  if (isLang(kept)) return kept;
  return preferred(request.headers.get("accept-language") ?? "");
}

/** The `Set-Cookie` header that keeps a language chosen by `?lang=`; null when none was chosen. */
export function keepLang(request: Request): string | null {
  const { protocol, searchParams } = new URL(request.url);
  const asked = searchParams.get("lang");
  if (!isLang(asked)) return null;
  const secure = protocol === "https:" ? "; Secure" : "";
  return `${COOKIE}=${asked}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/** The address of the same page in another language, as a path of this host. */
export function pathInLang(path: string, lang: Lang): string {
  const url = new URL(path, "http://localhost");
  url.searchParams.set("lang", lang);
  return url.pathname + url.search;
}

/** The most wanted language of the header that is known here; any Chinese counts as Traditional Chinese. */
function preferred(header: string): Lang {
  const wanted = header.split(",").map((part) => {
    const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
    const weight = parameters.map((one) => /^\s*q=([\d.]+)/.exec(one)?.[1]).find(Boolean);
    return { tag, weight: Number(weight ?? 1) };
  });
  wanted.sort((a, b) => b.weight - a.weight);
  const first = wanted.find(({ tag, weight }) => weight > 0 && /^(en|zh)\b/.test(tag));
  return first?.tag.startsWith("zh") ? "zh-Hant" : "en";
}

function isLang(text: string | null | undefined): text is Lang {
  return (LANGS as readonly (string | null | undefined)[]).includes(text);
}
