import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { SamvatsaraWords } from "./words/en.ts";

/** The name of a year in the cycle of sixty. */
export const samvatsaraYear = defineProcedure({
  name: "samvatsara.year",
  tradition: "hindu-calendar",
  words: wordsIn<SamvatsaraWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/samvatsara.svg",
  conventions: CONVENTIONS,
  refusals: ["year-or-date"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "1993, Shaka 1915",
      input: { year: 1993 },
      expect: { number: 7, name: { id: "shrimukha" }, shaka: 1915 },
      source: "PyJHora; The Indian Calendar, table I",
    },
    {
      title: "mid-June of 2035 in the north",
      input: { date: "2035-06-15", school: "north" },
      expect: { number: 3, name: { id: "shukla" } },
      source: "Reingold and Dershowitz, calendar-code2 (jovian-year)",
    },
  ],
  references: [
    { title: "Surya Siddhanta", part: "I.55" },
    { title: "Brihat Samhita", author: "Varahamihira", year: "6th century", part: "8" },
    {
      title: "The Indian Calendar",
      author: "R. Sewell and S. B. Dikshit",
      year: "1896",
      part: "§§53-62",
    },
  ],
});
