import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { LAGNA_REFUSALS } from "../core/birth_chart.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { ArudhasWords } from "./words/en.ts";

/** The images of the houses and of the planets. */
export const jaiminiArudhas = defineProcedure({
  name: "jaimini.arudhas",
  tradition: "jaimini",
  words: wordsIn<ArudhasWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/arudhas.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: LAGNA_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "none",
  pictured: true,
  examples: [
    {
      title: "a morning in Chennai, 7 December 1996, the stronger of two lords ruling",
      input: {
        birthDate: "1996-12-07",
        birthTime: "10:34",
        timezone: "Asia/Kolkata",
        latitude: 13.0878,
        longitude: 80.2785,
        coLords: "stronger",
      },
      expect: {
        arudhas: [
          { sign: { id: "taurus" } },
          { sign: { id: "aries" } },
          { sign: { id: "gemini" } },
          { sign: { id: "sagittarius" } },
          { sign: { id: "pisces" } },
          { sign: { id: "pisces" } },
          { sign: { id: "libra" } },
          { sign: { id: "scorpio" } },
          { sign: { id: "sagittarius" } },
          { sign: { id: "cancer" } },
          { sign: { id: "cancer" } },
          { sign: { id: "virgo" } },
        ],
      },
      source: "Jagannatha Hora, as the tests of PyJHora print it",
    },
  ],
  references: [
    { title: "Jaimini Upadesha Sutras", author: "Jaimini", part: "1.1.30-31" },
    { title: "Brihat Parashara Hora Shastra", author: "Parashara", part: "29-30" },
  ],
});
