import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { JulianDayWords } from "./words/en.ts";

/** Day counts of an instant, or the instant of a count. */
export const julianDayConvert = defineProcedure({
  name: "julianDay.convert",
  tradition: "chronology",
  words: wordsIn<JulianDayWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/julian_day.svg",
  reads: "moment",
  needs: ["now"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the launch of Sputnik in Meeus' example",
      input: { date: "1957-10-04", time: "19:26:24", timezone: "UTC" },
      expect: { jd: 2436116.31, weekday: { id: "friday" } },
      source: "J. Meeus, Astronomical Algorithms, example 7.a: 1957 October 4.81 is JD 2436116.31",
    },
    {
      title: "an instant from its Julian day",
      input: { number: 1842713, kind: "jd" },
      expect: { julian: "0333-01-27", utc: "0333-01-28T12:00:00Z" },
      source: "J. Meeus, Astronomical Algorithms, example 7.b: 333 January 27, 12h is JD 1842713.0",
    },
  ],
  references: [
    { title: "Astronomical Algorithms", author: "Jean Meeus", year: "1998", part: "ch. 7" },
    {
      title: "Explanatory Supplement to the Astronomical Almanac",
      author: "P. K. Seidelmann",
      year: "1992",
      part: "ch. 12",
    },
  ],
});
