import { defineProcedure, wordsIn } from "#sdk";
import { TAJIKA_REFUSALS } from "../points.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { SahamsWords } from "./words/en.ts";

/** The sensitive points of a birth, of a year, or of a drawn chart. */
export const tajikaSahams = defineProcedure({
  name: "tajika.sahams",
  tradition: "tajika",
  words: wordsIn<SahamsWords>(import.meta),
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
      title: "a chart of the day, drawn by degrees",
      input: {
        longitudes: {
          sun: 202.5345,
          moon: 277.3164,
          mars: 123.3286,
          mercury: 223.3205,
          jupiter: 242.8527,
          venus: 245.8,
          saturn: 37.6253,
          lagna: 330.3815,
        },
        night: false,
      },
      expect: { night: false },
      source: "PyJHora: Punya 75.1634, Vidya 255.5996, Yashas 168.0708",
    },
  ],
  references: [
    { title: "Tajika Nilakanthi", author: "Nilakantha Daivajna", year: "1587", part: "sahams" },
  ],
});
