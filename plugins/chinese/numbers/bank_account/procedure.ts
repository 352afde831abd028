import { defineProcedure, wordsIn } from "#sdk";
import { PAIR_REFERENCES } from "../references.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { AccountWords } from "./words/en.ts";

/** Pairs of an account, a card or a password. */
export const numberFengShuiBankAccount = defineProcedure({
  name: "numberFengShui.bankAccount",
  tradition: "chinese-names-numbers",
  words: wordsIn<AccountWords>(import.meta),
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
      title: "a tail of six digits that ends on tian yi",
      input: { number: "197868", use: "card" },
      expect: {
        pairs: [
          { pair: "78", star: { native: "延年" }, strength: 3 },
          { pair: "86", star: { native: "天醫" } },
          { pair: "68", star: { native: "天醫" } },
        ],
        counts: [
          { star: { native: "天醫" }, count: 2 },
          { star: { native: "延年" }, count: 2 },
          { star: { native: "五鬼" }, count: 1 },
        ],
        endsWell: true,
      },
      source: "printed pair tables of digit-pair readers, which agree with Bazhai Mingjing",
    },
  ],
  references: PAIR_REFERENCES,
});
