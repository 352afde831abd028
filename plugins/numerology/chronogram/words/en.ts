import { english, type Speaker, type Translation, type Words } from "#sdk";
import type { answer, ChronogramAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const { counted } = english;

const alphabet = { roman: "Roman", hebrew: "Hebrew", arabic: "Arabic", greek: "Greek" };
const mode = { marked: "marked letters alone", all: "all numeral letters" };

const grade = {
  A: {
    text: "A",
    meaning: "That is the year expected, and no numeral letter is left over: a pure chronogram.",
  },
  B: {
    text: "B",
    meaning: "That is the year expected, though some numeral letters are left unmarked.",
  },
  C: { text: "C", meaning: "The year expected comes out only by a licence." },
  D: { text: "D", meaning: "No year was expected; the total is a likely one." },
  F: { text: "F", meaning: "No year fits by any reading tried here." },
};

const eras = {
  commonEra: "of the common era",
  annoMundi: "of the world in Hebrew reckoning",
  hijra: "of the Hijra",
};

export const en = {
  title: "Chronogram",
  summary:
    "Reads any text as a chronogram: letter-by-letter values, total, the year checked, and a purity grade",
  inputs: {
    text: { label: "Inscription", about: "The inscription, with its marked letters as capitals" },
    expectedYear: {
      label: "Year expected",
      about: "The year it should keep; for Hebrew and Arabic also the year of the common era",
    },
    letters: {
      label: "Alphabet",
      about: "Letters that count; default roman",
      values: alphabet,
    },
    uAsV: { label: "U as V", about: "Count U as V, 5; default false" },
    jAsI: { label: "J as I", about: "Count J as I, 1; default false" },
    wAsVV: { label: "W as two V", about: "Count W as two V, 10; default false" },
    mode: {
      label: "Which letters count",
      about:
        "Roman letters: capitals alone, every numeral letter, or by the text's own case (default)",
      values: {
        auto: "by the text's own case",
        marked: "capitals alone",
        all: "every numeral letter",
      },
    },
  },
  fields: {
    alphabet: "Alphabet",
    mode: "Which letters count",
    letters: "Letters",
    index: "Place",
    char: "Letter",
    counted: "Counted",
    reason: "Why it counts or not",
    counts: "Numerals counted",
    M: "M",
    D: "D",
    C: "C",
    L: "L",
    X: "X",
    V: "V",
    I: "I",
    numeralCount: "How many numerals",
    total: "Total",
    sortedNumeral: "In falling order",
    year: "Year",
    era: "Era",
    commonEra: "Year of the common era",
    expectedYear: "Year expected",
    matches: "Keeps the year expected",
    readingsThatFit: "Other readings that fit",
    uAsV: "U as V",
    jAsI: "J as I",
    wAsVV: "W as two V",
    purity: "Purity",
    grade: "Grade",
    meaning: "Meaning",
    pure: "No numeral letter left out",
    unmarked: "Numeral letters left out",
    summary: "In short",
  },
  terms: {
    alphabet,
    mode,
    reason: {
      numeral: "a numeral",
      "not marked": "not marked",
      "not a numeral": "not a numeral",
      "needs a licence": "needs a licence",
    },
    era: { commonEra: "common era", annoMundi: "era of the world", hijra: "Hijra" },
    grade,
  },
  phrases: {
    total: ({ total }) => `The letters counted add up to ${total}.`,
    eraYear: ({ total, era, year, commonEra }) =>
      `The letters counted add up to ${total}, the year ${year} ${eras[era]} (${commonEra.join("/")}).`,
  },
  reading: (read: ChronogramAnswer, say: Speaker) => [
    `${say.phrase(read.summary)} ${grade[read.purity.grade].meaning} ${lettersOf(read)}`,
    [...mannersOf(read), LIMIT].join(" "),
  ],
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type ChronogramWords = Translation<typeof en>;

const LIMIT =
  "A chronogram is a maker's play with letters: it tells the year that someone wished to be found in a sentence. Where several manners fit, only the stone or the page can say which was meant.";

function lettersOf({ numeralCount, sortedNumeral, mode: which, purity }: ChronogramAnswer): string {
  const set = sortedNumeral && numeralCount > 1 ? `, which set in order make ${sortedNumeral}` : "";
  const manner =
    which === "marked"
      ? "only letters that stand out are counted"
      : "every letter with a value is counted";
  const left = purity.unmarked > 0 ? `; ${purity.unmarked} more could have counted` : "";
  const part = numeralCount === 1 ? "takes part" : "take part";
  return `${counted(numeralCount, "letter")} ${part}${set}; ${manner}${left}.`;
}

function mannersOf({ readingsThatFit: others }: ChronogramAnswer): readonly string[] {
  const plainest = others[0];
  if (!plainest) return [];
  const count = others.length === 1 ? "one other manner" : `${others.length} other manners`;
  const letters = plainest.mode === "marked" ? "the marked letters alone" : "every numeral letter";
  return [
    `The year asked for comes out in ${count} of reading, the plainest being: ${letters}${licences(plainest)}.`,
  ];
}

function licences(manner: ChronogramAnswer["readingsThatFit"][number]): string {
  const taken = [
    ...(manner.uAsV ? ["U = V"] : []),
    ...(manner.jAsI ? ["J = I"] : []),
    ...(manner.wAsVV ? ["W = VV"] : []),
  ];
  return taken.length === 0 ? "" : ` (${taken.join(", ")})`;
}
