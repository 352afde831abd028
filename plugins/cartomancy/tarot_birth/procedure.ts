import { defineProcedure, omittableTime, Refusal, wordsIn } from "#sdk";
import { apparentSun } from "#sky";
import { answer, type BirthCardsAnswer } from "./answer.ts";
import { input } from "./input.ts";
import { drawBirthCards } from "./picture.ts";
import { cardsOfDegree, chainOf, stepsOf, trumpOf } from "./rules.ts";
import type { BirthCardsWords } from "./words/en.ts";

/** Years for which the Sun's degree is certain. */
const YEARS = { from: 1, to: 2998 };

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
      markers: () => [
        (_at, moment) => {
          const { decan, court } = cardsOfDegree(apparentSun(moment().julianDayTt).longitudeDeg);
          return `${decan} ${court}`;
        },
      ],
      verdicts: ["/sun/decan", "/sun/court", "/sun/trump"],
    }),
  },
  input,
  output: answer,
  refusals: ["outside-years"],
  run({ year }, give): BirthCardsAnswer {
    const civil = give.civil();
    if (civil.year < YEARS.from || civil.year > YEARS.to) throw new Refusal("outside-years", YEARS);
    const { month, day } = civil.given;
    const sum = civil.given.year + month + day;
    const chain = chainOf(stepsOf(sum).at(-1)!);
    const root = chain.at(-1)!;
    const asked = year ?? new Date(give.now).getUTCFullYear();
    const yearSum = asked + month + day;
    const yearNumber = stepsOf(yearSum).at(-1)!;
    const named = (number: number) => ({ number, card: trumpOf(number) });
    const same = Array.from({ length: 22 }, (_, index) => index + 1).filter(
      (number) => chainOf(number).at(-1) === root && !chain.includes(number),
    );
    return {
      sum,
      chain: chain.map(named),
      hidden: same.map(named),
      year: { year: asked, sum: yearSum, ...named(yearNumber) },
      sun: cardsOfDegree(apparentSun(civil.julianDayTt).longitudeDeg),
    };
  },
  picture: drawBirthCards,
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
