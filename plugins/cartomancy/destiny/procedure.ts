import { defineProcedure, omittableTime, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { DestinyWords } from "./words/en.ts";

/** The card of a birthday, its ruling card, and the seven cards of a year. */
export const destinyCardsBirthCard = defineProcedure({
  name: "destinyCards.birthCard",
  tradition: "playing-cards",
  words: wordsIn<DestinyWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/destiny.svg",
  reads: "birth",
  needs: ["now"],
  omittable: {
    birthTime: omittableTime({
      assume: { birthTime: "12:00" },
      verdicts: ["/sign", "/rulingCard"],
    }),
  },
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "6 May 1988",
      input: { birthDate: "1988-05-06", birthTime: "12:00", timezone: "UTC", year: 1988 },
      expect: {
        solarValue: 39,
        birthCard: { short: "K of Diamonds" },
        rulingCard: { short: "4 of Clubs" },
      },
      source:
        "Richmond's table of days: 6 May is the king of diamonds; Venus after it in the spread of life is the four of clubs",
    },
    {
      title: "1 January, the king of spades, which no quadration moves",
      input: { birthDate: "1990-01-01", birthTime: "12:00", timezone: "UTC", year: 2020 },
      expect: { solarValue: 52, birthCard: { short: "K of Spades" } },
      source: "Richmond's table of days: 1 January is the king of spades",
    },
  ],
  references: [
    {
      title: "The Mystic Test Book, or The Magic of the Cards",
      author: "Olney H. Richmond",
      year: "1893",
    },
  ],
});
