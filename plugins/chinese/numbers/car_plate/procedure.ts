import { defineProcedure, wordsIn } from "#sdk";
import { PAIR_REFERENCES } from "../references.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { PlateWords } from "./words/en.ts";

/** Pairs of a car plate. */
export const numberFengShuiCarPlate = defineProcedure({
  name: "numberFengShui.carPlate",
  tradition: "chinese-names-numbers",
  words: wordsIn<PlateWords>(import.meta),
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
      title: "a plate whose letters turn to 2 and 26",
      input: { plate: "粵B·12Z34" },
      expect: {
        letters: [
          { letter: "B", digits: "2" },
          { letter: "Z", digits: "26" },
        ],
        pairs: [
          { pair: "21", star: { native: "絕命" } },
          { pair: "12", star: { native: "絕命" } },
          { pair: "22", star: { native: "伏位" }, continues: { native: "絕命" } },
          { pair: "26", star: { native: "延年" } },
          { pair: "63", star: { native: "五鬼" } },
          { pair: "34", star: { native: "延年" } },
        ],
      },
      source: "printed pair tables of digit-pair readers; letters counted by the alphabet",
    },
  ],
  references: PAIR_REFERENCES,
});
