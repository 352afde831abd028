/** The two languages of a page: that of the arts, and that of the site's own words. */
import {
  FALLBACK,
  loadSimplifier,
  SIMPLIFIED,
  TRADITIONAL,
  wordsIn,
  type Lang,
  type WordsSource,
} from "../../speech/mod.ts";
import { attributes, type Html } from "../../ui/mod.ts";
import type { SiteWords } from "./words/en.ts";

/** What a page is written in. */
export interface SiteVoice {
  /** The language that is asked of the arts. */
  readonly asked: Lang;
  /** The language of the site's own words: another one where there is no file for the one asked. */
  readonly lang: Lang;
  readonly words: SiteWords;
}

const SOURCE = wordsIn<SiteWords>(import.meta);
const voices = new Map<Lang, Promise<SiteVoice>>();

/** The voice of pages in a language; made once, for each of the languages that the catalogue offers. */
export function siteVoice(asked: Lang): Promise<SiteVoice> {
  let voice = voices.get(asked);
  if (!voice) voices.set(asked, (voice = makeVoice(asked)));
  return voice;
}

async function makeVoice(asked: Lang): Promise<SiteVoice> {
  return { asked, ...(await loadFor(SOURCE, asked)) };
}

/** Words of the site in the language of a page, and the language they are in. */
export async function loadFor<W>(
  source: WordsSource<W>,
  asked: Lang,
): Promise<{ readonly lang: Lang; readonly words: W }> {
  const files = source.languages();
  if (asked === SIMPLIFIED && !files.includes(SIMPLIFIED)) {
    const words = convert(await source.load(TRADITIONAL), await loadSimplifier());
    return { lang: SIMPLIFIED, words };
  }
  const lang = files.includes(asked) ? asked : FALLBACK;
  return { lang, words: await source.load(lang) };
}

/** The same words with every text converted, those that sentences make included. */
export function convert<T>(words: T, finish: (text: string) => string): T {
  if (typeof words === "string") return finish(words) as T;
  if (typeof words === "function") {
    return ((...given: unknown[]) => convert(words(...given) as unknown, finish)) as T;
  }
  if (Array.isArray(words)) return words.map((one) => convert(one as unknown, finish)) as T;
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, one]) => [key, convert(one as unknown, finish)]),
  ) as T;
}

/** Marks what is said in another language than the rest of the page. */
export function foreign({ lang }: SiteVoice, other: Lang): Html {
  return attributes({ lang: other === lang ? null : other });
}
