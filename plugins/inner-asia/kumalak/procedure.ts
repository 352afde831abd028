import { byChance, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { COUNT, ROW } from "./beans.ts";
import { input } from "./input.ts";
import type { KumalakWords } from "./words/en.ts";

/** One dealing of forty-one beans. */
export const kumalakCast = defineProcedure({
  name: "kumalak.cast",
  tradition: "turkic",
  words: wordsIn<KumalakWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/kumalak.svg",
  needs: ["random"],
  input,
  output: answer,
  refusals: ["lifespan"],
  options: { beans: 41, rows: ROW.ids, counts: COUNT.ids },
  work: () => import("./work.ts"),
  asks: byChance,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "a light head and a horse on the move",
      input: { heaps: [1, 1, 3, 2, 3, 3, 4, 1, 3] },
      expect: {
        rows: [
          { row: { native: "бас" }, sum: 5, fill: { id: "light" } },
          { row: { native: "жүрек" }, sum: 8 },
          { row: { native: "аяқ" }, sum: 8 },
        ],
        leaning: { value: { id: "favourable" } },
      },
      source:
        "rule of the beans: 41 by fours leave 5 or 9 in the first row, 4, 8 or 12 in the others",
    },
    {
      title: "a burdened heart and a tethered horse",
      input: { heaps: [4, 4, 1, 4, 4, 4, 2, 4, 2], matter: "travel" },
      expect: {
        rows: [{ sum: 9 }, { sum: 12 }, { sum: 8 }],
        leaning: { value: { id: "adverse" } },
      },
      source:
        "rule of the beans: 41 by fours leave 5 or 9 in the first row, 4, 8 or 12 in the others",
    },
  ],
  references: [
    { title: "Kumalak", author: "Wikipedia", part: "elements of the counts, rows of the body" },
    { title: "Этнографические материалы", author: "A. A. Divaev", year: "1896" },
  ],
});
