import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { ChronogramWords } from "./words/en.ts";

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
  work: () => import("./work.ts"),
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
