import { defineProcedure, wordsIn } from "#sdk";
import { SPAN_REFUSALS } from "../core/span.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { GardeningWords } from "./words/en.ts";

/** Days of sowing and tending by the Moon. */
export const moonGardening = defineProcedure({
  name: "moon.gardening",
  tradition: "western",
  words: wordsIn<GardeningWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/gardening.svg",
  conventions: CONVENTIONS,
  refusals: SPAN_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the Moon's turns of early July 1902",
      input: { from: "1902-07-01", to: "1902-07-06" },
      expect: {
        events: [{ event: { id: "highest" } }, { event: { id: "perigee" }, distanceKm: 358753 }],
      },
      tolerance: 30,
      source: "Swiss Ephemeris 2.10.03: 4 July 1902, 05:01:54 and 13:54:39 UT",
    },
  ],
  references: [
    { title: "Aussaattage", author: "Maria Thun", year: "since 1963" },
    {
      title: "Délimitation scientifique des constellations",
      author: "Eugène Delporte",
      year: "1930",
    },
  ],
});
