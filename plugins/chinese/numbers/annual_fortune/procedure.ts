import { defineProcedure, wordsIn } from "#sdk";
import { PAIR_REFERENCES } from "../references.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { YearsWords } from "./words/en.ts";

/** Year-by-year stars of a birthday joined with the year. */
export const numberFengShuiAnnualFortune = defineProcedure({
  name: "numberFengShui.annualFortune",
  tradition: "chinese-names-numbers",
  words: wordsIn<YearsWords>(import.meta),
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
      title: "14 March joined with 2024 and 2027",
      input: { birthDate: "1985-03-14", fromYear: 2024, toYear: 2027 },
      expect: {
        years: [
          {
            year: 2024,
            join: { native: "五鬼" },
            stars: [
              { native: "天醫" },
              { native: "生氣" },
              { native: "五鬼" },
              { native: "伏位" },
              { native: "五鬼" },
            ],
          },
          { year: 2025 },
          { year: 2026 },
          { year: 2027, ending: { native: "天醫" } },
        ],
      },
      source: "31 天醫, 14 生氣, 42 五鬼, 22 伏位, 24 五鬼, 27 天醫 in the printed pair tables",
    },
  ],
  references: PAIR_REFERENCES,
});
