import { defineProcedure, wordsIn } from "#sdk";
import { CHART_REFUSALS } from "../core/nativity.ts";
import { birthTimeOmittable, PLACE_OMITTABLE } from "../core/omission.ts";
import { TARGET_REFUSALS } from "../core/target_date.ts";
import { answer } from "./answer.ts";
import { CERTIFIED } from "./certified.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { ProgressionsWords } from "./words/en.ts";

/** A birth carried forward: progressions, solar arc, lunation and returns. */
export const progressionsCalculate = defineProcedure({
  name: "progressions.calculate",
  tradition: "western",
  words: wordsIn<ProgressionsWords>(import.meta),
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/progressions.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable(CERTIFIED.map((id) => `/secondary/signs/${id}`)),
    latitude: PLACE_OMITTABLE,
  },
  refusals: [...CHART_REFUSALS, ...TARGET_REFUSALS],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the thirty-ninth day stands for September 2029",
      input: {
        birthDate: "1990-06-10",
        birthTime: "14:30",
        timezone: "UTC",
        latitude: 27.95,
        longitude: -82.46,
        targetDate: "2029-09-18",
        targetTime: "07:11:23",
      },
      expect: {
        secondary: {
          julianDayUt: 2448092.378642,
          signs: { sun: { id: "cancer" }, moon: { id: "gemini" }, mars: { id: "taurus" } },
        },
        solarArc: { arcDeg: 37.4731 },
      },
      tolerance: 0.01,
      source: "Swiss Ephemeris 2.10.03 at the progressed instant",
    },
  ],
  references: [
    { title: "Primum Mobile", author: "Placidus de Titis", year: "1657" },
    { title: "The Progressed Horoscope", author: "Alan Leo", year: "1905" },
    { title: "The Technique of Solar Returns", author: "A. Volguine", year: "1937" },
  ],
});
