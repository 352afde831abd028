import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { ErasWords } from "./words/en.ts";

/** One year in all eras. */
export const erasConvert = defineProcedure({
  name: "eras.convert",
  tradition: "chronology",
  words: wordsIn<ErasWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/eras.svg",
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "2026 from the founding of Rome",
      input: { year: 2026, era: "auc" },
      expect: { historical: 2026, eras: [{ era: { id: "auc" }, year: 2779 }] },
      source: "Ginzel, Handbuch der Chronologie II: the city was founded in 753 BCE",
    },
    {
      title: "the year 115 of the Republic of China",
      input: { year: 115, from: "minguo", era: "buddhistThai" },
      expect: { astronomical: 2026, eras: [{ year: 2569 }] },
      source: "ICU, calendars roc and buddhist",
    },
  ],
  references: [
    {
      title: "Handbuch der mathematischen und technischen Chronologie",
      author: "F. K. Ginzel",
      year: "1906-14",
    },
    { title: "La chronologie", author: "V. Grumel", year: "1958" },
  ],
});
