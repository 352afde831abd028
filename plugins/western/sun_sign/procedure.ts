import { defineProcedure, wordsIn } from "#sdk";
import { birthTimeOmittable } from "../core/omission.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { SunSignWords } from "./words/en.ts";

/** The sign of the Sun, and how sure it is. */
export const sunSignProfile = defineProcedure({
  name: "sunSign.profile",
  tradition: "western",
  words: wordsIn<SunSignWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/sun_sign.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable(["/sign"]),
  },
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the Sun of 21 June 1884",
      input: { birthDate: "1884-06-21", birthTime: "12:00", timezone: "UTC" },
      expect: { sign: { id: "cancer" }, enteredUtc: "1884-06-21T00:59:03Z", onCusp: true },
      source: "Swiss Ephemeris 2.10.03 and astronomy-engine",
    },
  ],
  references: [
    { title: "Tetrabiblos", author: "Ptolemy", year: "2nd century", part: "I" },
    { title: "Astronomica", author: "Manilius", year: "1st century", part: "IV" },
  ],
});
