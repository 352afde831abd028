import { defineProcedure, wordsIn } from "#sdk";
import { PAIR_REFERENCES } from "../references.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { IdentityWords } from "./words/en.ts";

/** Pairs of an identity number as stages of life. */
export const numberFengShuiIdentityNumber = defineProcedure({
  name: "numberFengShui.identityNumber",
  tradition: "chinese-names-numbers",
  words: wordsIn<IdentityWords>(import.meta),
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
      title: "the sample number of the standard, whose check sign fits",
      input: { number: "11010519491231002X" },
      expect: { region: { id: "mainland" }, check: { id: "fits" }, digitCount: 19 },
      source: "GB 11643-1999, sample number; ISO 7064 MOD 11-2",
    },
  ],
  references: PAIR_REFERENCES,
});
