import { defineProcedure, wordsIn } from "#sdk";
import { CHART_REFUSALS } from "../core/nativity.ts";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { ThemaWords } from "./words/en.ts";

/** The birth chart of the world. */
export const themaMundiChart = defineProcedure({
  name: "themaMundi.chart",
  tradition: "hellenistic",
  words: wordsIn<ThemaWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/thema_mundi.svg",
  refusals: ["date-out-of-range", ...CHART_REFUSALS],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the placements that Firmicus prints",
      input: {},
      expect: {
        ascendant: { sign: { id: "cancer" }, degreeInSign: 15 },
        midheaven: { sign: { id: "aries" } },
        placements: [
          { planet: { id: "moon" }, sign: { id: "cancer" }, house: 1 },
          { planet: { id: "sun" }, sign: { id: "leo" }, house: 2 },
          { planet: { id: "mercury" }, sign: { id: "virgo" }, house: 3 },
          { planet: { id: "venus" }, sign: { id: "libra" }, house: 4 },
          { planet: { id: "mars" }, sign: { id: "scorpio" }, house: 5 },
          { planet: { id: "jupiter" }, sign: { id: "sagittarius" }, house: 6 },
          { planet: { id: "saturn" }, sign: { id: "capricorn" }, house: 7 },
        ],
      },
      source: "Firmicus Maternus, Mathesis III.1",
    },
  ],
  references: [
    { title: "Mathesis", author: "Firmicus Maternus", year: "about 336", part: "III.1" },
    {
      title: "Commentary on the Dream of Scipio",
      author: "Macrobius",
      year: "about 430",
      part: "I.21",
    },
    { title: "Tetrabiblos", author: "Claudius Ptolemy", year: "2nd century", part: "I.17" },
  ],
});
