import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { BodygraphWords } from "./words/en.ts";

/** The 64 gates at birth and 88° of the Sun before it. */
export const bodygraphChart = defineProcedure({
  name: "bodygraph.chart",
  tradition: "bodygraph",
  words: wordsIn<BodygraphWords>(import.meta),
  kind: "calculation",
  cost: 7,
  icon: "icons/bodygraph.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: ["birth-time-needed"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  weighs: "none",
  pictured: true,
  examples: [
    {
      title: "a split definition of 17 January 1983",
      input: { birthDate: "1983-01-17", birthTime: "10:37", timezone: "UTC" },
      expect: {
        type: { id: "generator" },
        authority: { id: "sacral" },
        definition: { id: "split" },
        profile: "1/3",
        designUtc: "1982-10-22T11:46:18Z",
        channels: [
          { channel: { id: "3-60" } },
          { channel: { id: "9-52" } },
          { channel: { id: "10-34" } },
          { channel: { id: "11-56" } },
        ],
      },
      source: "Positions of the Swiss Ephemeris 2.10.03 and the program natalengine",
    },
  ],
  references: [
    { title: "The Book of Changes (I Ching)", year: "Zhou dynasty", part: "the 64 hexagrams" },
    { title: "The Rave I'Ching", author: "Ra Uru Hu", year: "1992", part: "wheel and channels" },
  ],
});
