import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { FindWords } from "./words/en.ts";

/** Hours fit for an undertaking, and why days fall. */
export const muhurtaFind = defineProcedure({
  name: "muhurta.find",
  tradition: "hindu-calendar",
  words: wordsIn<FindWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/muhurta.svg",
  conventions: CONVENTIONS,
  refusals: ["span-invalid"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "no wedding while the Sun is in Sagittarius: Delhi, 18 to 20 December 2024",
      input: {
        activity: "marriage",
        from: "2024-12-18",
        to: "2024-12-20",
        timezone: "Asia/Kolkata",
        latitude: 28.6139,
        longitude: 77.209,
      },
      expect: {
        searched: 3,
        windows: [],
        days: [
          { verdict: { id: "falls" } },
          { verdict: { id: "falls" } },
          { verdict: { id: "falls" } },
        ],
      },
      source:
        "Muhurta Chintamani VI: no marriages in Dhanurmasa; the Sun enters Sagittarius on 15 December 2024 (Swiss Ephemeris)",
    },
  ],
  references: [
    { title: "Muhurta Chintamani", author: "Rama Daivajna", year: "1600" },
    { title: "Kalaprakashika", part: "translated by N. P. Subramania Iyer, 1917" },
  ],
});
