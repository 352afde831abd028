import { defineProcedure, wordsIn } from "#sdk";
import { PAIR_REFERENCES } from "../references.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { HouseWords } from "./words/en.ts";

/** Pairs of a house, flat or unit number. */
export const numberFengShuiHouseNumber = defineProcedure({
  name: "numberFengShui.houseNumber",
  tradition: "chinese-names-numbers",
  words: wordsIn<HouseWords>(import.meta),
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/numbers.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "building 13, floor 6, unit 8",
      input: { building: "13", floor: 6, number: "8" },
      expect: {
        order: [{ id: "building" }, { id: "floor" }, { id: "unit" }],
        pairs: [
          { pair: "13", star: { native: "天醫" } },
          { pair: "36", star: { native: "五鬼" } },
          { pair: "68", star: { native: "天醫" } },
        ],
      },
      source: "printed pair tables of digit-pair readers, which agree with Bazhai Mingjing",
    },
  ],
  references: PAIR_REFERENCES,
});
