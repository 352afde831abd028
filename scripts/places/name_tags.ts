import { readDictionary } from "./han_dictionaries.ts";

/**
 * Language tags (BCP 47) of a name by its letters alone. GeoNames' table gives names without languages,
 * so a script that many languages share stays `und-Latn`, `und-Cyrl`, `und-Arab` or `und-Deva` unless a
 * letter decides; Chinese characters are told apart by the character sets of the three writing systems.
 */
export function nameTags(name: string, country: string): readonly string[] {
  for (const { script, tags } of SCRIPTS) if (script.test(name)) return tags(name, country);
  return ["und-Latn"];
}

const SCRIPTS: readonly {
  readonly script: RegExp;
  readonly tags: (name: string, country: string) => readonly string[];
}[] = [
  { script: /[\p{sc=Hira}\p{sc=Kana}]/u, tags: () => ["ja"] },
  { script: /\p{sc=Han}/u, tags: hanTags },
  { script: /\p{sc=Hang}/u, tags: () => ["ko"] },
  { script: /\p{sc=Cyrl}/u, tags: (name) => [cyrillicTag(name)] },
  { script: /\p{sc=Arab}/u, tags: (name, country) => [arabicTag(name, country)] },
  { script: /\p{sc=Deva}/u, tags: () => ["und-Deva"] },
  { script: /\p{sc=Beng}/u, tags: (name) => [/[ৰৱ]/u.test(name) ? "as" : "bn"] },
  ...(
    [
      ...[/\p{sc=Guru}/u, "pa", /\p{sc=Gujr}/u, "gu", /\p{sc=Orya}/u, "or", /\p{sc=Taml}/u, "ta"],
      ...[/\p{sc=Telu}/u, "te", /\p{sc=Knda}/u, "kn", /\p{sc=Mlym}/u, "ml", /\p{sc=Sinh}/u, "si"],
      ...[/\p{sc=Thai}/u, "th", /\p{sc=Laoo}/u, "lo", /\p{sc=Mymr}/u, "my", /\p{sc=Khmr}/u, "km"],
      ...[/\p{sc=Grek}/u, "el", /\p{sc=Hebr}/u, "he", /\p{sc=Armn}/u, "hy", /\p{sc=Geor}/u, "ka"],
      ...[/\p{sc=Ethi}/u, "und-Ethi", /\p{sc=Tibt}/u, "bo", /\p{sc=Thaa}/u, "dv"],
      ...[/[^\p{sc=Latn}\p{sc=Zyyy}\p{sc=Zinh}]/u, "und"],
    ] as readonly (RegExp | string)[]
  ).flatMap((script, at, all) =>
    script instanceof RegExp ? [{ script, tags: () => [all[at + 1] as string] }] : [],
  ),
];

function cyrillicTag(name: string): string {
  if (/[іїєґІЇЄҐ]/u.test(name) && !/[^а-яА-ЯіїєґІЇЄҐ\P{L}]|[ыэъёЫЭЪЁ]/u.test(name)) return "uk";
  if (/ськ(?:$|[^а-я])/u.test(name)) return "uk"; // -ск in Russian and Bulgarian
  if (/[ўЎ]/u.test(name)) return "be";
  if (/[ђћЂЋ]/u.test(name)) return "sr";
  if (/[ѓќѕЃЌЅ]/u.test(name)) return "mk";
  // Letters beyond the Russian alphabet are of a language that this cannot name.
  return /[^а-яёА-ЯЁ\P{L}]/u.test(name) ? "und" : "und-Cyrl";
}

/** Where Urdu is written with letters that Persian has too. */
const URDU = new Set(["PK", "IN", "BD"]);

function arabicTag(name: string, country: string): string {
  if (/[ٹڈڑںےہھ]/u.test(name)) return "ur";
  if (/[ۆێەڵڕ]/u.test(name)) return "ckb";
  if (/[ټډړښځڅېۍ]/u.test(name)) return "ps";
  if (/[پچژگکی]/u.test(name)) return URDU.has(country) ? "ur" : "fa";
  return /[يكةىأإؤئ]/u.test(name) ? "ar" : "und-Arab";
}

/** The Chinese characters that a writing system's own character set holds, by how common they are. */
interface CharacterSet {
  readonly common: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

const BIG5 = readSet("big5", [0xa4, 0xc6], [0xa4, 0xf9]);
const JIS = readSet("shift_jis", [0x88, 0x97], [0x88, 0xea]);
const GB = readSet("gb2312", [0xb0, 0xd7], [0xb0, 0xf7]);
const SIMPLIFIED_FORMS = readDictionary("STCharacters");
const TRADITIONAL_FORMS = readDictionary("TSCharacters");
const JAPANESE_FORMS = new Set(
  [...readDictionary("JPShinjitaiCharacters").values()].flatMap((forms) => forms),
);
/** These stand in the traditional set as rare words; in a place's name they are 萬, 廣, 豐, 雲, 無 simplified. */
const NOT_TRADITIONAL = new Set("万广丰云无");

function hanTags(name: string, country: string): readonly string[] {
  const chars = [...name].filter((char) => /\p{sc=Han}/u.test(char));
  const tags: string[] = [];
  if (chars.every(isSimplified)) tags.push("zh-Hans");
  if (chars.every(isTraditional)) tags.push("zh-Hant");
  const japanese = chars.every(isJapanese);
  if (japanese && (country === "JP" || tags.length === 0)) tags.push("ja");
  return tags.length > 0 ? tags : ["zh"];
}

/** Whether a character may stand in a simplified text. */
function isSimplified(char: string): boolean {
  if (GB.all.has(char)) return true;
  return !TRADITIONAL_FORMS.has(char) && !BIG5.common.has(char) && !isJapaneseOnly(char);
}

function isTraditional(char: string): boolean {
  if (NOT_TRADITIONAL.has(char)) return false;
  return BIG5.common.has(char) || (!SIMPLIFIED_FORMS.has(char) && !isJapaneseOnly(char));
}

function isJapanese(char: string): boolean {
  if (JIS.common.has(char)) return true;
  return JIS.all.has(char) && !JAPANESE_FORMS.has(char) && !SIMPLIFIED_FORMS.has(char);
}

function isJapaneseOnly(char: string): boolean {
  return JIS.common.has(char) && !BIG5.all.has(char) && !GB.all.has(char);
}

type Range = readonly [from: number, to: number];

function readSet(encoding: string, common: Range, all: Range): CharacterSet {
  return { common: readRows(encoding, common), all: readRows(encoding, all) };
}

function readRows(encoding: string, [from, to]: Range): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding);
  const lowest = encoding === "gb2312" ? 0xa1 : 0x40;
  const chars = new Set<string>();
  for (let high = from; high <= to; high++)
    for (let low = lowest; low <= 0xfe; low++) {
      const text = decoder.decode(new Uint8Array([high, low]));
      if (/^\p{sc=Han}$/u.test(text)) chars.add(text);
    }
  return chars;
}
