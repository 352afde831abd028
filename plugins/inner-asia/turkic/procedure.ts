import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { TurkicWords } from "./words/en.ts";

/** The year of a day among the twelve of the Turks. */
export const turkicCalendarYear = defineProcedure({
  name: "turkicCalendar.year",
  tradition: "turkic",
  words: wordsIn<TurkicWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/turkic.svg",
  reads: "moment",
  needs: ["now"],
  conventions: CONVENTIONS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "Khan Umor of the Bulgars comes to rule in the year dilom",
      input: { date: "0765-08-01", newYear: "nawruz" },
      expect: {
        year: { animal: { id: "snake" } },
        bulgar: { name: { id: "dilom" }, disputed: false },
      },
      source: "Nominalia of the Bulgarian Khans: Umor, dilom tutom; Nikephoros dates him to 765",
    },
    {
      title: "a year of the crocodile, rainy and abundant",
      input: { date: "2024-06-01" },
      expect: {
        year: { animal: { id: "crocodile" }, begins: "2024-02-10" },
        forecast: { code: "foretold" },
        bulgar: { name: { id: "vereni" }, disputed: true },
      },
      source: "Kashgari, Dīwān, s.v. bars: years of the crocodile are full of rain and plenty",
    },
  ],
  references: [
    {
      title: "Dīwān lughāt al-Turk",
      author: "Mahmud al-Kashgari",
      year: "1074",
      part: "s.v. bars",
    },
    { title: "Nominalia of the Bulgarian Khans", part: "the Uvarov copy" },
    {
      title: "Les systèmes chronologiques dans le monde turc ancien",
      author: "Louis Bazin",
      year: "1991",
    },
  ],
});
