import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { KetikaWords } from "./words/en.ts";

/** The five times of a day with their rulers. */
export const ketikaLimaHours = defineProcedure({
  name: "ketikaLima.hours",
  tradition: "malay",
  words: wordsIn<KetikaWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/ketika_lima.svg",
  reads: "moment",
  needs: ["now"],
  conventions: CONVENTIONS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the first day of the round begins with Maswara",
      input: { date: "2026-06-17", time: "07:00", timezone: "Asia/Kuala_Lumpur" },
      expect: {
        hijriDay: 1,
        roundDay: 1,
        now: { id: "morning" },
        hours: [
          { ruler: { id: "maswara" } },
          { ruler: { id: "kala" } },
          { ruler: { id: "sri" } },
          { ruler: { id: "brahma" } },
          { ruler: { id: "bisnu" } },
        ],
      },
      source: "Skeat, Malay Magic, p. 545: first day, morning, Maswara",
    },
    {
      title: "on the second day Bisnu has the morning",
      input: { date: "2026-06-18" },
      expect: {
        roundDay: 2,
        now: null,
        hours: [
          { ruler: { id: "bisnu" } },
          { ruler: { id: "maswara" } },
          { ruler: { id: "kala" } },
          { ruler: { id: "sri" } },
          { ruler: { id: "brahma" } },
        ],
      },
      source: "Skeat, Malay Magic, p. 545: second day, Bisnu, Maswara, Kala, Sri, Brahma",
    },
  ],
  references: [
    { title: "Malay Magic", author: "Walter William Skeat", year: "1900", part: "p. 545" },
  ],
});
