import { defineProcedure, omittableTime, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { AnnoWords } from "./words/en.ts";

/** A date as Thelemites write it: the places of Sun and Moon, the weekday and the year. */
export const thelemicAnno = defineProcedure({
  name: "thelemic.anno",
  tradition: "thelemic",
  words: wordsIn<AnnoWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/thelemic.svg",
  reads: "moment",
  conventions: CONVENTIONS,
  omittable: {
    time: omittableTime({
      input: "time",
      assume: { time: "12:00" },
      verdicts: ["/anno", "/sun/sign", "/moon/sign"],
    }),
  },
  input,
  output: answer,
  refusals: ["outside-ephemeris"],
  work: () => import("./work.ts"),
  examples: [
    {
      title: "noon on the equinox day of 2024, UTC",
      input: { date: "2024-03-20", time: "12:00", timezone: "UTC" },
      expect: {
        anno: "V:x",
        sun: { sign: { id: "aries" }, degree: 0 },
        moon: { sign: { id: "leo" }, degree: 8 },
        dies: "dies Mercurii",
      },
      source:
        "Sun and Moon: Swiss Ephemeris; year: table of Ordo Templi Orientis Austria, 2024 = V:x",
    },
    {
      title: "the morning of the same day is still the old year",
      input: { date: "2024-03-20", time: "03:00", timezone: "UTC" },
      expect: { anno: "V:ix", sun: { sign: { id: "pisces" }, degree: 29 } },
      source: "Equinox of 20 March 2024 at 03:06 UTC (US Naval Observatory)",
    },
    {
      title: "the first day of the writing of the Book",
      input: { date: "1904-04-08", time: "12:00", timezone: "Africa/Cairo" },
      expect: { anno: "0:0", sun: { sign: { id: "aries" }, degree: 18 }, dies: "dies Veneris" },
      source: "Liber AL II.38; Sun: Swiss Ephemeris",
    },
  ],
  references: [
    {
      title: "Liber AL vel Legis (The Book of the Law)",
      author: "Aleister Crowley",
      year: "1904",
      part: "II.36-43",
    },
    {
      title: "Thelema Lodge Calendar",
      year: "1990",
      part: "September: the numbering of the year 0",
    },
  ],
});
