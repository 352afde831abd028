import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { LAGNA_REFUSALS } from "../core/birth_chart.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { StrengthsWords } from "./words/en.ts";

/** The sixfold strength of the planets and the strength of the houses. */
export const vedicShadbala = defineProcedure({
  name: "vedic.shadbala",
  tradition: "vedic",
  words: wordsIn<StrengthsWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/strengths.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: [...LAGNA_REFUSALS, "no-day"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "none",
  pictured: true,
  examples: [
    {
      title: "a morning in Chennai, 7 December 1996",
      input: {
        birthDate: "1996-12-07",
        birthTime: "10:34",
        timezone: "Asia/Kolkata",
        latitude: 13.0878,
        longitude: 80.2785,
      },
      expect: {
        planets: [
          ["sun", 13.85, 0, 30, 60],
          ["moon", 8.68, 0, 60, 51.43],
          ["mars", 9.18, 15, 30, 17.14],
          ["mercury", 31.69, 30, 15, 25.71],
          ["jupiter", 3.06, 15, 15, 34.29],
          ["venus", 8.9, 15, 60, 42.86],
          ["saturn", 14.4, 0, 15, 8.57],
        ].map(([id, uchcha, ojayugma, kendradi, naisargika]) => ({
          graha: { id },
          sthana: { uchcha, ojayugma, kendradi },
          naisargika,
        })),
      },
      tolerance: 0.02,
      source: "PyJHora: vedic.json, components of shadbala",
    },
  ],
  references: [
    { title: "Brihat Parashara Hora Shastra", author: "Parashara", part: "27" },
    { title: "Graha and Bhava Balas", author: "B. V. Raman", year: "1940" },
  ],
});
