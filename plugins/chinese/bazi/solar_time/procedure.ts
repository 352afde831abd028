import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { SolarTimeWords } from "./words/en.ts";

/** A clock time by the sundial. */
export const baziTrueSolarTime = defineProcedure({
  name: "bazi.trueSolarTime",
  tradition: "chinese-destiny",
  words: wordsIn<SolarTimeWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/bazi.svg",
  needs: ["now"],
  reads: "moment",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["timeNeeded", "longitudeNeeded"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "half past midnight in Chengdu, which the sundial gives to the evening before",
      input: {
        date: "2011-11-08",
        time: "00:21",
        timezone: "+08:00",
        latitude: 30.57,
        longitude: 104.0665,
      },
      expect: { longitudeMinutes: -63.734, hourChanges: false, dayChanges: false },
      source: "astronomy-engine 2.1.19 and PyEphem 4.1.4: 23:33:36 on 7 November",
    },
  ],
  references: [
    { title: "Astronomical Algorithms, ch. 28", author: "J. Meeus", year: "1998" },
    { title: "IANA Time Zone Database", part: "histories of standard and summer time" },
  ],
});
