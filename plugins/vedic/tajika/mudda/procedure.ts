import { defineProcedure, wordsIn } from "#sdk";
import { TAJIKA_REFUSALS } from "../points.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { MuddaWords } from "./words/en.ts";

/** The periods of a year by Mudda and by Patyayini. */
export const tajikaMuddaDasha = defineProcedure({
  name: "tajika.muddaDasha",
  tradition: "tajika",
  words: wordsIn<MuddaWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/tajika.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: TAJIKA_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a drawn annual chart",
      input: {
        longitudes: {
          sun: 269.8422,
          moon: 218.9101,
          mars: 268.6733,
          mercury: 265.1886,
          jupiter: 85.3621,
          venus: 271.6474,
          saturn: 332.8468,
          lagna: 0.2143,
        },
      },
      expect: {
        patyayini: [
          { lord: { id: "lagna" }, days: 2.623 },
          { lord: { id: "venus" }, days: 17.541 },
          { lord: { id: "saturn" }, days: 14.68 },
          { lord: { id: "moon" }, days: 74.212 },
          { lord: { id: "mercury" }, days: 199.242 },
          { lord: { id: "jupiter" }, days: 2.124 },
          { lord: { id: "mars" }, days: 40.528 },
          { lord: { id: "sun" }, days: 14.307 },
        ],
      },
      tolerance: 0.01,
      source: "rule; PyJHora within half a day",
    },
  ],
  references: [
    { title: "Tajika Nilakanthi", author: "Nilakantha Daivajna", year: "1587", part: "dashas" },
  ],
});
