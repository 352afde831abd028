import { defineProcedure, wordsIn } from "#sdk";
import { PAIR_REFERENCES } from "../references.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { PartnerWords } from "./words/en.ts";

/** Digit pairs of two people held side by side. */
export const numberFengShuiPartnerCompatibility = defineProcedure({
  name: "numberFengShui.partnerCompatibility",
  tradition: "chinese-names-numbers",
  words: wordsIn<PartnerWords>(import.meta),
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
      title: "two dates whose ends join to heavenly healer",
      input: { a: { birthDate: "1985-03-11" }, b: { birthDate: "1990-07-23" } },
      expect: {
        parts: [
          { part: { id: "dominants" } },
          { part: { id: "joins" }, value: 86 },
          { part: { id: "supplies" } },
        ],
      },
      source: "1 and 3 make 天醫 in every printed pair table",
    },
  ],
  references: PAIR_REFERENCES,
});
