import { defineProcedure, wordsIn } from "#sdk";
import { creditsOf } from "../../core/answer.ts";
import { GENDER_OMISSION } from "../../core/gender.ts";
import { MATTER_OMISSION } from "../../core/matter.ts";
import { MOMENT_OMISSION } from "../../core/moment.ts";
import { BIRTH_AND_QUESTION, MEMBERS_WORKS, SOURCE } from "../examples.ts";
import { weightsOf } from "../run.ts";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import { NAME, SYSTEMS } from "./systems.ts";
import type { EastwestWords } from "./words/en.ts";

const COST = 95;

/** A birth and a question, by the Eastern and the Western blend in one. */
export const blendEastwest = defineProcedure({
  name: NAME,
  tradition: "synthesis",
  words: wordsIn<EastwestWords>(import.meta),
  kind: "blend",
  cost: COST,
  narrated: true,
  icon: "icons/eastwest.svg",
  needs: ["now", "random", "call"],
  uses: SYSTEMS,
  weights: weightsOf(SYSTEMS),
  reads: "birth",
  input,
  output: answer,
  omittable: { gender: GENDER_OMISSION, matter: MATTER_OMISSION, at: MOMENT_OMISSION },
  refusals: ["nothing-delivered", "lifespan"],
  work: () => import("./work.ts"),
  credits: creditsOf(COST),
  pictured: true,
  examples: [
    {
      title: "an afternoon in Taipei",
      input: BIRTH_AND_QUESTION,
      expect: {
        counts: { members: SYSTEMS.length, delivered: SYSTEMS.length },
        creditsUsed: COST,
      },
      source: SOURCE,
    },
  ],
  references: MEMBERS_WORKS,
});
