import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { MasonicWords } from "./words/en.ts";

/** A civil date in the eras of the lodges, chapters, councils and commanderies. */
export const masonicEras = defineProcedure({
  name: "masonic.eras",
  tradition: "masonic",
  words: wordsIn<MasonicWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/masonic.svg",
  reads: "moment",
  conventions: CONVENTIONS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  examples: [
    {
      title: "Mackey's year 1872",
      input: { date: "1872-06-24" },
      expect: {
        eras: {
          annoLucis: { year: 5872 },
          annoMundiHebrew: { year: 5632 },
          annoInventionis: { year: 2402 },
          annoDepositionis: { year: 2872 },
          annoOrdinis: { year: 754 },
          annoLucisMisraim: { year: 5876 },
        },
      },
      source: "Mackey, Encyclopaedia of Freemasonry (1874), Calendar",
    },
    {
      title: "the Hebrew year turns in autumn",
      input: { date: "2023-09-16" },
      expect: {
        eras: { annoMundiHebrew: { year: 5784 } },
        scottishRite: { month: { roman: "Tishri" }, day: 1 },
      },
      source: "1 Tishri 5784 was 16 September 2023",
    },
    {
      title: "the first of January in a lodge of the French Rite",
      input: { date: "1872-01-01", lucisYearStart: "march1" },
      expect: { frenchRite: { month: 11, day: 1 } },
      source: "Mackey (1874): the first day of the eleventh month",
    },
  ],
  references: [
    {
      title: "An Encyclopaedia of Freemasonry",
      author: "Albert G. Mackey",
      year: "1874",
      part: "Calendar, Masonic",
    },
    {
      title: "General Ahiman Rezon",
      author: "Daniel Sickels",
      year: "1868",
      part: "Masonic calendar",
    },
    {
      title: "The Dating of Masonic Records (Ars Quatuor Coronatorum 99)",
      author: "Alain Bernheim",
      year: "1986",
    },
  ],
});
