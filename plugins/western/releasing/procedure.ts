import { defineProcedure, wordsIn } from "#sdk";
import { GIVEN_REFUSALS } from "../core/given_chart.ts";
import { TARGET_REFUSALS } from "../core/target_date.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { ReleasingWords } from "./words/en.ts";

/** Valens' releasing of the times from a lot, to four levels. */
export const hellenisticZodiacalReleasing = defineProcedure({
  name: "hellenistic.zodiacalReleasing",
  tradition: "hellenistic",
  words: wordsIn<ReleasingWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/releasing.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  refusals: [...GIVEN_REFUSALS, ...TARGET_REFUSALS],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "Valens' child, released from Fortune in Pisces",
      input: {
        ascendant: { sign: "leo" },
        sun: { sign: "capricorn" },
        moon: { sign: "gemini" },
        mercury: { sign: "capricorn" },
        venus: { sign: "aquarius" },
        mars: { sign: "aquarius" },
        jupiter: { sign: "leo" },
        saturn: { sign: "leo" },
        sect: "night",
        from: "fortune",
        ageDays: 1281,
      },
      expect: {
        startSign: { id: "pisces" },
        levels: [{ active: 0 }, { active: 3 }, { active: 5 }, { active: 0 }],
      },
      source: "Vettius Valens, Anthologies IV.10: Gemini, and within it Scorpio",
    },
  ],
  references: [
    { title: "Anthology", author: "Vettius Valens", year: "2nd century", part: "IV.4-10" },
    { title: "Hellenistic Astrology", author: "Chris Brennan", year: "2017", part: "ch. 18" },
  ],
});
