import { defineProcedure, wordsIn } from "#sdk";
import { SPAN_REFUSALS } from "../core/span.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { RetrogradesWords } from "./words/en.ts";

/** Stations and retrograde loops of the planets in a span. */
export const retrogradesList = defineProcedure({
  name: "retrogrades.list",
  tradition: "western",
  words: wordsIn<RetrogradesWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/retrogrades.svg",
  conventions: CONVENTIONS,
  refusals: SPAN_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "Mercury in 1944",
      input: { from: "1944-01-01", to: "1944-12-31", planets: ["mercury"] },
      expect: {
        stations: [
          { turns: { id: "direct" }, longitudeDeg: 278.6456 },
          { turns: { id: "retrograde" }, longitudeDeg: 46.4152, sign: { id: "taurus" } },
          { turns: { id: "direct" }, longitudeDeg: 36.7771 },
          { turns: { id: "retrograde" }, longitudeDeg: 172.4724 },
          { turns: { id: "direct" }, longitudeDeg: 158.5158 },
          { turns: { id: "retrograde" }, longitudeDeg: 278.9602 },
        ],
      },
      tolerance: 0.001,
      source: "Swiss Ephemeris 2.10.03, searched for stations",
    },
  ],
  references: [
    { title: "Almagest", author: "Ptolemy", year: "2nd century", part: "XII" },
    { title: "Planets in Transit", author: "Robert Hand", year: "1976" },
  ],
});
