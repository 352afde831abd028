import { defineProcedure, omittableTime, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { BirthCardsWords } from "./words/en.ts";

/** Trumps of a birth date, of a year, and the cards of the Sun's degree. */
export const tarotBirthCards = defineProcedure({
  name: "tarot.birthCards",
  tradition: "tarot",
  words: wordsIn<BirthCardsWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/birth_cards.svg",
  reads: "birth",
  needs: ["now"],
  omittable: {
    birthTime: omittableTime({
      assume: { birthTime: "12:00" },
      verdicts: ["/sun/decan", "/sun/court", "/sun/trump"],
    }),
  },
  input,
  output: answer,
  refusals: ["outside-years"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "12 June 1971",
      input: { birthDate: "1971-06-12", birthTime: "12:00", timezone: "UTC", year: 2026 },
      expect: {
        sum: 1989,
        chain: [{ number: 9, card: { id: "the-hermit" } }],
        year: { number: 10, card: { id: "wheel-of-fortune" } },
        sun: { sign: { id: "gemini" }, decan: { id: "ten-of-swords" } },
      },
      source:
        "1971 + 6 + 12 = 1989, 27, 9; 2026 + 18 = 2044, 10; Sun 20.6° Gemini (Swiss Ephemeris)",
    },
  ],
  references: [
    { title: "The Tarot Handbook", author: "Angeles Arrien", year: "1987" },
    { title: "Tarot Constellations", author: "Mary K. Greer", year: "1987" },
    {
      title: "A Description of the Cards of the Tarot (Book T)",
      author: "Golden Dawn",
      year: "1912",
    },
  ],
});
