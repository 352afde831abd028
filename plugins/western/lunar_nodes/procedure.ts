import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { NodesWords } from "./words/en.ts";

/** Nodes and apsides of the Moon and the planets. */
export const nodesLocate = defineProcedure({
  name: "nodes.locate",
  tradition: "western",
  words: wordsIn<NodesWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/nodes.svg",
  reads: "moment",
  needs: ["now"],
  conventions: CONVENTIONS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the beginning of July 1902",
      input: { date: "1902-07-01", time: "00:00", timezone: "UTC" },
      expect: {
        next: [
          { event: { id: "highest" }, declinationDeg: 19.336 },
          { event: { id: "perigee" } },
          { event: { id: "ascendingNode" }, longitudeDeg: 210.981 },
          { event: { id: "apogee" } },
          { event: { id: "lowest" }, declinationDeg: -19.296 },
          { event: { id: "descendingNode" }, longitudeDeg: 29.292 },
        ],
      },
      tolerance: 0.003,
      source: "Swiss Ephemeris 2.10.03",
    },
  ],
  references: [
    { title: "Astronomical Algorithms", author: "Jean Meeus", year: "1998", part: "31, 50-52" },
  ],
});
