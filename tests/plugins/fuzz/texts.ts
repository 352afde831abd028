/** Texts as people paste them: names, questions, numbers, and scripts that break careless code. */
import fc from "fast-check";

const LATIN_NAMES = ["Isaac Newton", "José Ñandú", "Zoë O’Brien-Łukasz", "Y", "Æthelred Þórsson"];
const CHINESE_NAMES = ["王小明", "歐陽修", "高宏波", "𠮷野", "龘", "林"];
const OTHER_NAMES = ["محمد", "علي بن أبي طالب", "Дмитрий", "ศรีสมบัติ", "דוד", "ΑΒΓΔ"];
const QUESTIONS = [
  "Shall I move to Kaohsiung?",
  "我該換工作嗎？",
  "Will she say yes",
  "今年財運如何",
];

/** Emoji joined and flagged, extension B, stacked marks, right to left, invisible, quotes and markup. */
const ODD = [
  "👨‍👩‍👧‍👦🇹🇼👍🏽",
  "𠀀𪚥𠔻",
  "Z̷̛̤a̸͓͝l̵̰̇g̶͉͠o̶̝͌",
  "\u202Eשלום\u202C \u200Fمرحبا",
  "\u200B\u200D\uFEFF\u2060",
  "\u200B",
  " ",
  "　",
  "\t\n",
  "<b>&amp;\"'</b>]]>",
  "${question} {0} %s",
  "𝔘𝔫𝔦𝔠𝔬𝔡𝔢 ﬁ ½ Ⅷ ١٢٣",
  "é e\u0301",
  "한국어 テスト",
  "...!!!",
  "constructor",
  "__proto__",
  "ß ſ ı İ",
  "\u0007\u0000",
  "\uD83D",
];

const NUMBERS = ["0912-345-678", "+886 912 345 678", "13800138000", "00000000", "5", "AB-1234"];
const PLATES = ["粵B·12Z34", "8888", "A12345678", "11010519491231002X", "１２３", "0", "ABC"];

const longText = fc
  .tuple(fc.constantFrom("長", "a ", "🙂", "e\u0301", "Why, "), fc.integer({ min: 40, max: 500 }))
  .map(([part, times]) => part.repeat(times));

const digits = fc.stringMatching(/^\d{1,20}$/);

const any = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...LATIN_NAMES, ...CHINESE_NAMES, ...OTHER_NAMES) },
  { weight: 3, arbitrary: fc.constantFrom(...QUESTIONS, ...NUMBERS, ...PLATES) },
  { weight: 2, arbitrary: digits },
  { weight: 3, arbitrary: fc.constantFrom(...ODD) },
  { weight: 1, arbitrary: longText },
);

/** Texts within the bounds of a schema, cut to its length where they are longer. */
export function texts(bounds: {
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
}): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 600 } = bounds;
  return any.map((text) => {
    const grown = text.length < minLength ? text.repeat(Math.ceil(minLength / text.length)) : text;
    return grown.slice(0, maxLength);
  });
}

/** Names in the script that an art reads, so that it answers more often than it refuses. */
export const NAMES = {
  latin: fc.oneof(
    fc.constantFrom(...LATIN_NAMES),
    fc.stringMatching(/^[A-Z][a-z]{0,12}( [A-Z][a-z]{1,20}){0,3}$/),
  ),
  arabic: fc.stringMatching(
    /^[ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژگ]{1,12}( [ابتجحدرسعقلمنوي]{1,8})?$/,
  ),
  surname: fc.constantFrom("王", "陳", "歐陽", "司馬", "林", "丁", "龔", "高", "乙", "𠮷"),
  given: fc.oneof(
    fc.constantFrom("小明", "宏波", "美玲", "一", "鑫淼", "國棟", "十三", "志龘", "后里", "伟"),
    fc
      .array(
        fc.integer({ min: 0x4e00, max: 0x9fa5 }).map((code) => String.fromCodePoint(code)),
        { minLength: 1, maxLength: 3 },
      )
      .map((signs) => signs.join("")),
  ),
  bloodType: fc.constantFrom("A", "B", "O", "AB", "a", "o-", "AB+", "B Rh-", "Ａ", "C"),
  phone: fc.oneof(fc.stringMatching(/^\+?[0-9]{3,15}$/), fc.constantFrom(...NUMBERS)),
} as const;
