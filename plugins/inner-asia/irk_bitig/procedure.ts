import { byChance, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import { OMEN } from "./omens.ts";
import type { IrkBitigWords } from "./words/en.ts";

/** Three throws of a four-sided die onto the Book of Omens. */
export const irkBitigCast = defineProcedure({
  name: "irkBitig.cast",
  tradition: "turkic",
  words: wordsIn<IrkBitigWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/irk_bitig.svg",
  needs: ["random"],
  input,
  output: answer,
  refusals: ["lifespan"],
  options: { omens: OMEN.ids.length, faces: 4 },
  work: () => import("./work.ts"),
  asks: byChance,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "the Son of Heaven opens the book",
      input: { throws: [2, 2, 2], matter: "work" },
      expect: { number: 1, omen: { id: "sonOfHeaven" }, word: { id: "good" }, twin: null },
      source: "Irk Bitig, omen 1, over which three times two rings are painted",
    },
    {
      title: "two omens under one throw",
      input: { throws: [3, 1, 3], matter: "travel" },
      expect: {
        number: 24,
        omen: { id: "blindFoal" },
        twin: { id: "twoOxen" },
        leaning: { value: { id: "adverse" } },
      },
      source: "Irk Bitig, omens 24 and 25, both under 3-1-3",
    },
  ],
  references: [
    { title: "Irk Bitig", part: "Or. 8212/161, British Library" },
    { title: "Irk Bitig: The Book of Omens", author: "Talat Tekin", year: "1993" },
  ],
});
