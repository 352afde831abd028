import { defineProcedure, wordsIn } from "#sdk";
import { creditsOf } from "../../core/answer.ts";
import { BIRTH, MEMBERS_WORKS, SOURCE } from "../examples.ts";
import { MOMENT_OMISSION } from "../../core/moment.ts";
import { INDIAN, INDIAN_ASKED } from "../members.ts";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import { NAME, WEIGHTS } from "./systems.ts";
import type { IndianWords } from "./words/en.ts";

const COST = 10;

/** A birth, by the Vedic chart and Indian numbers; a question is looked up in the house of its matter. */
export const blendIndian = defineProcedure({
  name: NAME,
  tradition: "synthesis",
  words: wordsIn<IndianWords>(import.meta),
  kind: "blend",
  cost: COST,
  narrated: true,
  icon: "icons/indian.svg",
  needs: ["now", "call"],
  uses: INDIAN_ASKED,
  weights: WEIGHTS,
  reads: "birth",
  input,
  output: answer,
  omittable: {
    at: {
      ...MOMENT_OMISSION,
      // Without a question nothing looks at the moment.
      reported: (asked, answered) =>
        answered["moment"] === null ? undefined : MOMENT_OMISSION.reported!(asked, answered),
    },
  },
  refusals: ["nothing-delivered", "lifespan"],
  work: () => import("./work.ts"),
  credits: creditsOf(COST),
  pictured: true,
  examples: [
    {
      title: "an afternoon in Taipei",
      input: BIRTH,
      expect: {
        counts: { members: INDIAN.length, delivered: INDIAN.length },
        creditsUsed: COST,
      },
      source: SOURCE,
    },
    {
      title: "the same, asked about work: the tenth house",
      input: { ...BIRTH, question: "Will I get the post?" },
      expect: {
        house: { house: 10 },
        counts: { members: INDIAN_ASKED.length, delivered: INDIAN_ASKED.length },
      },
      source: "Brihat Parashara Hora Shastra 11: the tenth house is of work and rank",
    },
  ],
  references: [
    ...MEMBERS_WORKS,
    { title: "Brihat Parashara Hora Shastra", part: "11: what the houses signify" },
  ],
});
