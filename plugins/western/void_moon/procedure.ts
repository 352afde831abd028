import { defineProcedure, wordsIn } from "#sdk";
import { SPAN_REFUSALS } from "../core/span.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { VoidMoonWords } from "./words/en.ts";

/** Spans in which the Moon is void of course, and her entries into signs. */
export const moonVoidOfCourse = defineProcedure({
  name: "moon.voidOfCourse",
  tradition: "western",
  words: wordsIn<VoidMoonWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/void_moon.svg",
  conventions: CONVENTIONS,
  refusals: SPAN_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the first days of October 1989",
      input: { from: "1989-10-01", to: "1989-10-06" },
      expect: {
        spans: [
          {
            begins: { utc: "1989-09-30T03:27:55Z" },
            ends: { utc: "1989-10-01T20:52:44Z" },
            lastAspect: { planet: { id: "jupiter" }, aspect: { id: "square" } },
            hours: 41.41,
          },
          { lastAspect: { planet: { id: "mercury" }, aspect: { id: "sextile" } }, hours: 8.56 },
          { lastAspect: { planet: { id: "mercury" }, aspect: { id: "square" } }, hours: 7.15 },
        ],
      },
      tolerance: 0.02,
      source: "Swiss Ephemeris 2.10.03, searched for aspects and ingresses",
    },
  ],
  references: [
    { title: "Christian Astrology", author: "William Lilly", year: "1647", part: "pp. 112, 122" },
    { title: "Introduction to the Tetrabiblos", author: "Porphyry", year: "3rd century" },
  ],
});
