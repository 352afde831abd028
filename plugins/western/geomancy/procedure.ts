import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { GeomancyWords } from "./words/en.ts";

/** Shield and houses of four mothers. */
export const geomancyCast = defineProcedure({
  name: "geomancy.cast",
  tradition: "european-geomancy",
  words: wordsIn<GeomancyWords>(import.meta),
  kind: "draw",
  cost: 2,
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
      title: "four mothers by hand",
      input: { mothers: ["amissio", "puella", "tristitia", "caudaDraconis"] },
      expect: {
        shield: {
          rightWitness: { id: "caudaDraconis" },
          leftWitness: { id: "caputDraconis" },
          judge: { id: "carcer" },
          reconciler: { id: "fortunaMajor" },
        },
      },
      source: "Worked by the rules of Cattan (1591) and Heydon (1663)",
    },
  ],
  references: [
    { title: "The Geomancie", author: "Christopher Cattan", year: "1591" },
    { title: "Of Geomancy", author: "H. C. Agrippa", year: "1655" },
    { title: "Theomagia", author: "John Heydon", year: "1663" },
  ],
});
