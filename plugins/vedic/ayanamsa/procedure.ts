import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { CompareWords } from "./words/en.ts";

/** Values of the ayanamsas at an instant, and what they do to the grahas. */
export const ayanamsaCompare = defineProcedure({
  name: "ayanamsa.compare",
  tradition: "vedic",
  words: wordsIn<CompareWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/samvatsara.svg",
  reads: "moment",
  needs: ["now"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "22 April 2012, 22:00 UT",
      input: { date: "2012-04-22", time: "22:00", timezone: "UTC" },
      expect: { at: "2012-04-22T22:00:00Z" },
      source: "Swiss Ephemeris 2.10.03: Lahiri 24.02902, Raman 22.58272, Fagan-Bradley 24.91223",
    },
  ],
  references: [
    { title: "Report of the Calendar Reform Committee", year: "1955" },
    { title: "Indian Astronomical Ephemeris", year: "1989" },
  ],
});
