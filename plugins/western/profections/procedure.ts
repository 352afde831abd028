import { defineProcedure, wordsIn } from "#sdk";
import { GIVEN_REFUSALS } from "../core/given_chart.ts";
import { TARGET_REFUSALS } from "../core/target_date.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { ProfectionsWords } from "./words/en.ts";

/** The year, its months and days handed from sign to sign. */
export const hellenisticProfections = defineProcedure({
  name: "hellenistic.profections",
  tradition: "hellenistic",
  words: wordsIn<ProfectionsWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/profections.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  refusals: [...GIVEN_REFUSALS, ...TARGET_REFUSALS, "age-missing", "point-missing"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "Valens' thirty-fifth year",
      input: {
        ascendant: { sign: "virgo" },
        sun: { sign: "aquarius" },
        moon: { sign: "scorpio" },
        mercury: { sign: "aquarius" },
        venus: { sign: "capricorn" },
        mars: { sign: "virgo" },
        jupiter: { sign: "libra" },
        saturn: { sign: "cancer" },
        age: 34,
      },
      expect: {
        count: 11,
        annual: { sign: { id: "cancer" }, meets: [{ id: "saturn" }] },
      },
      source: "Vettius Valens, Anthologies IV.11: ascendant and Mars hand over to Saturn",
    },
    {
      title: "a year counted from a birth",
      input: {
        birthDate: "1990-06-10",
        birthTime: "14:30",
        timezone: "UTC",
        latitude: 27.95,
        longitude: -82.46,
        targetDate: "2023-10-23",
        targetTime: "23:55",
        ageBy: "tropicalYear",
      },
      expect: { ageYears: 33, count: 10 },
      source: "The programs caelus and Morinus",
    },
  ],
  references: [
    { title: "Anthology", author: "Vettius Valens", year: "2nd century", part: "IV.11-24" },
    { title: "Tetrabiblos", author: "Ptolemy", year: "2nd century", part: "IV.10" },
    { title: "Introductory Matters", author: "Paulus Alexandrinus", year: "378", part: "31" },
  ],
});
