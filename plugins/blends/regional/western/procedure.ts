import { defineProcedure, wordsIn } from "#sdk";
import { creditsOf } from "../../core/answer.ts";
import { MATTER_OMISSION } from "../../core/matter.ts";
import { MOMENT_OMISSION } from "../../core/moment.ts";
import { BIRTH_AND_QUESTION, MEMBERS_WORKS, SOURCE } from "../examples.ts";
import { WESTERN } from "../members.ts";
import { weightsOf } from "../run.ts";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import { NAME } from "./systems.ts";
import type { WesternWords } from "./words/en.ts";

const COST = 25;

/** A birth and a question, by the arts of the West. */
export const blendWestern = defineProcedure({
  name: NAME,
  tradition: "synthesis",
  words: wordsIn<WesternWords>(import.meta),
  kind: "blend",
  cost: COST,
  narrated: true,
  icon: "icons/western.svg",
  needs: ["now", "random", "call"],
  uses: WESTERN,
  weights: weightsOf(WESTERN),
  reads: "birth",
  input,
  output: answer,
  omittable: { matter: MATTER_OMISSION, at: MOMENT_OMISSION },
  refusals: ["nothing-delivered", "lifespan"],
  work: () => import("./work.ts"),
  credits: creditsOf(COST),
  pictured: true,
  examples: [
    {
      title: "an afternoon in Taipei",
      input: BIRTH_AND_QUESTION,
      expect: {
        counts: { members: WESTERN.length, delivered: WESTERN.length },
        creditsUsed: COST,
      },
      source: SOURCE,
    },
  ],
  references: MEMBERS_WORKS,
});
