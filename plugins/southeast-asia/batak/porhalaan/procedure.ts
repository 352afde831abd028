import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { PorhalaanWords } from "./words/en.ts";

/** A day of the Batak bamboo calendar. */
export const porhalaanDay = defineProcedure({
  name: "porhalaan.day",
  tradition: "batak",
  words: wordsIn<PorhalaanWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/porhalaan.svg",
  reads: "moment",
  needs: ["now"],
  conventions: CONVENTIONS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the new moon of May opens the year with Artia",
      input: { date: "2026-05-17" },
      expect: { month: { id: "sada" }, day: 1, name: { id: "artia" }, planet: { id: "sun" } },
      source: "Winkler: the year begins with the new moon of May; in 2026 that of 16 May, 20:01 UT",
    },
    {
      title: "at the full moon of the first month the scorpion rises opposite the Sun",
      input: { date: "2026-05-31" },
      expect: {
        month: { id: "sada" },
        day: 15,
        name: { id: "tula" },
        leaning: { value: { id: "adverse" } },
      },
      source: "Parhalaan (budaya-indonesia.org): the fifteenth day is Tula",
    },
  ],
  references: [
    { title: "Die Toba-Batak auf Sumatra", author: "Johannes Winkler", year: "1925" },
    { title: "Parhalaan", part: "budaya-indonesia.org" },
  ],
});
