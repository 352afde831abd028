import { defineProcedure, wordsIn } from "#sdk";
import { creditsOf } from "../../core/answer.ts";
import { GENDER_OMISSION } from "../../core/gender.ts";
import { MOMENT_OMISSION } from "../../core/moment.ts";
import { BIRTH_AND_QUESTION, MEMBERS_WORKS, SOURCE } from "../examples.ts";
import { EASTERN } from "../members.ts";
import { weightsOf } from "../run.ts";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import { NAME } from "./systems.ts";
import type { EasternWords } from "./words/en.ts";

const COST = 70;

/** A birth and a question, by the arts of China, Japan, Korea and Tibet. */
export const blendEastern = defineProcedure({
  name: NAME,
  tradition: "synthesis",
  words: wordsIn<EasternWords>(import.meta),
  kind: "blend",
  cost: COST,
  narrated: true,
  icon: "icons/eastern.svg",
  needs: ["now", "random", "call"],
  uses: EASTERN,
  weights: weightsOf(EASTERN),
  reads: "birth",
  input,
  output: answer,
  omittable: { gender: GENDER_OMISSION, at: MOMENT_OMISSION },
  refusals: ["nothing-delivered", "lifespan"],
  work: () => import("./work.ts"),
  credits: creditsOf(COST),
  pictured: true,
  examples: [
    {
      title: "an afternoon in Taipei",
      input: BIRTH_AND_QUESTION,
      expect: {
        counts: { members: EASTERN.length, delivered: EASTERN.length },
        creditsUsed: COST,
      },
      source: SOURCE,
    },
  ],
  references: MEMBERS_WORKS,
});
