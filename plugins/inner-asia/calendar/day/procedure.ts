import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { DayWords } from "./words/en.ts";

/** A day of the Tibetan calendar, from a civil day or back to one. */
export const tibetanCalendarDay = defineProcedure({
  name: "tibetanCalendar.day",
  tradition: "tibetan",
  words: wordsIn<DayWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/calendar.svg",
  reads: "moment",
  needs: ["now"],
  conventions: CONVENTIONS,
  input,
  output: answer,
  refusals: ["yearOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "Saga Dawa of 2024, the full Moon of the fourth month",
      input: { date: "2024-05-23" },
      expect: {
        tibetan: { year: 2151, westernYear: 2024, month: 4, day: 15 },
        rabjung: 17,
        yearInRabjung: 38,
        element: { id: "wood" },
        animal: { id: "dragon" },
        observances: [{ id: "sagaDawa" }, { id: "fullMoon" }],
        newYear: { date: "2024-02-10" },
      },
      source:
        "Central Tibetan Administration, calendar of 2024: Saga Dawa on 23 May, Losar on 10 February",
    },
    {
      title: "the new year of 1655 in Bhutan",
      input: { date: "1655-02-07", school: "bhutan" },
      expect: {
        tibetan: { month: 1, day: 1 },
        element: { id: "wood" },
        animal: { id: "sheep" },
        monthAnimal: { id: "dragon" },
        mansion: { roman: "mon gre" },
        conjunction: { roman: "mchog can" },
        halfDay: { roman: "mi sdug pa" },
      },
      source:
        "E. Henning, almanac of Bhutan for 1655 (kalacakra.org, bh_1655): mon gre, mchog can, mi sdug pa",
    },
  ],
  references: [
    { title: "Tibetan Calendar Mathematics", author: "Svante Janson", year: "2014" },
    { title: "Kālacakra and the Tibetan Calendar", author: "Edward Henning", year: "2007" },
  ],
});
