import type { InputOf, Static } from "#sdk";
import { type Alphabet, readAlphabet } from "./alphabets.ts";
import type { ChronogramAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import type { Grade } from "./kinds.ts";
import { fittingManners, gradeOf } from "./purity.ts";
import { type Manner, modeOf, normalise, readRoman, sortNumerals } from "./roman.ts";
import { type EraYear, toEraYear } from "./years.ts";

export function run(given: InputOf<typeof input>): ChronogramAnswer {
  const { letters: alphabet = "roman" } = given;
  return alphabet === "roman" ? readAsRoman(given) : readAsLetters(given, alphabet);
}

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
