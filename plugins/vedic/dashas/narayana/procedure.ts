import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { LAGNA_REFUSALS } from "../../core/birth_chart.ts";
import { DATE_REFUSALS } from "../../core/dates.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { NarayanaWords } from "./words/en.ts";

/** Narayana dasha, the padakrama of Jaimini. */
export const dashaNarayana = defineProcedure({
  name: "dasha.narayana",
  tradition: "jaimini",
  words: wordsIn<NarayanaWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/dasha.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  refusals: [...DATE_REFUSALS, ...LAGNA_REFUSALS],
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "none",
  pictured: true,
  examples: [
    {
      title: "Bangalore, 8 August 1912: Leo, with three grahas, outweighs the lagna in Aquarius",
      input: {
        birthDate: "1912-08-08",
        birthTime: "19:38",
        timezone: "+05:30",
        latitude: 13,
        longitude: 77.5833,
      },
      expect: { lagna: { id: "aquarius" }, seed: { id: "leo" }, first: { id: "leo" } },
      source:
        "P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, example 66: 1 8 2 9 4 1 9 3 11 3 10 4 years",
    },
  ],
  references: [
    { title: "Jaimini Upadesha Sutras", author: "Jaimini", part: "2.3" },
    { title: "Narayana Dasa", author: "Sanjay Rath", year: "2001" },
    {
      title: "Vedic Astrology: An Integrated Approach",
      author: "P. V. R. Narasimha Rao",
      year: "2001",
      part: "18",
    },
  ],
});
