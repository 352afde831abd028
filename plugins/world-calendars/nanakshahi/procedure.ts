import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { NanakshahiWords } from "./words/en.ts";

/** A date of the Sikh calendar of 2003, from a civil date or back to one. */
export const nanakshahiConvert = defineProcedure({
  name: "nanakshahi.convert",
  tradition: "sikh",
  words: wordsIn<NanakshahiWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/nanakshahi.svg",
  reads: "moment",
  needs: ["now"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the new year of 535, the first of the calendar in force",
      input: { date: "2003-03-14" },
      expect: { nanakshahi: { year: 535, month: 1, day: 1 }, sangrand: true },
      source: "Nanakshahi calendar of the Shiromani Committee, 2003: 1 Chet 535 is 14 March",
    },
    {
      title: "the birth of Guru Gobind Singh, back to the civil date",
      input: { nanakshahi: { year: 535, month: 10, day: 23 } },
      expect: { civil: { date: "2004-01-05" }, gurpurabs: [{ id: "parkashGobindSingh" }] },
      source: "Nanakshahi calendar of 2003: 23 Poh is 5 January",
    },
  ],
  references: [
    { title: "Nanakshahi Calendar", author: "Pal Singh Purewal", year: "1999" },
    {
      title: "Nanakshahi calendar 535",
      author: "Shiromani Gurdwara Parbandhak Committee",
      year: "2003",
    },
  ],
});
