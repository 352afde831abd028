import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { MongolianWords } from "./words/en.ts";

/** A day of the Mongolian calendar, from a civil day or back to one. */
export const mongolianCalendarDay = defineProcedure({
  name: "mongolianCalendar.day",
  tradition: "mongolian",
  words: wordsIn<MongolianWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/mongolian.svg",
  reads: "moment",
  needs: ["now"],
  input,
  output: answer,
  refusals: ["yearOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "Tsagaan Sar of 2025, a month after the new year of China",
      input: { date: "2025-03-01" },
      expect: {
        mongolian: { year: 2025, month: 1 },
        yearColour: { native: "хөхөгчин" },
        yearAnimal: { native: "могой" },
        feasts: [{ id: "tsagaanSar" }],
        newYear: { date: "2025-03-01", dayOfYear: 1 },
      },
      source: "public holidays of Mongolia, 2025: Tsagaan Sar on 1 March",
    },
    {
      title: "a day of the black horse",
      input: { date: "2018-10-17" },
      expect: {
        mongolian: { day: 8 },
        dayColour: { id: "black" },
        dayAnimal: { id: "horse" },
        hairOmen: { id: "vigour" },
      },
      source:
        "Buryat-Mongolian almanac, week of 17 October 2018 (burunen.ru): eighth lunar day, black horse, a haircut for vigour",
    },
  ],
  references: [
    { title: "Tibetan Calendar Mathematics", author: "Svante Janson", year: "2014", part: "A.5" },
    { title: "dGe ldan rtsis gsar", author: "Sumpa Khenpo Yeshe Paljor", year: "1747" },
  ],
});
