import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { GreatConjunctionsWords } from "./words/en.ts";

/** Conjunctions of Jupiter and Saturn in a span of years. */
export const greatConjunctionsList = defineProcedure({
  name: "greatConjunctions.list",
  tradition: "medieval",
  words: wordsIn<GreatConjunctionsWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/great_conjunctions.svg",
  conventions: CONVENTIONS,
  refusals: ["years-reversed", "years-too-many"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the threefold conjunction of 1940 and 1941",
      input: { fromYear: 1940, toYear: 1959 },
      expect: {
        conjunctions: [
          { longitudeDeg: 44.457, element: { id: "earth" }, passes: 3 },
          { longitudeDeg: 42.464, retrograde: true },
          { longitudeDeg: 39.122, pass: 3 },
        ],
      },
      tolerance: 0.005,
      source: "Swiss Ephemeris 2.10.03: 8 August and 20 October 1940, 15 February 1941",
    },
  ],
  references: [
    { title: "On the Great Conjunctions", author: "Abu Ma'shar", year: "9th century" },
    { title: "De Stella Nova", author: "Johannes Kepler", year: "1606" },
  ],
});
