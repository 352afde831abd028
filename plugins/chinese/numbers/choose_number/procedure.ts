import { defineProcedure, wordsIn } from "#sdk";
import { PAIR_REFERENCES } from "../references.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { ChoiceWords } from "./words/en.ts";

/** Ranks candidate numbers. */
export const numberFengShuiChooseNumber = defineProcedure({
  name: "numberFengShui.chooseNumber",
  tradition: "chinese-names-numbers",
  words: wordsIn<ChoiceWords>(import.meta),
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
      title: "breath of growth before severed fate",
      input: { candidates: ["1212", "1414"] },
      expect: { best: [1], ranking: [{ candidate: 1 }, { candidate: 0 }] },
      source: "14 and 41 are 生氣, 12 and 21 絕命 in every printed pair table",
    },
  ],
  references: PAIR_REFERENCES,
});
