import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { OmensWords } from "./words/en.ts";

/** What a Tibetan almanac says a day is good for. */
export const tibetanCalendarDayOmens = defineProcedure({
  name: "tibetanCalendar.dayOmens",
  tradition: "tibetan",
  words: wordsIn<OmensWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/omens.svg",
  reads: "moment",
  needs: ["now"],
  input,
  output: answer,
  refusals: ["yearOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a day on which no flag is raised",
      input: { date: "1999-06-23" },
      expect: { month: 5, day: 10, omens: [{ id: "noFlags" }] },
      source: "Snow Lion newsletter, spring 1999: the 10th of the fifth month is 23 June",
    },
    {
      title: "the eighth of the month, for a haircut",
      input: { date: "2020-08-26" },
      expect: {
        day: 8,
        hair: { id: "vigour" },
        matters: { haircut: { value: { id: "favourable" } } },
      },
      source: "P. Wang, Favorable and unfavorable days for cutting hair (2020): the 8th, 26 August",
    },
  ],
  references: [
    {
      title: "Key for Consulting the Tibetan Calendar",
      author: "Chögyal Namkhai Norbu",
      year: "2003",
    },
    { title: "Kālacakra and the Tibetan Calendar", author: "Edward Henning", year: "2007" },
    {
      title: "Pacifying the Date of Cutting Hair",
      author: "translated by Lama Zopa Rinpoche",
      year: "2008",
    },
  ],
});
