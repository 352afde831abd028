import { defineProcedure, wordsIn } from "#sdk";
import { PAIR_REFERENCES } from "../references.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { PhoneWords } from "./words/en.ts";

/** Pairs of a phone number. */
export const numberFengShuiPhone = defineProcedure({
  name: "numberFengShui.phone",
  tradition: "chinese-names-numbers",
  words: wordsIn<PhoneWords>(import.meta),
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
      title: "a number of eleven digits with two fives between",
      input: { number: "142 5574 4738" },
      expect: {
        pairs: [
          { pair: "14", via: "", star: { native: "生氣" } },
          { pair: "42", via: "", star: { native: "五鬼" } },
          { pair: "27", via: "55", star: { native: "天醫" } },
          { pair: "74", via: "", star: { native: "六煞" } },
          { pair: "44", via: "", star: { native: "伏位" } },
          { pair: "47", via: "", star: { native: "六煞" } },
          { pair: "73", via: "", star: { native: "絕命" } },
          { pair: "38", via: "", star: { native: "六煞" } },
        ],
        dominant: { native: "六煞" },
      },
      source: "printed pair tables of digit-pair readers, which agree with Bazhai Mingjing",
    },
  ],
  references: PAIR_REFERENCES,
});
