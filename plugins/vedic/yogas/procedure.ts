import { defineProcedure, wordsIn } from "#sdk";
import { answer, REFUSALS } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { YogasWords } from "./words/en.ts";

/** The yogas of a birth, or of a chart drawn in signs as books and other programs give them. */
export const vedicYogas = defineProcedure({
  name: "vedic.yogas",
  tradition: "vedic",
  words: wordsIn<YogasWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/chart.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  examples: [
    {
      title: "all seven in movable signs, which makes Rajju; no degrees are known",
      input: {
        lagna: { sign: "capricorn" },
        sun: { sign: "libra" },
        moon: { sign: "libra" },
        mars: { sign: "aries" },
        mercury: { sign: "capricorn" },
        jupiter: { sign: "aries" },
        venus: { sign: "aries" },
        saturn: { sign: "capricorn" },
      },
      expect: { exact: false },
      source: "Brihat Parashara Hora Shastra 35.7",
    },
  ],
  references: [
    { title: "Brihat Parashara Hora Shastra", author: "Parashara", part: "35-41" },
    { title: "Phaladeepika", author: "Mantreshwara", year: "16th century", part: "VI-VII" },
    { title: "Three Hundred Important Combinations", author: "B. V. Raman", year: "1947" },
  ],
});
