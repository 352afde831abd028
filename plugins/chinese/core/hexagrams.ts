import type { Phase } from "#lore";
import { term, Type, vocabulary, type IdOf, type Static } from "#sdk";
import { TRIGRAM, TRIGRAMS, type Trigram } from "./trigrams.ts";

/** Images of the upper and the lower trigram, name, pinyin, in King Wen's order. */
const ROWS = `
天天乾 qián
地地坤 kūn
水雷屯 zhūn
山水蒙 méng
水天需 xū
天水訟 sòng
地水師 shī
水地比 bǐ
風天小畜 xiǎo xù
天澤履 lǚ
地天泰 tài
天地否 pǐ
天火同人 tóng rén
火天大有 dà yǒu
地山謙 qiān
雷地豫 yù
澤雷隨 suí
山風蠱 gǔ
地澤臨 lín
風地觀 guān
火雷噬嗑 shì hé
山火賁 bì
山地剝 bō
地雷復 fù
天雷無妄 wú wàng
山天大畜 dà xù
山雷頤 yí
澤風大過 dà guò
水水坎 kǎn
火火離 lí
澤山咸 xián
雷風恆 héng
天山遯 dùn
雷天大壯 dà zhuàng
火地晉 jìn
地火明夷 míng yí
風火家人 jiā rén
火澤睽 kuí
水山蹇 jiǎn
雷水解 jiě
山澤損 sǔn
風雷益 yì
澤天夬 guài
天風姤 gòu
澤地萃 cuì
地風升 shēng
澤水困 kùn
水風井 jǐng
澤火革 gé
火風鼎 dǐng
雷雷震 zhèn
山山艮 gèn
風山漸 jiàn
雷澤歸妹 guī mèi
雷火豐 fēng
火山旅 lǚ
風風巽 xùn
澤澤兌 duì
風水渙 huàn
水澤節 jié
風澤中孚 zhōng fú
雷山小過 xiǎo guò
水火既濟 jì jì
火水未濟 wèi jì
`
  .trim()
  .split("\n")
  .map((row, i) => {
    const [images, ...roman] = row.split(" ") as [string, ...string[]];
    const id = `hexagram${i + 1}` as HexagramId;
    const [upper, lower] = [images[0]!, images[1]!].map((image) =>
      TRIGRAMS.find((trigram) => trigram.image === image)!,
    ) as [Trigram, Trigram];
    return { id, native: images.slice(2), roman: roman.join(" "), images, upper, lower };
  });

type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Number64 = Digit | `${1 | 2 | 3 | 4 | 5}${0 | Digit}` | `6${0 | 1 | 2 | 3 | 4}`;
/** Id of a hexagram by its King Wen number, 1 to 64: `hexagram11`. */
export type HexagramId = `hexagram${Number64}`;

/** The 64 hexagrams in King Wen's order. */
export const HEXAGRAM = vocabulary(
  "hexagram",
  Object.fromEntries(ROWS.map(({ id, native, roman }) => [id, { native, roman }])) as Readonly<
    Record<HexagramId, { readonly native: string; readonly roman: string }>
  >,
);

/** One of the 64 hexagrams. */
export interface Hexagram {
  readonly id: HexagramId;
  readonly native: string;
  /** King Wen number, 1 to 64. */
  readonly number: number;
  /** With the images of its trigrams: 地山謙, 坎為水. */
  readonly fullName: string;
  /** Unicode character. */
  readonly symbol: string;
  /** Bottom to top, 1 is yang. */
  readonly lines: string;
  readonly lower: Trigram;
  readonly upper: Trigram;
}

/** The 64 hexagrams by King Wen number, 1 first. */
export const HEXAGRAMS: readonly Hexagram[] = ROWS.map(({ id, native, images, upper, lower }, i) =>
  Object.freeze({
    id,
    native,
    number: i + 1,
    fullName: upper === lower ? `${native}為${upper.image}` : images,
    symbol: String.fromCodePoint(0x4dc0 + i),
    lines: lower.lines + upper.lines,
    lower,
    upper,
  }),
);

/** A hexagram as answers show it. */
export const hexagramShape = (description: string) =>
  Type.Object(
    {
      hexagram: term(HEXAGRAM, "The hexagram", ["sense"]),
      number: Type.Integer({ minimum: 1, maximum: 64, description: "King Wen number" }),
      fullName: Type.String({ description: "With the images of its trigrams: 地山謙, 坎為水" }),
      symbol: Type.String({ description: "Its Unicode character" }),
      lines: Type.String({ description: "Six lines from the bottom to the top, 1 is yang" }),
      lower: term(TRIGRAM, "Lower trigram"),
      upper: term(TRIGRAM, "Upper trigram"),
    },
    { description },
  );

/** Returns a hexagram as answers show it. */
export function showHexagram(hexagram: Hexagram): Static<ReturnType<typeof hexagramShape>> {
  const { id, number, fullName, symbol, lines, lower, upper } = hexagram;
  return { hexagram: id, number, fullName, symbol, lines, lower: lower.id, upper: upper.id };
}

const BY_LINES = new Map(HEXAGRAMS.map((hexagram) => [hexagram.lines, hexagram]));

/** Returns the hexagram of six lines, bottom to top. */
export function hexagramOfLines(lines: string): Hexagram {
  const hexagram = BY_LINES.get(lines);
  if (!hexagram) throw new RangeError(`Cannot find hexagram: lines are "${lines}"`);
  return hexagram;
}

/** Returns the lines with those at the places given (1 the lowest) turned over. */
export function flipLines(lines: string, places: readonly number[]): string {
  return [...lines]
    .map((one, i) => (places.includes(i + 1) ? (one === "1" ? "0" : "1") : one))
    .join("");
}

/** Generations of a palace. */
export const GENERATION = vocabulary("generation", {
  pure: { native: "本宮", roman: "běn gōng" },
  first: { native: "一世", roman: "yī shì" },
  second: { native: "二世", roman: "èr shì" },
  third: { native: "三世", roman: "sān shì" },
  fourth: { native: "四世", roman: "sì shì" },
  fifth: { native: "五世", roman: "wǔ shì" },
  wandering: { native: "遊魂", roman: "yóu hún" },
  returning: { native: "歸魂", roman: "guī hún" },
});
export type Generation = IdOf<typeof GENERATION>;

/** A hexagram's place among the eight palaces. */
export interface PalacePlace {
  readonly palace: Trigram;
  readonly generation: Generation;
  /** Lines 世 and 應, 1 is the lowest. */
  readonly self: number;
  readonly response: number;
}

/** Which lines of the pure hexagram each generation has turned, and where 世 stands. */
const GENERATION_RULES: readonly (readonly [Generation, readonly number[], number])[] = [
  ["pure", [], 6],
  ["first", [1], 1],
  ["second", [1, 2], 2],
  ["third", [1, 2, 3], 3],
  ["fourth", [1, 2, 3, 4], 4],
  ["fifth", [1, 2, 3, 4, 5], 5],
  ["wandering", [1, 2, 3, 5], 4],
  ["returning", [5], 3],
];

const PALACE_PLACES = new Map<string, PalacePlace>();
for (const palace of TRIGRAMS) {
  for (const [generation, turned, self] of GENERATION_RULES) {
    const lines = flipLines(palace.lines + palace.lines, turned);
    const response = self > 3 ? self - 3 : self + 3;
    PALACE_PLACES.set(lines, { palace, generation, self, response });
  }
}

/**
 * Returns a hexagram's palace, generation and the lines 世 and 應.
 *
 * @source Jingshi Yizhuan (Jing Fang): the pure hexagram turns its lines from below, the fourth turns
 *   back (wandering soul), then the lower three (returning soul)
 */
export function palaceOf(lines: string): PalacePlace {
  return PALACE_PLACES.get(lines)!;
}

/** Returns the element of a hexagram's palace. */
export function palaceElement(lines: string): Phase {
  return palaceOf(lines).palace.element;
}
