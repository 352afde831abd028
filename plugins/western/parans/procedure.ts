import { defineProcedure, wordsIn } from "#sdk";
import { ANGLE_REFUSALS } from "../core/nativity.ts";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { ParansWords } from "./words/en.ts";

/** Stars and planets on horizon and meridian together, and the stars of the season. */
export const fixedStarsParans = defineProcedure({
  name: "fixedStars.parans",
  tradition: "western",
  words: wordsIn<ParansWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/parans.svg",
  reads: "birth",
  refusals: ANGLE_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "London as the first people stood on the Moon",
      input: {
        birthDate: "1969-07-20",
        birthTime: "20:17",
        timezone: "UTC",
        latitude: 51.5,
        longitude: -0.12,
        stars: ["spica", "regulus"],
      },
      expect: {
        stars: [
          { passages: [{ utc: "1969-07-20T12:28:13Z" }, {}, {}, {}] },
          { passages: [{}, { utc: "1969-07-20T14:14:29Z" }, {}, {}] },
        ],
      },
      source: "Swiss Ephemeris 2.10.03, rise and set without refraction, to the second or two",
    },
  ],
  references: [
    { title: "Brady’s Book of Fixed Stars", author: "Bernadette Brady", year: "1998" },
    { title: "Phases of the Fixed Stars", author: "Claudius Ptolemy", year: "2nd century" },
  ],
});
