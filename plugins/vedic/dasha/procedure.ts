import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { DATE_REFUSALS } from "../core/dates.ts";
import { birthTimeOmittable } from "../core/omission.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { DashaWords } from "./words/en.ts";

/** The round of 120 years from the Moon's nakshatra, to five levels. */
export const dashaVimshottari = defineProcedure({
  name: "dasha.vimshottari",
  tradition: "vedic",
  words: wordsIn<DashaWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/dasha.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable(["/startLord", "/moon/nakshatra", "/runningMaha"]),
  },
  refusals: [...DATE_REFUSALS, "too-many-periods", "window-reversed"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "none",
  pictured: true,
  examples: [
    {
      title: "born under Swati: the round opens with Rahu",
      input: {
        birthDate: "1996-12-07",
        birthTime: "10:34",
        timezone: "Asia/Kolkata",
        onDate: "2026-12-07",
      },
      expect: {
        startLord: { id: "rahu" },
        balance: { years: 17.60495 },
        mahadashas: [
          { lord: { id: "rahu" }, endJd: 2456854.92 },
          { lord: { id: "jupiter" }, endJd: 2462698.92 },
          { lord: { id: "saturn" }, endJd: 2469638.67 },
          { lord: { id: "mercury" }, endJd: 2475847.92 },
          { lord: { id: "ketu" }, endJd: 2478404.67 },
          { lord: { id: "venus" }, endJd: 2485709.67 },
          { lord: { id: "sun" }, endJd: 2487901.17 },
          { lord: { id: "moon" }, endJd: 2491553.67 },
          { lord: { id: "mars" }, endJd: 2494110.42 },
        ],
        running: [
          { lord: { id: "jupiter" } },
          { lord: { id: "moon" }, startJd: 2460994.42, endJd: 2461481.42 },
          { lord: { id: "venus" } },
          {},
          {},
        ],
      },
      tolerance: 0.6,
      source: "caelus 0.23 and Maitreya with a year of 365.25 days; Moon: Swiss Ephemeris",
    },
  ],
  references: [
    {
      title: "Brihat Parashara Hora Shastra",
      author: "Parashara",
      part: "46 (periods), 51-60 (sub-periods)",
    },
    { title: "Phaladeepika", author: "Mantreshwara", year: "16th century", part: "XIX-XXI" },
  ],
});
