/** Finding what was dreamt by words of both languages. */
import { countCharacter } from "../names/strokes.ts";
import type { DreamsAnswer } from "./answer.ts";
import { dreamEntries, type DreamEntry } from "./entries.ts";

const SHOWN = 4;
const FORMS = { strokeStandard: "kangxi", numerals: "written", doubtfulForms: "asTyped" } as const;
/** Words that say nothing of an image. */
const EMPTY: ReadonlySet<string> = new Set(
  "a an the i my me in on of at to was were is am be it its and with from by into that this had have dream dreamt dreamed about saw see seeing some his her their your".split(
    " ",
  ),
);

/** Looks up images, each a word or a sentence. */
export function lookUp(images: readonly string[], limit = SHOWN): DreamsAnswer {
  const found = images.map((image) => ({
    image,
    entries: search(image)
      .slice(0, limit)
      .map(({ id, theme, luck, keys }) => ({
        id,
        native: keys.zh[0]!,
        theme,
        luck,
        gist: { code: "gist" as const, with: { entry: id } },
      })),
  }));
  const counted = (luck: string) => found.filter(({ entries }) => entries[0]?.luck === luck).length;
  return {
    images: found,
    lucky: counted("lucky"),
    unlucky: counted("unlucky"),
    told: { code: "told" },
  };
}

/** Entries that an image names, those of the longest key first. */
function search(image: string): readonly DreamEntry[] {
  const chinese = traditional(image.normalize("NFKC"));
  const words = image
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => word !== "" && !EMPTY.has(word))
    .map(stem);
  const scored = [...dreamEntries().values()].flatMap((entry) => {
    const points = Math.max(
      ...entry.keys.zh.map((key) => chinesePoints(key, chinese)),
      ...entry.keys.en.map((key) => englishPoints(key, words)),
    );
    return points > 0 ? [{ entry, points }] : [];
  });
  return scored.toSorted((a, b) => b.points - a.points).map(({ entry }) => entry);
}

const EXACT = 1000;

/** A key that stands in the text counts by its length; a text that stands in a key counts less. */
function chinesePoints(key: string, text: string): number {
  if (key === text) return EXACT;
  if (text.includes(key)) return 100 + 10 * key.length;
  const isHan = /^\p{Script=Han}+$/u.test(text);
  return isHan && key.includes(text) ? 50 - key.length : 0;
}

/** All words of a key in the text count by their number; all words of the text in a key count less. */
function englishPoints(key: string, words: readonly string[]): number {
  if (words.length === 0) return 0;
  const own = key
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => !EMPTY.has(word))
    .map(stem);
  if (own.length === 0) return 0;
  const held = own.filter((word) => words.includes(word)).length;
  if (held === own.length) return own.length === words.length ? EXACT : 100 + 20 * held;
  return words.every((word) => own.includes(word)) ? 50 - own.length : 0;
}

/** Endings that English adds: teeth that fall, are falling, fell out. */
function stem(word: string): string {
  const known = IRREGULAR[word];
  if (known) return known;
  return word
    .replace(/'s$/, "")
    .replace(/ies$/, "y")
    .replace(/(s|x|ch|sh)es$/, "$1")
    .replace(/([^s])s$/, "$1")
    .replace(/([^ls\W])\1ing$/, "$1")
    .replace(/([a-z]{3})ing$/, "$1")
    .replace(/([a-z]{3})ed$/, "$1")
    .replace(/e$/, "");
}

const IRREGULAR: Readonly<Record<string, string>> = {
  tooth: "teeth",
  teeth: "teeth",
  fell: "fall",
  fallen: "fall",
  flew: "fly",
  flown: "fly",
  bit: "bit",
  bitten: "bit",
  biting: "bit",
  bites: "bit",
  bite: "bit",
  lost: "los",
  losing: "los",
  lose: "los",
  broke: "broken",
  mice: "mous",
  feet: "foot",
  children: "child",
  men: "man",
  women: "woman",
  leaves: "leaf",
  knives: "knif",
  wolves: "wolf",
};

/** Simplified characters that stand for one traditional form are read as that. */
function traditional(text: string): string {
  return [...text].map((letter) => countCharacter(letter, "given", FORMS)?.form ?? letter).join("");
}
