import { defineProcedure, wordsIn } from "#sdk";
import { ANGLE_REFUSALS } from "../core/nativity.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { ArabicPartsWords } from "./words/en.ts";

/** The parts of the Arabic lists in a birth. */
export const medievalArabicParts = defineProcedure({
  name: "medieval.arabicParts",
  tradition: "medieval",
  words: wordsIn<ArabicPartsWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/arabic_parts.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: ANGLE_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a birth by day with Fortune in Pisces",
      input: {
        birthDate: "1990-06-10",
        birthTime: "14:30",
        timezone: "UTC",
        latitude: 27.95,
        longitude: -82.46,
      },
      expect: {
        sect: { id: "day" },
      },
      source: "Fortune and Spirit by the programs caelus and Morinus",
    },
  ],
  references: [
    {
      title: "Book of Instruction in the Elements of Astrology",
      author: "al-Biruni",
      year: "1029",
      part: "475-480",
    },
    { title: "Great Introduction", author: "Abu Ma'shar", part: "VIII", year: "848" },
  ],
});
