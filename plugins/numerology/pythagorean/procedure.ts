import { byNameAndDay, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { NumerologyWords } from "./words/en.ts";

/** The numbers of a birth date and a name, every addition shown. */
export const numerologyCalculate = defineProcedure({
  name: "numerology.calculate",
  tradition: "pythagorean",
  words: wordsIn<NumerologyWords>(import.meta),
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/pythagorean.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    name: { assume: null, exhaustive: false, verdicts: [] },
    currentDate: { assume: null, exhaustive: false, verdicts: [] },
  },
  input,
  output: answer,
  refusals: ["no-letters"],
  work: () => import("./work.ts"),
  asks: byNameAndDay,
  weighs: "own",
  examples: [
    {
      title: "Nikola Tesla",
      input: { name: "Nikola Tesla", birthDate: "1856-07-10", yIsVowel: "no" },
      expect: {
        lifePath: { number: 1, steps: "7, 10 → 1, 1856 → 20 → 2; 7 + 1 + 2 = 10 → 1" },
        expression: { number: 11, master: true, total: 38 },
        soulUrge: { number: 4 },
        personality: { number: 7 },
        birthday: { number: 1 },
        maturity: { number: 3 },
      },
      source: "Letter table and order of reduction after Campbell (Decoz's course), added by hand",
    },
    {
      title: "without a name the date's numbers remain",
      input: { birthDate: "1990-11-29" },
      expect: { lifePath: { number: 5 }, birthday: { number: 11, master: true }, expression: null },
      source: "11 and 29 → 11 are kept as masters: 11 + 11 + 1 = 23 → 5",
    },
  ],
  references: [
    { title: "Your Days Are Numbered", author: "Florence Campbell", year: "1931" },
    { title: "Numerology course", author: "Hans Decoz", part: "decoz.com" },
    { title: "The Secret Science of Numerology", author: "Shirley B. Lawrence", part: "ch. 27: Y" },
    { title: "Numerology: The Romance in Your Name", author: "Juno Jordan", year: "1965" },
  ],
});
