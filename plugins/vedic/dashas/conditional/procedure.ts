import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { LAGNA_REFUSALS } from "../../core/birth_chart.ts";
import { DATE_REFUSALS } from "../../core/dates.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { ConditionalWords } from "./words/en.ts";

/** The eight conditional dashas, and which of them a chart calls for. */
export const dashaConditional = defineProcedure({
  name: "dasha.conditional",
  tradition: "vedic",
  words: wordsIn<ConditionalWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/dasha.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  refusals: [...DATE_REFUSALS, ...LAGNA_REFUSALS],
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "none",
  pictured: true,
  examples: [
    {
      title: "born under Swati, 7 December 1996 in Chennai",
      input: {
        birthDate: "1996-12-07",
        birthTime: "10:34",
        timezone: "Asia/Kolkata",
        latitude: 13.0878,
        longitude: 80.2785,
        yearDays: "365.256364",
      },
      expect: {
        dashas: [
          { dasha: { id: "shodashottari" }, first: { id: "venus" } },
          { dasha: { id: "dwadashottari" }, first: { id: "rahu" } },
          { dasha: { id: "panchottari" }, first: { id: "venus" } },
          { dasha: { id: "shatabdika" }, first: { id: "moon" } },
          { dasha: { id: "chaturashiti" }, first: { id: "sun" } },
          { dasha: { id: "dwisaptati" }, first: { id: "rahu" } },
          { dasha: { id: "shashtihayani" }, first: { id: "mercury" } },
          { dasha: { id: "shattrimsha" }, first: { id: "mercury" } },
        ],
      },
      source: "PyJHora prints the first lords and their beginnings",
    },
  ],
  references: [
    { title: "Brihat Parashara Hora Shastra", author: "Parashara", part: "46" },
    {
      title: "Vedic Astrology: An Integrated Approach",
      author: "P. V. R. Narasimha Rao",
      year: "2001",
    },
  ],
});
