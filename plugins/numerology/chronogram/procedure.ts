import { defineProcedure, wordsIn, type Static } from "#sdk";
import { readAlphabet, type Alphabet } from "./alphabets.ts";
import { answer, type ChronogramAnswer } from "./answer.ts";
import { input } from "./input.ts";
import type { Grade } from "./kinds.ts";
import { fittingManners, gradeOf } from "./purity.ts";
import { modeOf, normalise, readRoman, sortNumerals, type Manner } from "./roman.ts";
import type { ChronogramWords } from "./words/en.ts";
import { toEraYear, type EraYear } from "./years.ts";

/** The year hidden in an inscription, letter by letter. */
export const chronogramRead = defineProcedure({
  name: "chronogram.read",
  tradition: "latin-letters",
  words: wordsIn<ChronogramWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/chronogram.svg",
  input,
  output: answer,
  run(given): ChronogramAnswer {
    const { letters: alphabet = "roman" } = given;
    return alphabet === "roman" ? readAsRoman(given) : readAsLetters(given, alphabet);
  },
  examples: [
    {
      title: "the coin of Gustavus Adolphus",
      input: { text: "ChrIstVs DuX ergo trIVMphVs", expectedYear: 1627 },
      expect: {
        mode: { id: "marked" },
        total: 1627,
        sortedNumeral: "MDCXVVVII",
        matches: true,
        purity: { grade: { id: "A" }, pure: true },
      },
      source: "Struck in 1627; MDCXVVVII",
    },
    {
      title: "the death of Queen Elizabeth",
      input: { text: "My Day Closed Is In Immortality", expectedYear: 1603 },
      expect: { total: 1603, matches: true, purity: { grade: { id: "B" }, unmarked: 6 } },
      source: "Published reading MDCIII",
    },
    {
      title: "the fall of Humayun from his roof",
      input: { text: "همایون پادشاه از بام افتاد", letters: "arabic", expectedYear: 1555 },
      expect: { total: 962, year: { era: { id: "hijra" }, year: 962 }, matches: true },
      source: "Chronogram of Qasim Kahi: 962 AH",
    },
  ],
  references: [
    { title: "Chronograms, 5000 and more in number", author: "James Hilton", year: "1882" },
    { title: "Chronograms continued and concluded", author: "James Hilton", year: "1885" },
  ],
});

type Given = Static<typeof input>;

function readAsRoman(given: Given): ChronogramAnswer {
  const { expectedYear, uAsV = false, jAsI = false, wAsVV = false } = given;
  const text = normalise(given.text);
  const { mode: asked = "auto" } = given;
  const manner: Manner = { mode: asked === "auto" ? modeOf(text) : asked, uAsV, jAsI, wAsVV };
  const reading = readRoman(text, manner);
  const others = expectedYear === undefined ? [] : fittingManners(text, manner, expectedYear);
  const grade = gradeOf(reading, expectedYear, others);
  return {
    alphabet: "roman",
    text,
    mode: manner.mode,
    letters: reading.letters,
    counts: reading.counts,
    sortedNumeral: sortNumerals(reading.counts),
    readingsThatFit: others,
    ...judged(reading, toEraYear(reading.total, "roman"), expectedYear, grade),
  };
}

function readAsLetters({ text, expectedYear }: Given, alphabet: Alphabet): ChronogramAnswer {
  const reading = readAlphabet(text, alphabet);
  const year = toEraYear(reading.total, alphabet);
  const grade = gradeLetters(reading.unmarked, fits(reading.total, year, expectedYear), year);
  return {
    alphabet,
    text: text.normalize(alphabet === "greek" ? "NFD" : "NFC"),
    mode: reading.mode,
    letters: reading.letters,
    counts: {},
    sortedNumeral: null,
    readingsThatFit: [],
    ...judged(reading, year, expectedYear, grade),
  };
}

interface Counted {
  readonly total: number;
  readonly numeralCount: number;
  readonly unmarked: number;
}

function judged(
  reading: Counted,
  year: EraYear | null,
  expected: number | undefined,
  grade: Grade,
) {
  const { total, numeralCount, unmarked } = reading;
  return {
    numeralCount,
    total,
    year,
    expectedYear: expected ?? null,
    matches: fits(total, year, expected),
    purity: { grade, pure: unmarked === 0, unmarked },
    summary: summaryOf(total, year),
  };
}

/** A year fits as the total itself, in its own era, or in the common era. */
function fits(total: number, year: EraYear | null, expected: number | undefined): boolean | null {
  if (expected === undefined) return null;
  return (
    total === expected || year?.year === expected || (year?.commonEra.includes(expected) ?? false)
  );
}

function gradeLetters(unmarked: number, fit: boolean | null, year: EraYear | null): Grade {
  if (fit === null) return (year?.commonEra ?? []).some((y) => y >= 1000 && y <= 2100) ? "D" : "F";
  if (!fit) return "F";
  return unmarked === 0 ? "A" : "B";
}

function summaryOf(total: number, year: EraYear | null): ChronogramAnswer["summary"] {
  return year === null || year.era === "commonEra"
    ? { code: "total", with: { total } }
    : { code: "eraYear", with: { total, ...year } };
}
