import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { DecimalTimeWords } from "./words/en.ts";

/** The clock of the French Republic, read both ways to the millisecond. */
export const decimalTimeConvert = defineProcedure({
  name: "decimalTime.convert",
  tradition: "republican",
  words: wordsIn<DecimalTimeWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/decimal_time.svg",
  omittable: {
    utcOffset: {
      assume: { utcOffset: "+00:00" },
      exhaustive: false,
      verdicts: ["/decimal/text", "/hexadecimal/text", "/swatch/text"],
    },
  },
  input,
  output: answer,
  work: () => import("./work.ts"),
  examples: [
    {
      title: "noon is five o'clock",
      input: { time: "12:00" },
      expect: { decimal: { hours: 5, minutes: 0, seconds: 0, text: "5:00:00" }, fraction: 0.5 },
      source: "Instruction sur l'ère de la République (1793), § V: the day has ten hours",
    },
    {
      title: "a decimal hour is two hours and twenty-four minutes",
      input: { decimal: "1:00:00" },
      expect: { standard: { hours: 2, minutes: 24, seconds: 0, text: "02:24:00" } },
      source: "100,000 decimal seconds make 86,400 seconds",
    },
    {
      title: "midnight UTC is the forty-first beat at Biel",
      input: { time: "00:00:00", utcOffset: "+00:00" },
      expect: { swatch: { beats: 41.667, text: "@041" } },
      source: "Swatch Internet Time: 1,000 beats a day from midnight at UTC+1",
    },
  ],
  references: [
    {
      title: "Décret sur l'ère, le commencement et l'organisation de l'année",
      author: "Convention nationale",
      year: "1793",
      part: "4 frimaire an II, article XI",
    },
    {
      title: "Instruction sur l'ère de la République et sur la division de l'année",
      author: "Convention nationale",
      year: "1793",
    },
  ],
});
