import { byPair, defineProcedure, wordsIn } from "#sdk";
import { CHART_REFUSALS } from "../core/nativity.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { SynastryWords } from "./words/en.ts";

/** Two births against each other: contacts both ways, houses both ways, and a score with its reasons. */
export const synastryChart = defineProcedure({
  name: "synastry.chart",
  tradition: "western",
  words: wordsIn<SynastryWords>(import.meta),
  kind: "calculation",
  cost: 7,
  icon: "icons/synastry.svg",
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
      title: "two dated births",
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
        charts: {
          a: {
            bodies: [
              { longitudeDeg: 79.452 },
              { longitudeDeg: 283.2836 },
              { longitudeDeg: 57.8469 },
              { longitudeDeg: 43.0313 },
              { longitudeDeg: 7.5086 },
              { longitudeDeg: 104.8358 },
              { longitudeDeg: 294.3062 },
              { longitudeDeg: 278.3525 },
              { longitudeDeg: 283.8369 },
              { longitudeDeg: 225.5046 },
              {},
            ],
          },
          b: {
            bodies: [
              { longitudeDeg: 359.9713 },
              { longitudeDeg: 94.7674 },
              { longitudeDeg: 336.6615 },
              { longitudeDeg: 31.5946 },
              { longitudeDeg: 313.5882 },
              { longitudeDeg: 0.6104 },
              { longitudeDeg: 101.9877 },
              { longitudeDeg: 211.6802 },
              { longitudeDeg: 251.7833 },
              { longitudeDeg: 188.1173 },
              {},
            ],
          },
        },
      },
      tolerance: 0.001,
      source: "Swiss Ephemeris 2.10.03, Sun to Pluto of both; contacts by the program caelus",
    },
  ],
  references: [
    { title: "Nuovi principi di astrologia", author: "Ciro Discepolo" },
    { title: "Synastry", author: "Ronald Davison", year: "1977" },
    { title: "Planets in Composite", author: "Robert Hand", year: "1975" },
  ],
});
