import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { PataphysicalWords } from "./words/en.ts";

/** A date of the Pataphysical era, from a civil date or back to one, with its feast or vacuation. */
export const pataphysicalDay = defineProcedure({
  name: "pataphysical.day",
  tradition: "pataphysical",
  words: wordsIn<PataphysicalWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/pataphysical.svg",
  reads: "moment",
  needs: ["now"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the birth of Alfred Jarry, first day of the era",
      input: { date: "1873-09-08" },
      expect: {
        pataphysical: { year: 1, month: 1, day: 1 },
        feast: { id: "birthOfJarry" },
        weekday: { id: "sunday" },
      },
      source: "Calendrier pataphysique perpétuel: 1 Absolu 1 is 8 September 1873 vulg.",
    },
    {
      title: "the Name of Ubu, the 29th that is lived through every year",
      input: { pataphysical: { year: 150, month: 11, day: 29 } },
      expect: { civil: { date: "2023-07-13" }, hunyadi: true, degree: { id: "second" } },
      source: "Calendrier pataphysique perpétuel: Gidouille runs from 15 June to 13 July",
    },
  ],
  references: [
    {
      title: "Calendrier pataphysique perpétuel",
      author: "Collège de ’Pataphysique",
      year: "1949",
    },
  ],
});
