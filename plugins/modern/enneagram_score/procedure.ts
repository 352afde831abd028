import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import { KEY } from "./questionnaire.ts";
import type { ScoreWords } from "./words/en.ts";

/** Answers to 36 statements, counted into the nine types. */
export const enneagramScore = defineProcedure({
  name: "enneagram.score",
  tradition: "enneagram",
  words: wordsIn<ScoreWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/enneagram.svg",
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "five on the statements of type 5 and one on all others",
      input: { answers: KEY.map((type) => (type === 5 ? 5 : 1)) },
      expect: {
        clarity: { id: "clear" },
        leaders: [5],
        type: { number: 5, wing: null, underStrain: 7, atEase: 8, centre: { id: "head" } },
      },
      source:
        "Types 5, 6, 7 are the head centre, and the line runs 1-4-2-8-5-7-1 (enneamatch.com, after Naranjo, 1994)",
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
