import { defineProcedure, wordsIn } from "#sdk";
import { CHART_REFUSALS } from "../core/nativity.ts";
import { SPAN_REFUSALS } from "../core/span.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { PlanetReturnsWords } from "./words/en.ts";

/** When a body comes back to its place of birth, every pass of a retrograde loop among them. */
export const returnsPlanetary = defineProcedure({
  name: "returns.planetary",
  tradition: "western",
  words: wordsIn<PlanetReturnsWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/planet_returns.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: [...CHART_REFUSALS, "birth-time-needed", ...SPAN_REFUSALS],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "Mercury's returns of 1947 to 1949",
      input: {
        birthDate: "1918-11-01",
        birthTime: "06:35",
        timezone: "UTC",
        body: "mercury",
        from: "1947-11-02",
        to: "1949-12-31",
      },
      expect: {
        natal: { longitudeDeg: 228.4077 },
        returns: [
          { utc: "1947-11-29T13:13:46Z", motion: { id: "direct" } },
          { utc: "1948-11-22T06:25:32Z", motion: { id: "direct" } },
          { utc: "1949-11-15T02:23:26Z", motion: { id: "direct" } },
        ],
      },
      tolerance: 0.001,
      source: "Swiss Ephemeris 2.10.03: 29 November 1947, 22 November 1948, 15 November 1949",
    },
  ],
  references: [
    { title: "The Technique of Solar Returns", author: "A. Volguine", year: "1937" },
    { title: "Lunar Returns", author: "John Townley", year: "2003" },
  ],
});
