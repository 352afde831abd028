import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { AgesWords } from "./words/en.ts";

/** The age of the world by the place of the vernal point among the stars. */
export const astrologicalAgesCurrent = defineProcedure({
  name: "astrologicalAges.current",
  tradition: "western",
  words: wordsIn<AgesWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/ages.svg",
  reads: "moment",
  needs: ["now"],
  conventions: CONVENTIONS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  examples: [
    {
      title: "spring of 2024 by Lahiri",
      input: { date: "2024-03-21", time: "00:00", timezone: "UTC" },
      expect: { age: { id: "pisces" }, vernalPointDeg: 335.805, ayanamsaDeg: 24.195 },
      tolerance: 0.02,
      source: "Swiss Ephemeris 2.10.03, ayanamsa Lahiri",
    },
    {
      title: "by the galactic centre the year 2400 lies in Aquarius",
      input: {
        date: "2400-03-20",
        time: "00:00",
        timezone: "UTC",
        school: "galacticCentre0Sagittarius",
      },
      expect: { age: { id: "aquarius" }, vernalPointDeg: 327.553 },
      tolerance: 0.02,
      source: "Swiss Ephemeris 2.10.03, galactic centre at 0° Sagittarius",
    },
  ],
  references: [
    {
      title: "New precession expressions, valid for long time intervals",
      author: "J. Vondrák, N. Capitaine, P. Wallace",
      year: "2011",
    },
    { title: "Mathematical Astronomy Morsels", author: "Jean Meeus", year: "1997" },
    { title: "The Book of World Horoscopes", author: "Nicholas Campion", year: "1988" },
  ],
});
