import { describe, expect, test } from "bun:test";
import { invoke, prepare } from "../../../src/plugins/mod.ts";
import { readAlphabet } from "./alphabets.ts";
import { chronogramRead } from "./procedure.ts";
import { modeOf, readRoman, sortNumerals, type Manner } from "./roman.ts";
import { toEraYear } from "./years.ts";

async function read(input: Readonly<Record<string, unknown>>) {
  const plugin = { id: "numerology", version: "1.0.0" };
  const { answer } = await invoke(prepare(chronogramRead, input, 0), { now: 0, plugin });
  return answer as Record<string, any>;
}

const PLAIN: Manner = { mode: "marked", uAsV: false, jAsI: false, wAsVV: false };

const PUBLISHED = [
  { text: "ChrIstVs DuX ergo trIVMphVs", year: 1627, grade: "A", source: "coin of 1627" },
  { text: "My Day Closed Is In Immortality", year: 1603, grade: "B", source: "Hilton (1882)" },
  { text: "LorD haVe MerCI Vpon Vs", year: 1666, grade: "A", source: "Hilton (1882)" },
  { text: "SVRGE O IEHOVA ATQVE DISPERGE INIMICOS TVOS", year: 1625, grade: "A", source: "house" },
  { text: "AMORE MATVRITAS", year: 2006, grade: "A", source: "the natural chronogram MMVI" },
  {
    text: "CVra BonIfaCII, PrIMo, QVo PraefVIt Anno Abbas SpeCtatos CoLLoCat HosCe Lares.",
    year: 1770,
    grade: "A",
    source: "Hospital of the Five Wounds, Hildesheim",
  },
] as const;

for (const { text, year, grade, source } of PUBLISHED) {
  test(`chronogram.read finds ${year} in “${text}” (${source})`, async () => {
    const answer = await read({ text, expectedYear: year });
    expect(answer).toMatchObject({ total: year, matches: true, purity: { grade: { id: grade } } });
    if (grade === "A") expect(answer["readingsThatFit"]).toEqual([]);
  });
}

describe("readRoman()", () => {
  test("subtracts nothing: IX is eleven", () => {
    expect(readRoman("IX", PLAIN).total).toBe(11);
    expect(sortNumerals(readRoman("IXM", PLAIN).counts)).toBe("MXI");
  });

  test("keeps places, says why each letter counts or not, and skips what is no letter", () => {
    const { letters } = readRoman("A-iVU", PLAIN);
    expect(letters).toEqual([
      { index: 0, char: "A", value: 0, counted: false, reason: "not a numeral" },
      { index: 2, char: "i", value: 1, counted: false, reason: "not marked" },
      { index: 3, char: "V", value: 5, counted: true, reason: "numeral" },
      { index: 4, char: "U", value: 0, counted: false, reason: "needs a licence" },
    ]);
  });

  test("counts U, J and W only by licence, W as two", () => {
    const all = { ...PLAIN, uAsV: true, jAsI: true, wAsVV: true };
    expect(readRoman("UJW", PLAIN).total).toBe(0);
    expect(readRoman("UJW", all)).toMatchObject({ total: 16, numeralCount: 4 });
  });

  test("is the sum of its letters for texts of every kind", () => {
    for (const { text } of PUBLISHED) {
      const { letters, total } = readRoman(text, { ...PLAIN, mode: "all" });
      expect(letters.reduce((sum, { value }) => sum + value, 0)).toBe(total);
    }
  });
});

test("modeOf() takes capitals as marks only beside small letters", () => {
  expect(modeOf("SVRGE O IEHOVA")).toBe("all");
  expect(modeOf("ChrIstVs")).toBe("marked");
  expect(modeOf("1627 mdcc")).toBe("all");
});

describe("purity", () => {
  test("C: the year comes out by a licence, and the licence is named", async () => {
    const answer = await read({ text: "ChrIstUs DuX ergo trIUMphUs", expectedYear: 1627 });
    expect(answer).toMatchObject({ matches: false, purity: { grade: { id: "C" } } });
    expect(answer["readingsThatFit"][0]).toMatchObject({
      mode: { id: "marked" },
      uAsV: true,
      jAsI: false,
      wAsVV: false,
    });
  });

  test("D without a year where the total is a likely one, F elsewhere", async () => {
    expect((await read({ text: "MDCX" }))["purity"].grade.id).toBe("D");
    expect((await read({ text: "hello" }))["purity"].grade.id).toBe("F");
    expect((await read({ text: "MDCX", expectedYear: 1611 }))["purity"].grade.id).toBe("F");
  });
});

describe("readAlphabet()", () => {
  const TOTALS = [
    { text: "بسم الله الرحمن الرحيم", alphabet: "arabic", total: 786, source: "the basmala" },
    {
      text: "همایون پادشاه از بام افتاد",
      alphabet: "arabic",
      total: 962,
      source: "Humayun, 962 AH",
    },
    { text: "חי", alphabet: "hebrew", total: 18, source: "chai" },
    { text: "ישראל", alphabet: "hebrew", total: 541, source: "Israel" },
    { text: "Ἰησοῦς", alphabet: "greek", total: 888, source: "Sibylline Oracles I.326" },
    { text: "ἀμήν", alphabet: "greek", total: 99, source: "amen, in papyri" },
  ] as const;
  for (const { text, alphabet, total, source } of TOTALS) {
    test(`adds ${text} up to ${total} (${source})`, () => {
      expect(readAlphabet(text, alphabet).total).toBe(total);
    });
  }

  test("counts marked Hebrew letters alone: Prague 1680, the physician Menahem", () => {
    const marked = "א׳יש צ׳דיק י׳שר ח׳כם ו׳ענו ה׳אלוף מ׳ מ׳נחם ר׳ופא מ׳ומחה";
    expect(readAlphabet(marked, "hebrew")).toMatchObject({ mode: "marked", total: 440 });
    expect(toEraYear(440, "hebrew")).toEqual({
      era: "annoMundi",
      year: 5440,
      commonEra: [1679, 1680],
    });
  });

  test("counts the whole word that carries gershayim", () => {
    expect(readAlphabet("שנת תש״ף לפ״ק", "hebrew").total).toBe(780 + 210);
    expect(readAlphabet("שנת תש״ף", "hebrew").total).toBe(780);
  });
});

test("toEraYear() puts 962 AH in 1554 and 1555", () => {
  expect(toEraYear(962, "arabic")?.commonEra).toEqual([1554, 1555]);
  expect(toEraYear(0, "arabic")).toBeNull();
});
