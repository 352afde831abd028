import { defineProcedure, wordsIn } from "#sdk";
import { CHART_REFUSALS } from "../core/nativity.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { StrengthsWords } from "./words/en.ts";

/** Lilly's tally of a birth, or of a chart that is given in signs and degrees. */
export const dignitiesScore = defineProcedure({
  name: "dignities.score",
  tradition: "traditional-western",
  words: wordsIn<StrengthsWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/horary.svg",
  conventions: CONVENTIONS,
  reads: "birth",
  refusals: [...CHART_REFUSALS, "no-planets"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the merchant of 1616",
      input: {
        saturn: { sign: "taurus", degree: 9.03, motion: -0.03 },
        jupiter: { sign: "sagittarius", degree: 21.92, motion: 0.2 },
        mars: { sign: "leo", degree: 0.9, motion: 0.6 },
        sun: { sign: "libra", degree: 6.62, motion: 1 },
        venus: { sign: "libra", degree: 6.9, motion: 1.2 },
        mercury: { sign: "libra", degree: 3.57, motion: 1.5 },
        moon: { sign: "gemini", degree: 1.73, motion: 14 },
        northNode: { sign: "pisces", degree: 5.83 },
        byDay: true,
        year: 1616,
      },
      expect: { almuten: { id: "venus" }, leftOut: [{ id: "houses" }] },
      source: "W. Lilly, Christian Astrology (1647), pp. 742-745: Venus is the strongest",
    },
    {
      title: "the almuten of a degree of Capricorn",
      input: {
        byDay: true,
        degrees: [{ sign: "capricorn", degree: 12.427 }],
        bounds: "egyptian",
        triplicity: "dorothean",
      },
      expect: { degrees: [{ almuten: [{ id: "mars" }, { id: "saturn" }] }] },
      source: "The program caelus: Mars and Saturn with five points each",
    },
  ],
  references: [
    { title: "Christian Astrology", author: "William Lilly", year: "1647", part: "pp. 101-115" },
  ],
});
