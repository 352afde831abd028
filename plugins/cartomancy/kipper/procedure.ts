import { byChance, defineProcedure, withSettings, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { KipperWords } from "./words/en.ts";

/** A line, nine or all 36 Kipper cards, read by where people look. */
export const kipperDraw = defineProcedure({
  name: "kipper.draw",
  tradition: "kipper",
  words: wordsIn<KipperWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/kipper.svg",
  needs: ["random"],
  input,
  output: answer,
  refusals: ["lifespan"],
  work: () => import("./work.ts"),
  asks: withSettings(byChance, { spread: "line" }),
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "the man looks at a letter, with money behind him",
      input: { spread: "line", person: 1, cards: [20, 11, 1, 7, 3] },
      expect: {
        castBy: { id: "caller" },
        person: {
          place: 3,
          ahead: [{ id: "pleasantLetter" }, { id: "marriage" }],
          behind: [{ id: "winMoney" }, { id: "house" }],
        },
      },
      source:
        "Kipper Wahrsagekarten (Munich, c. 1890): numbers and titles; what he looks at lies ahead",
    },
  ],
  references: [{ title: "Kipper Wahrsagekarten", year: "c. 1890", part: "Munich, 36 cards" }],
});
