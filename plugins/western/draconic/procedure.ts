import { defineProcedure, wordsIn } from "#sdk";
import { CHART_REFUSALS } from "../core/nativity.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { DraconicWords } from "./words/en.ts";

/** The signs counted from the Moon's node. */
export const draconicChart = defineProcedure({
  name: "draconic.chart",
  tradition: "western",
  words: wordsIn<DraconicWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/draconic.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: [...CHART_REFUSALS, "birth-time-needed"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a birth with the mean node at 9° Aquarius",
      input: { birthDate: "1990-06-10", birthTime: "14:30", timezone: "UTC" },
      expect: { node: { sign: { id: "aquarius" } } },
      source: "Swiss Ephemeris 2.10.03: mean node",
    },
  ],
  references: [{ title: "Draconic Astrology", author: "Pamela Crane", year: "1987" }],
});
