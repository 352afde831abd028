import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { HoursWords } from "./words/en.ts";

/** The twenty-four planetary hours of a day and night. */
export const planetaryHoursDay = defineProcedure({
  name: "planetaryHours.day",
  tradition: "medieval",
  words: wordsIn<HoursWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/hours_of_day.svg",
  conventions: CONVENTIONS,
  refusals: ["sun-keeps-up-or-down"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "Quito, 21 May 1973",
      input: {
        date: "1973-05-21",
        timezone: "America/Guayaquil",
        latitude: -0.1807,
        longitude: -78.4678,
      },
      expect: {
        dayRuler: { id: "moon" },
        nightRuler: { id: "venus" },
        dayHourMinutes: 59.96,
      },
      tolerance: 0.05,
      source: "Swiss Ephemeris 2.10.03 for the sunrises; the order of Vettius Valens I.10",
    },
  ],
  references: [
    { title: "Anthologies", author: "Vettius Valens", year: "2nd century", part: "I.10" },
    { title: "The Book of Instruction", author: "al-Biruni", year: "1029", part: "§§390-391" },
    {
      title: "Three Books of Occult Philosophy",
      author: "H. C. Agrippa",
      year: "1533",
      part: "II.34",
    },
  ],
});
