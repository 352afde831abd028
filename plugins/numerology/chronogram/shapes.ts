/** The declared answer of `chronogram.read`. */
import { oneOf, TextShape, Type, type Static } from "#old";

const numeral = Type.Optional(Type.Integer({ minimum: 1 }));

export const output = Type.Object({
  alphabet: oneOf(["roman", "hebrew", "arabic", "greek"], "Letters that count"),
  text: Type.String({ description: "The text in the form in which places are counted" }),
  mode: oneOf(["marked", "all"], "Whether marked letters alone count"),
  letters: Type.Array(
    Type.Object({
      index: Type.Integer({ minimum: 0, description: "Place in `text`, code points from 0" }),
      char: Type.String(),
      value: Type.Integer({ minimum: 0 }),
      counted: Type.Boolean(),
      reason: oneOf(
        ["numeral", "not marked", "not a numeral", "needs a licence"],
        "Why it counts or not",
      ),
    }),
    { description: "Every letter, in order" },
  ),
  counts: Type.Object(
    { M: numeral, D: numeral, C: numeral, L: numeral, X: numeral, V: numeral, I: numeral },
    { description: "Roman numerals counted; empty for other alphabets" },
  ),
  numeralCount: Type.Integer({ minimum: 0 }),
  total: Type.Integer({ minimum: 0 }),
  sortedNumeral: Type.Union([Type.String(), Type.Null()], {
    description: "Roman numerals in falling order: MDCXVVVII",
  }),
  year: Type.Union(
    [
      Type.Object({
        era: oneOf(["commonEra", "annoMundi", "hijra"], "Era of the alphabet"),
        year: Type.Integer(),
        commonEra: Type.Array(Type.Integer(), { description: "Years it overlaps" }),
      }),
      Type.Null(),
    ],
    { description: "The total as a year; Hebrew below 1,000 by the minor count" },
  ),
  expectedYear: Type.Union([Type.Integer(), Type.Null()]),
  matches: Type.Union([Type.Boolean(), Type.Null()], { description: "Null without expectedYear" }),
  readingsThatFit: Type.Array(
    Type.Object({
      mode: oneOf(["marked", "all"], "Letters that count"),
      uAsV: Type.Boolean(),
      jAsI: Type.Boolean(),
      wAsVV: Type.Boolean(),
    }),
    { description: "Other manners that give the expected year, the plainest first" },
  ),
  purity: Type.Object({
    grade: oneOf(
      ["A", "B", "C", "D", "F"],
      "A clean; B letters left unmarked; C only by a licence; D no year expected, total in 1000-2100; F no fit",
    ),
    pure: Type.Boolean({ description: "Whether no numeral letter is left out" }),
    unmarked: Type.Integer({ description: "Numeral letters left out" }),
  }),
  summary: TextShape,
});

/** What `run` returns. */
export type ChronogramAnswer = Static<typeof output>;
