import { byPair, defineProcedure, wordsIn } from "#sdk";
import { CHART_REFUSALS } from "../core/nativity.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { MatchWords } from "./words/en.ts";

/** Two births laid over each other. */
export const compatibilityHoroscope = defineProcedure({
  name: "compatibility.horoscope",
  tradition: "western",
  words: wordsIn<MatchWords>(import.meta),
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/match.svg",
  reads: "births",
  conventions: CONVENTIONS,
  refusals: CHART_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byPair,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "composite of two dated births",
      input: {
        a: {
          birthDate: "1990-06-10",
          birthTime: "14:30",
          timezone: "UTC",
          latitude: 27.95,
          longitude: -82.46,
        },
        b: {
          birthDate: "1975-03-21",
          birthTime: "05:15",
          timezone: "UTC",
          latitude: 51.5074,
          longitude: -0.1278,
        },
      },
      expect: {
        suns: { a: { id: "gemini" }, b: { id: "pisces" } },
        davison: { julianDayUt: 2445272.911458, latitude: 39.7287, longitude: -41.2939 },
      },
      tolerance: 0.01,
      source: "Midpoints by formula and by the program caelus; positions: Swiss Ephemeris",
    },
  ],
  references: [
    { title: "Tetrabiblos", author: "Claudius Ptolemy", year: "2nd century", part: "IV.5" },
    { title: "Nuovi principi di astrologia", author: "Ciro Discepolo" },
    { title: "Synastry", author: "Ronald Davison", year: "1977" },
  ],
});
