import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { ForecastWords } from "./words/en.ts";

/** Pinnacles, cycles, letters in force, and personal years, months and days of a span. */
export const numerologyForecast = defineProcedure({
  name: "numerology.forecast",
  tradition: "pythagorean",
  words: wordsIn<ForecastWords>(import.meta),
  kind: "calculation",
  cost: 5,
  icon: "icons/forecast.svg",
  reads: "birth",
  omittable: {
    name: { assume: null, exhaustive: false, verdicts: [] },
  },
  input,
  output: answer,
  refusals: ["no-letters"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the first day of 2024 for a birth of 15 June 1990",
      input: { birthDate: "1990-06-15", name: "Ann Lee", from: "2024-01-01", to: "2024-01-01" },
      expect: {
        age: 33,
        months: [{ personalYear: 2, personalMonth: 3 }],
        days: [{ personalDay: 4 }],
        transits: [
          { letter: "A", value: 1 },
          { letter: "E", value: 5 },
        ],
        essence: { total: 6, number: 6 },
      },
      source:
        "6 + 6 + 8 = 20, 2; 2 + 1 = 3; 3 + 1 = 4; A 1, N 5, N 5 and L 3, E 5, E 5 run through in 11 and 13 years",
    },
  ],
  references: [
    { title: "Your Days Are Numbered", author: "Florence Campbell", year: "1931" },
    { title: "Numerology: The Romance in Your Name", author: "Juno Jordan", year: "1965" },
  ],
});
