import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { ChaldeanWords } from "./words/en.ts";

/** A name by Cheiro's letters, compound number and all. */
export const numerologyChaldean = defineProcedure({
  name: "numerology.chaldean",
  tradition: "chaldean",
  words: wordsIn<ChaldeanWords>(import.meta),
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/chaldean.svg",
  conventions: CONVENTIONS,
  omittable: {
    birthDate: { assume: null, exhaustive: false, verdicts: [] },
  },
  input,
  output: answer,
  refusals: ["no-letters"],
  work: () => import("./work.ts"),
  examples: [
    {
      title: "Isaac Newton",
      input: { name: "Isaac Newton" },
      expect: { nameTotals: [9, 32], total: 41, compound: 41, single: 5 },
      source: "Letter table of Cheiro (1926), added by hand: I1 S3 A1 A1 C3, N5 E5 W6 T4 O7 N5",
    },
    {
      title: "a total above 52",
      input: { name: "Carl Friedrich Gauss" },
      expect: { total: 56, compound: 11, single: 2 },
      source: "Cheiro (1926): compounds end at 52; 5 + 6 = 11",
    },
    {
      title: "Cheiro's own example",
      input: { name: "John Smith", compoundFrom: "parts" },
      expect: { nameTotals: [18, 17], total: 35, compound: 17, single: 8 },
      source: "Cheiro (1926), as quoted at free-numerology.org: 18 = 9, 17 = 8",
    },
  ],
  references: [
    {
      title: "Book of Numbers",
      author: "Cheiro (W. J. Warner)",
      year: "1926",
      part: "the Chaldean alphabet; compound numbers",
    },
  ],
});
