import { byPair, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { BirthdayWords } from "./words/en.ts";

/** Two birth dates side by side. */
export const compatibilityBirthday = defineProcedure({
  name: "compatibility.birthday",
  tradition: "pythagorean",
  words: wordsIn<BirthdayWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/birthday.svg",
  reads: "births",
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byPair,
  weighs: "own",
  examples: [
    {
      title: "life paths 5 and 7 are of one group",
      input: { a: { birthDate: "1990-05-17" }, b: { birthDate: "1707-04-15" } },
      expect: {
        a: { lifePath: 5, birthday: 8 },
        b: { lifePath: 7, birthday: 6 },
        components: [{ code: "lifePath", score: 88 }, { score: 62 }, {}, { score: 75 }],
      },
      source: "After Campbell (1931): 1-5-7 of the mind; 5 + 8 + 1 = 14 → 5; 4 + 6 + 6 = 16 → 7",
    },
  ],
  references: [
    { title: "Your Days Are Numbered", author: "Florence Campbell", year: "1931" },
    {
      title: "Brihat Parashara Hora Shastra",
      part: "chapter 3: natural friendships of the planets",
    },
  ],
});
