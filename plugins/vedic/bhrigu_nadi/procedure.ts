import { defineProcedure, wordsIn } from "#sdk";
import { birthTimeOmittable } from "../core/omission.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { BhriguNadiWords } from "./words/en.ts";

/** A birth read by planets alone, and Jupiter's walk of a sign a year. */
export const bhriguNadiChart = defineProcedure({
  name: "bhriguNadi.chart",
  tradition: "nadi",
  words: wordsIn<BhriguNadiWords>(import.meta),
  kind: "calculation",
  cost: 5,
  icon: "icons/nadi.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  omittable: { birthTime: birthTimeOmittable(["/grahas/1/sign"]) },
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "7 December 1996, the round that begins at 27",
      input: { birthDate: "1996-12-07", birthTime: "10:34", timezone: "Asia/Kolkata", age: 27 },
      expect: {
        grahas: [
          { graha: { id: "sun" }, sign: { id: "scorpio" } },
          { graha: { id: "moon" }, sign: { id: "libra" } },
          { graha: { id: "mars" }, sign: { id: "leo" } },
          { graha: { id: "mercury" }, sign: { id: "sagittarius" } },
          { graha: { id: "jupiter" }, sign: { id: "sagittarius" } },
          { graha: { id: "venus" }, sign: { id: "libra" } },
          { graha: { id: "saturn" }, sign: { id: "pisces" } },
          { graha: { id: "rahu" }, sign: { id: "virgo" } },
          { graha: { id: "ketu" }, sign: { id: "pisces" } },
        ],
        now: { sign: { id: "pisces" } },
      },
      source: "Signs: PyJHora's test chart; three signs on from Sagittarius after 27 years",
    },
    {
      title: "a birth whose time is not known",
      input: { birthDate: "1940-10-09", timezone: "Europe/London", age: 40 },
      expect: { now: { age: 40 } },
      source: "Arithmetic: forty signs on from Jupiter's own",
    },
  ],
  references: [{ title: "Bhrigu Nandi Nadi", author: "R. G. Rao", year: "1985" }],
});
