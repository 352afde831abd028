import { defineProcedure, wordsIn } from "#sdk";
import { PAIR_REFERENCES } from "../references.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { BirthDateWords } from "./words/en.ts";

/** Pairs inside a birth date. */
export const numberFengShuiBirthDate = defineProcedure({
  name: "numberFengShui.birthDate",
  tradition: "chinese-names-numbers",
  words: wordsIn<BirthDateWords>(import.meta),
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/numbers.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["yearOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a date whose zeros and fives join the digits around them",
      input: { birthDate: "1985-03-14" },
      expect: {
        pairs: [
          { pair: "19", via: "", star: { native: "延年" } },
          { pair: "98", via: "", star: { native: "禍害" } },
          { pair: "83", via: "50", star: { native: "六煞" } },
          { pair: "31", via: "", star: { native: "天醫" } },
          { pair: "14", via: "", star: { native: "生氣" } },
        ],
        missingDigits: [2, 6, 7],
        missingStars: [{ native: "伏位" }],
      },
      source: "printed pair tables of digit-pair readers, which agree with Bazhai Mingjing",
    },
  ],
  references: PAIR_REFERENCES,
});
