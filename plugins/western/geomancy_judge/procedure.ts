import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { GeomancyJudgeWords } from "./words/en.ts";

/** A question judged in the houses of a shield. */
export const geomancyJudge = defineProcedure({
  name: "geomancy.judge",
  tradition: "european-geomancy",
  words: wordsIn<GeomancyJudgeWords>(import.meta),
  kind: "draw",
  cost: 7,
  icon: "icons/geomancy.svg",
  needs: ["random"],
  conventions: CONVENTIONS,
  refusals: ["lifespan"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "means, by four mothers made by hand",
      input: {
        mothers: ["amissio", "puella", "tristitia", "caudaDraconis"],
        quesitedHouse: 2,
        question: "Shall I recover the money?",
      },
      expect: {
        querent: { id: "amissio" },
        quesited: { id: "puella" },
        perfections: [{ id: "conjunction" }],
      },
      source: "Worked by the rules of Cattan (1591) and Heydon (1663)",
    },
  ],
  references: [
    { title: "The Geomancie", author: "Christopher Cattan", year: "1591" },
    { title: "Theomagia", author: "John Heydon", year: "1663" },
    { title: "De Geomantia", author: "Robert Fludd", year: "1687" },
  ],
});
