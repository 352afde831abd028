import { byBirthAndName, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { IndianWords } from "./words/en.ts";

/** Psychic, destiny and name number with their grahas. */
export const numerologyIndian = defineProcedure({
  name: "numerology.indian",
  tradition: "indian-numerology",
  words: wordsIn<IndianWords>(import.meta),
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/indian.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    name: { assume: null, exhaustive: false, verdicts: [] },
  },
  input,
  output: answer,
  refusals: ["no-letters"],
  work: () => import("./work.ts"),
  asks: byBirthAndName,
  weighs: "own",
  examples: [
    {
      title: "2 October 1869",
      input: { birthDate: "1869-10-02" },
      expect: {
        psychic: { number: 2, planet: { id: "moon", roman: "Candra" } },
        destiny: { number: 9, planet: { id: "mars", roman: "Maṅgala" } },
        name: null,
      },
      source: "Gandhi at msjain.com: day 2; 2 + 1 + 0 + 1 + 8 + 6 + 9 = 27 → 9",
    },
  ],
  references: [
    { title: "Science of Fortune", author: "Pandit Sethuraman", year: "1954" },
    {
      title: "Numerology with Tantra, Ayurveda, and Astrology",
      author: "Harish Johari",
      year: "1990",
    },
  ],
});
