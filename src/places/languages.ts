/** What a language tag asks for in names. */
export interface Asked {
  /** The tag names are looked for under: the language, with its script for Chinese. */
  readonly tag: string;
  /** ISO 15924: names in this script whose language is not known may serve. */
  readonly script: string;
  /**
   * ISO 3166-1 alpha-2: the region that the tag names, or where the language is mostly spoken; "" for
   * languages of many countries.
   */
  readonly region: string;
}

/** Spoken in so many countries that the language alone says nothing of where a place is. */
const WIDESPREAD = new Set(["en", "es", "fr", "pt", "ar"]);

const known = new Map<string, Asked>();
/** Tags beyond this many are read anew each time. */
const MOST_KNOWN = 500;

/**
 * Reads a BCP 47 tag, such as `zh-Hant`, `pt-BR` or `ru`.
 *
 * @throws {RangeError} if it is not a well-formed tag
 */
export function readLanguage(tag: string): Asked {
  const before = known.get(tag);
  if (before !== undefined) return before;
  const locale = new Intl.Locale(tag);
  const { language, script = "Latn", region = "" } = locale.maximize();
  const asked = {
    tag: language === "zh" || language === "yue" ? `zh-${script}` : language,
    script,
    region: locale.region ?? (WIDESPREAD.has(language) ? "" : region),
  };
  if (known.size < MOST_KNOWN) known.set(tag, asked);
  return asked;
}

/** How well a name's tags answer a language: 3 that language, 2 its other script, 1 its letters, 0 not. */
export function languageFit(tags: readonly string[], { tag, script }: Asked): 0 | 1 | 2 | 3 {
  if (tags.includes(tag)) return 3;
  // Simplified characters are made of traditional ones without a doubt, not the other way.
  if (tag === "zh-Hans" && tags.includes("zh-Hant")) return 3;
  if (tag.startsWith("zh-") && tags.some((one) => one.startsWith("zh"))) return 2;
  if (tags.includes(`und-${script}`)) return 1;
  return 0;
}

/** Languages in Latin letters of which the index knows names; all others show by their letters. */
const LATIN_LANGUAGES = new Set("en de fr es pt it nl pl tr vi id".split(" "));

/** What each set of tags means for a language. */
export interface TagTable {
  /** `languageFit` of the set. */
  readonly fits: Uint8Array;
  /** 1 where a preferred name with these tags is one that a place is mainly known by. */
  readonly isMain: Uint8Array;
}

const tables = new WeakMap<readonly (readonly string[])[], Map<string, TagTable>>();

/**
 * Looks at all sets of tags for a language, once. A place is mainly known by its best name in another
 * script and by the one in the language asked, but not by those in other languages of the Latin letters:
 * Şanghay stands behind San Diego for who has typed "san" in English.
 */
export function tagTable(tagSets: readonly (readonly string[])[], asked: Asked): TagTable {
  const byTag = tables.get(tagSets) ?? new Map<string, TagTable>();
  tables.set(tagSets, byTag);
  const before = byTag.get(asked.tag);
  if (before !== undefined) return before;
  const table = {
    fits: Uint8Array.from(tagSets, (tags) => languageFit(tags, asked)),
    isMain: Uint8Array.from(tagSets, (tags) =>
      tags.includes(asked.tag) || !tags.every((tag) => LATIN_LANGUAGES.has(tag)) ? 1 : 0,
    ),
  };
  if (byTag.size < MOST_KNOWN) byTag.set(asked.tag, table);
  return table;
}

/** The tag to show with a name: the one asked for, else that its language is not known, else its own. */
export function shownTag(tags: readonly string[], { tag }: Asked): string {
  if (tags.includes(tag)) return tag;
  return tags.find((one) => one.startsWith("und")) ?? tags[0] ?? "und";
}

/**
 * The tag under which names are looked for when a caller asks for a language: English where it is none,
 * and traditional characters for Chinese without a script or region, as in texts.
 */
export function languageOfNames(requested: string | undefined): string {
  try {
    const tag = new Intl.Locale(requested ?? "en").baseName;
    return tag === "zh" ? "zh-Hant" : tag;
  } catch {
    return "en";
  }
}
