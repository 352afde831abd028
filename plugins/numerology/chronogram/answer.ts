import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import { ALPHABET, ERA, GRADE, MODE, REASON, type Era } from "./kinds.ts";

/** What the letters come to. */
export type Phrases = {
  total: { total: number };
  /** A total that is a year of another era, with the common-era years it overlaps. */
  eraYear: { total: number; era: Era; year: number; commonEra: readonly number[] };
};

const numeral = (sign: string) =>
  Type.Optional(Type.Integer({ minimum: 1, description: `How many ${sign} were counted` }));

export const answer = Type.Object({
  alphabet: term(ALPHABET, "Letters that count"),
  text: Type.String({ description: "The text in the form in which places are counted" }),
  mode: term(MODE, "Whether marked letters alone count"),
  letters: Type.Array(
    Type.Object({
      index: Type.Integer({ minimum: 0, description: "Place in `text`, code points from 0" }),
      char: Type.String({ description: "The letter as it stands in `text`" }),
      value: Type.Integer({ minimum: 0, description: "Worth as a numeral, 0 for other letters" }),
      counted: Type.Boolean({ description: "Whether its value is part of the total" }),
      reason: term(REASON, "Why it counts or not"),
    }),
    { description: "Every letter, in order" },
  ),
  counts: Type.Object(
    {
      M: numeral("M"),
      D: numeral("D"),
      C: numeral("C"),
      L: numeral("L"),
      X: numeral("X"),
      V: numeral("V"),
      I: numeral("I"),
    },
    { description: "Roman numerals counted; empty for other alphabets" },
  ),
  numeralCount: Type.Integer({
    minimum: 0,
    description: "How many numerals were counted; W counts as two",
  }),
  total: Type.Integer({ minimum: 0, description: "Sum of the letters counted" }),
  sortedNumeral: Type.Union([Type.String(), Type.Null()], {
    description: "Roman numerals in falling order: MDCXVVVII; null for other alphabets",
  }),
  year: Type.Union(
    [
      Type.Object({
        era: term(ERA, "Era of the alphabet"),
        year: Type.Integer({ description: "Year of that era" }),
        commonEra: Type.Array(Type.Integer(), {
          description: "Years of the common era that it overlaps, one or two",
        }),
      }),
      Type.Null(),
    ],
    { description: "The total as a year; Hebrew below 1,000 by the minor count; null for 0" },
  ),
  expectedYear: Type.Union([Type.Integer(), Type.Null()], {
    description: "As given; null where none was",
  }),
  matches: Type.Union([Type.Boolean(), Type.Null()], {
    description: "Whether the total is the expected year; null without one",
  }),
  readingsThatFit: Type.Array(
    Type.Object({
      mode: term(MODE, "Whether marked letters alone count"),
      uAsV: Type.Boolean({ description: "U counts as V" }),
      jAsI: Type.Boolean({ description: "J counts as I" }),
      wAsVV: Type.Boolean({ description: "W counts as two V" }),
    }),
    { description: "Other manners that give the expected year, the plainest first" },
  ),
  purity: Type.Object(
    {
      grade: term(
        GRADE,
        "A clean; B letters left unmarked; C only by a licence; D no year expected, total in 1000-2100; F no fit",
        ["meaning"],
      ),
      pure: Type.Boolean({ description: "Whether no numeral letter is left out" }),
      unmarked: Type.Integer({ description: "Numeral letters left out" }),
    },
    { description: "How cleanly the text keeps its year" },
  ),
  summary: phrase<Phrases>("What the letters come to"),
});
export type ChronogramAnswer = Frozen<Static<typeof answer>>;
