import { defineProcedure, wordsIn } from "#sdk";
import { GIVEN_REFUSALS } from "../core/given_chart.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { LotsWords } from "./words/en.ts";

/** The lots of a birth, or of a chart that is given in signs, as Valens gives his. */
export const hellenisticLots = defineProcedure({
  name: "hellenistic.lots",
  tradition: "hellenistic",
  words: wordsIn<LotsWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/hellenistic.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: GIVEN_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "one who rose from moderate fortune to command",
      input: {
        ascendant: { sign: "cancer" },
        sun: { sign: "taurus" },
        moon: { sign: "aries" },
        mercury: { sign: "taurus" },
        venus: { sign: "cancer" },
        mars: { sign: "cancer" },
        jupiter: { sign: "virgo" },
        saturn: { sign: "cancer" },
        lotsSchool: "valens",
      },
      expect: { sect: { id: "day" }, exact: false },
      source: "Vettius Valens, Anthologies II.22: Fortune and Exaltation in Gemini",
    },
    {
      title: "a birth by day",
      input: {
        birthDate: "1990-06-10",
        birthTime: "14:30",
        timezone: "UTC",
        latitude: 27.95,
        longitude: -82.46,
      },
      expect: {
        sect: { id: "day" },
        exact: true,
      },
      source: "Fortune in Pisces and Spirit in Capricorn by the programs caelus and Morinus",
    },
  ],
  references: [
    { title: "Anthology", author: "Vettius Valens", year: "2nd century", part: "II, IV" },
    { title: "Introductory Matters", author: "Paulus Alexandrinus", year: "378", part: "23" },
  ],
});
