import { defineProcedure, omittableTime, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { MoonWords } from "./words/en.ts";

/** The Moon of a moment: phase, age, light, distance, sign, and the quarters that follow. */
export const moonPhaseCurrent = defineProcedure({
  name: "moonPhase.current",
  tradition: "moon",
  words: wordsIn<MoonWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/moon.svg",
  reads: "moment",
  needs: ["now"],
  omittable: {
    time: omittableTime({
      input: "time",
      assume: { time: "12:00" },
      verdicts: ["/eighth"],
    }),
  },
  input,
  output: answer,
  refusals: ["outside-ephemeris"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a waning Moon of February 2019",
      input: { date: "2019-02-23", time: "05:00", timezone: "UTC" },
      expect: {
        eighth: { id: "waningGibbous" },
        ageDays: 18.3303,
        sign: { id: "libra" },
      },
      tolerance: 0.001,
      source: "astronomy-engine 2.1.19 and PyEphem",
    },
    {
      title: "the Harvest Moon of 2024",
      input: { date: "2024-09-17", time: "00:00", timezone: "UTC" },
      expect: { eighth: { id: "full" } },
      source: "US Naval Observatory: full Moon 2024 September 18, 02:34 UT",
    },
  ],
  references: [
    { title: "Astronomical Algorithms", author: "Jean Meeus", year: "1998", part: "ch. 47-49" },
    { title: "The Farmers' Almanac", year: "1930s", part: "names of full moons" },
  ],
});
