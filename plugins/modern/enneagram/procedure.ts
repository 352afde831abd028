import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { EnneagramWords } from "./words/en.ts";

/** Two self-reported types side by side. */
export const enneagramMatch = defineProcedure({
  name: "compatibility.enneagram",
  tradition: "enneagram",
  words: wordsIn<EnneagramWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/enneagram.svg",
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "1 and 4 are joined by a line",
      input: { a: 1, b: 4 },
      expect: { score: 82, a: { arrow: 4 }, b: { arrow: 2 } },
      source: "The line 1-4-2-8-5-7 (enneamatch.com, after Naranjo, 1994)",
    },
    {
      title: "8 and 9 are neighbours of one centre, and a wing meets a type",
      input: { a: 8, b: 9, wingA: 9 },
      expect: {
        score: 77,
        components: [{ code: "neighbours" }, { code: "centre" }, { code: "wings" }],
      },
      source: "The circle of nine; centre of the gut 8-9-1; 74 for neighbours and 3 for the wing",
    },
  ],
  references: [
    {
      title: "Character and Neurosis: An Integrative View",
      author: "Claudio Naranjo",
      year: "1994",
    },
    {
      title: "The Wisdom of the Enneagram",
      author: "Don Richard Riso and Russ Hudson",
      year: "1999",
    },
  ],
});
