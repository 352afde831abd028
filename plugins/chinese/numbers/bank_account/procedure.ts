import { defineProcedure, wordsIn } from "#sdk";
import { becauseOf } from "../because.ts";
import { needDigits, readNumber } from "../digits.ts";
import { drawPairs } from "../picture.ts";
import { coverPairs, gradeOf, readPairs, type Emphasis } from "../reading.ts";
import { PAIR_REFERENCES } from "../references.ts";
import { answer, type AccountAnswer } from "./answer.ts";
import { CONVENTIONS, input, type Use } from "./input.ts";
import type { AccountWords } from "./words/en.ts";

/** Of a password every digit is weighed and none shown. */
const EMPHASIS: { readonly [K in Use]: Emphasis } = {
  account: { scored: 8, doubled: 4, shown: 4 },
  card: { scored: 8, doubled: 4, shown: 4 },
  password: { scored: 48, doubled: 2, shown: 0 },
};

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
  run({ number, use = "account", letters, connectors }): AccountAnswer {
    const { digits } = readNumber(number, letters, "number");
    needDigits(digits, 2, "number");
    const reading = readPairs(digits, connectors, EMPHASIS[use]);
    return {
      use,
      ...coverPairs(reading, EMPHASIS[use].shown),
      endsWell: reading.outcome === "tianYi" || reading.outcome === "yanNian",
      verdict: { value: gradeOf(reading), because: becauseOf(reading) },
    };
  },
  picture: (reading, { picture }, lang) =>
    drawPairs(reading, { ...picture, name: picture.names[reading.use] }, lang),
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
