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
import type { GlobalWords } from "./words/en.ts";

const COST = 145;

/** A birth and a question, by every regional blend, the Maya day and the names of Kabbalah. */
export const blendGlobal = defineProcedure({
  name: NAME,
  tradition: "synthesis",
  words: wordsIn<GlobalWords>(import.meta),
  kind: "blend",
  cost: COST,
  narrated: true,
  icon: "icons/global.svg",
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
