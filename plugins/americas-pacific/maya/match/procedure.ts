import { byPair, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { MatchWords } from "./words/en.ts";

/** Two birth days of the round of 260 side by side. */
export const mayanTzolkinMatch = defineProcedure({
  name: "compatibility.mayanTzolkin",
  tradition: "maya",
  words: wordsIn<MatchWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/maya_match.svg",
  reads: "births",
  conventions: CONVENTIONS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byPair,
  weighs: "own",
  examples: [
    {
      title: "11 Ik' of the north and 8 Ajaw of the south",
      input: {
        a: { birthDate: "2000-01-01" },
        b: { birthDate: "2013-05-30" },
        language: "yucatec",
      },
      expect: {
        a: { name: { text: "11 Ikʼ" } },
        b: { name: { text: "8 Ajaw" } },
        components: [{ code: "oppositeDirection", weight: 58 }],
        score: 58,
      },
      source:
        "convertdate and the calendar of Emacs: 1 January 2000 is 11 Ik'; 31 May 2013 is 9 Imix",
    },
    {
      title: "two born on one day",
      input: { a: { birthDate: "1990-05-17" }, b: { birthDate: "1990-05-17" } },
      expect: {
        components: [
          { code: "sameSign", weight: 78 },
          { code: "sameNumber" },
          { code: "sameTrecena" },
        ],
      },
      source: "Rule of the match: same sign 78, same number 6, same trecena 8",
    },
  ],
  references: [
    {
      title: "Time and the Highland Maya",
      author: "Barbara Tedlock",
      year: "1982",
      part: "day relations",
    },
    {
      title: "Dreamspell",
      author: "José Argüelles and Lloydine Burris",
      year: "1990",
      part: "oracle of five",
    },
  ],
});
