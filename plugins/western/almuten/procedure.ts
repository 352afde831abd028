import { defineProcedure, wordsIn } from "#sdk";
import { ANGLE_REFUSALS } from "../core/nativity.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { AlmutenWords } from "./words/en.ts";

/** Ibn Ezra's victor of the chart. */
export const medievalAlmuten = defineProcedure({
  name: "medieval.almuten",
  tradition: "medieval",
  words: wordsIn<AlmutenWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/almuten.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: ANGLE_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a birth on a Sunday morning",
      input: {
        birthDate: "1990-06-10",
        birthTime: "14:30",
        timezone: "UTC",
        latitude: 27.95,
        longitude: -82.46,
      },
      expect: {
        lunation: { kind: { id: "full" }, utc: "1990-06-08T11:01:07Z" },
        dayRuler: { id: "sun" },
      },
      source: "Astronomical Almanac for 1990: full Moon of 8 June at 11h 01m; a Sunday",
    },
  ],
  references: [
    { title: "Book of Nativities", author: "Abraham Ibn Ezra", year: "12th century" },
    { title: "Introduction", author: "Alcabitius", year: "10th century", part: "I" },
  ],
});
