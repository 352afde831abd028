import { defineProcedure, wordsIn } from "#sdk";
import { GIVEN_REFUSALS } from "../core/given_chart.ts";
import { TARGET_REFUSALS } from "../core/target_date.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { FirdariaWords } from "./words/en.ts";

/** The Persian lords of 75 years. */
export const medievalFirdaria = defineProcedure({
  name: "medieval.firdaria",
  tradition: "medieval",
  words: wordsIn<FirdariaWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/firdaria.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  refusals: [...GIVEN_REFUSALS, ...TARGET_REFUSALS],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "lords of a night birth",
      input: { sect: "night" },
      expect: {
        periods: [
          { lord: { id: "moon" }, fromAge: 0 },
          { lord: { id: "saturn" }, fromAge: 9 },
          { lord: { id: "jupiter" }, fromAge: 20 },
          { lord: { id: "mars" }, fromAge: 32 },
          { lord: { id: "sun" }, fromAge: 39 },
          { lord: { id: "venus" }, fromAge: 49 },
          { lord: { id: "mercury" }, fromAge: 57 },
          { lord: { id: "northNode" }, fromAge: 70 },
          { lord: { id: "southNode" }, fromAge: 73 },
        ],
      },
      source: "al-Biruni, Book of Instruction 438; Abu Ma'shar, Revolutions IV.7",
    },
    {
      title: "a birth by night, dated",
      input: {
        birthDate: "2004-06-08",
        birthTime: "04:00",
        timezone: "UTC",
        sect: "night",
        targetDate: "2026-01-15",
      },
      expect: { major: { id: "jupiter" }, sub: { id: "jupiter" } },
      source: "The program Morinus: Jupiter from 8 June 2024, his own seventh to 24 February 2026",
    },
  ],
  references: [
    {
      title: "On the Revolutions of the Years of Nativities",
      author: "Abu Ma'shar",
      part: "IV",
      year: "9th century",
    },
    { title: "Book of Instruction", author: "al-Biruni", year: "1029", part: "395, 438" },
    { title: "Liber Astronomiae", author: "Guido Bonatti", year: "about 1277" },
  ],
});
