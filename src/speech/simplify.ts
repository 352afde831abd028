/** Traditional into Simplified Chinese by OpenCC's tables, with our own exceptions. */

/**
 * Words that the tables turn wrongly in the texts of these arts: Traditional → Simplified; longer ones go
 * first. 乾 is the trigram wherever it does not mean dry, and 鍾 the surname of 鍾馗.
 */
const EXCEPTIONS: readonly (readonly [string, string])[] = [
  ["乾", "乾"],
  ...[
    "乾淨 乾燥 乾枯 乾旱 乾脆 乾涸 乾爽 乾果 乾糧 乾渴 乾癟 乾草 乾杯 乾冷 乾熱 乾瘦 乾柴 乾咳 乾燥",
    "晾乾 風乾 擦乾 枯乾 陰乾 曬乾 餅乾 烘乾 吹乾 榨乾 抽乾 流乾 燒乾 熬乾 瀝乾 乾了 未乾 不乾",
  ].flatMap((line) => line.split(" ").map((word) => [word, dry(word)] as const)),
  ["鍾馗", "钟馗"],
  ["甚麼", "什么"],
];

/** A word in which 乾 means dry, in Simplified Chinese. */
function dry(word: string): string {
  const plain: Readonly<Record<string, string>> = {
    乾: "干",
    淨: "净",
    癟: "瘪",
    熱: "热",
    糧: "粮",
    風: "风",
    陰: "阴",
    曬: "晒",
    餅: "饼",
    燒: "烧",
    瀝: "沥",
  };
  return [...word].map((letter) => plain[letter] ?? letter).join("");
}

const SIMPLIFIED_OF = new Map(EXCEPTIONS);
const EXCEPTION = new RegExp(
  [...SIMPLIFIED_OF.keys()].sort((a, b) => b.length - a.length).join("|"),
  "g",
);

let simplifier: ((text: string) => string) | undefined;

/** Makes the converter; its tables are read when Simplified Chinese is first asked for. */
export async function loadSimplifier(): Promise<(text: string) => string> {
  if (!simplifier) {
    const { ConverterFactory, Locale } = await import("opencc-js/t2cn");
    const convert = ConverterFactory(Locale.from["tw"]!, Locale.to["cn"]!);
    simplifier = (text) => aroundExceptions(text, convert);
  }
  return simplifier;
}

function aroundExceptions(text: string, convert: (part: string) => string): string {
  let made = "";
  let from = 0;
  for (const match of text.matchAll(EXCEPTION)) {
    made += convert(text.slice(from, match.index)) + SIMPLIFIED_OF.get(match[0])!;
    from = match.index + match[0].length;
  }
  return made + convert(text.slice(from));
}

/** Texts of a caller that are kept at most. */
const MAX_KEPT = 40;
/** What stands about a single letter that is quoted. */
const QUOTES = ["「」", "『』", "“”", "‘’", '""', "''", "《》"];

/**
 * A converter that leaves the texts of a caller as they were written, wherever they are repeated: our words are
 * converted and nobody else's. A single letter is theirs where it stands in quotes.
 */
export function keepingTexts(
  convert: (text: string) => string,
  texts: readonly string[],
): (text: string) => string {
  const own = [...new Set(texts)].filter((text) => convert(text) !== text).slice(0, MAX_KEPT);
  const shapes = own
    .flatMap((text) => [text, escapeMarkup(text)])
    .flatMap((text) => ([...text].length > 1 ? [text] : QUOTES.map(([a, b]) => a + text + b)));
  if (shapes.length === 0) return convert;
  const longestFirst = [...new Set(shapes)].sort((a, b) => b.length - a.length);
  const theirs = new RegExp(`(${longestFirst.map((text) => RegExp.escape(text)).join("|")})`);
  return (text) =>
    text
      .split(theirs)
      .map((part, index) => (index % 2 === 1 ? part : convert(part)))
      .join("");
}

/** As a picture writes it. */
function escapeMarkup(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Every text inside a value, the names of fields left aside. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
