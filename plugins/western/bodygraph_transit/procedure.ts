import { defineProcedure, wordsIn } from "#sdk";
import { TARGET_REFUSALS } from "../core/target_date.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { BodygraphTransitWords } from "./words/en.ts";

/** What the present sky adds to a bodygraph. */
export const bodygraphTransit = defineProcedure({
  name: "bodygraph.transit",
  tradition: "bodygraph",
  words: wordsIn<BodygraphTransitWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/bodygraph.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  refusals: ["birth-time-needed", ...TARGET_REFUSALS],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the sky of its own birth adds no gate",
      input: {
        birthDate: "1983-01-17",
        birthTime: "10:37",
        timezone: "UTC",
        targetDate: "1983-01-17",
        targetTime: "10:37",
      },
      expect: { added: [], opened: [] },
      source: "By the rule: every gate of that sky is of the birth",
    },
  ],
  references: [{ title: "The Rave I'Ching", author: "Ra Uru Hu", year: "1992" }],
});
