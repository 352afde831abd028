import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { RectificationWords } from "./words/en.ts";

/** Spans of a time of birth that dated events favour, with how weak the evidence is. */
export const rectificationCandidates = defineProcedure({
  name: "rectification.candidates",
  tradition: "western",
  words: wordsIn<RectificationWords>(import.meta),
  kind: "calculation",
  cost: 15,
  icon: "icons/rectification.svg",
  reads: "birth",
  refusals: ["place-needed", "event-before-birth"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "three events of a life whose hour is known to be about noon",
      input: {
        birthDate: "1990-06-10",
        birthTime: "12:00",
        timezone: "UTC",
        latitude: 51.5,
        longitude: -0.12,
        marginMinutes: 60,
        events: [
          { kind: "study", date: "2009-09-21" },
          { kind: "union", date: "2016-05-28" },
          { kind: "promotion", date: "2020-02-03" },
        ],
      },
      expect: { searched: { begins: { utc: "1990-06-10T11:00:00Z" }, minutes: 120 } },
      source: "Reckoned by hand: an hour before noon and an hour after it",
    },
  ],
  references: [
    { title: "Tetrabiblos", author: "Claudius Ptolemy", year: "2nd century", part: "III.3" },
    {
      title: "Recent Advances in Natal Astrology",
      author: "Geoffrey Dean and Arthur Mather",
      year: "1977",
      part: "rectification",
    },
  ],
});
