import { byBirth, defineProcedure, omittableTime, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { MahaboteWords } from "./words/en.ts";

/** The house of a birth in the Burmese year. */
export const mahaboteChart = defineProcedure({
  name: "mahabote.chart",
  tradition: "burmese",
  words: wordsIn<MahaboteWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/mahabote.svg",
  reads: "birth",
  omittable: {
    birthTime: omittableTime({
      assume: { birthTime: "11:59" },
      verdicts: ["/planet", "/house"],
    }),
  },
  conventions: CONVENTIONS,
  input,
  output: answer,
  refusals: ["before-the-era"],
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "a Friday of the year 1374",
      input: { birthDate: "2012-12-21" },
      expect: {
        burmeseDate: { year: 1374, month: 9, day: 8 },
        planet: { id: "venus" },
        house: { id: "adipati" },
      },
      source: "Yan Naing Aye's Myanmar calendar and an independent port: mahabote 3",
    },
    {
      title: "before the new year in April the old year counts",
      input: { birthDate: "2001-04-11", birthTime: "15:00", timezone: "Asia/Yangon" },
      expect: { burmeseDate: { year: 1362 }, planet: { id: "rahu" }, house: { id: "binga" } },
      source:
        "Yan Naing Aye's Myanmar calendar: year 1362, mahabote 0; Wednesday after noon is Rahu's",
    },
  ],
  references: [
    {
      title: "Algorithm, Program and Calculation of Myanmar Calendar",
      author: "Yan Naing Aye",
      year: "2013",
      part: "with Myanmar Astrological Calendar Days: Mahabote",
    },
    {
      title: "The Ancient System of Burmese Birthday Astrology",
      author: "Sandy L. Crowther",
      part: "after Barbara Cameron, MaHaBote: The Little Key, 1981",
    },
  ],
});
