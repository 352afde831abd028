import { defineProcedure, wordsIn } from "#sdk";
import { creditsOf } from "../../core/answer.ts";
import { MEMBERS_WORKS, QUESTION, SOURCE } from "../examples.ts";
import { AFRICAN } from "../members.ts";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import { NAME, WEIGHTS } from "./systems.ts";
import type { AfricanWords } from "./words/en.ts";

const COST = 15;

/** One question, by three oracles of Africa. */
export const blendAfrican = defineProcedure({
  name: NAME,
  tradition: "synthesis",
  words: wordsIn<AfricanWords>(import.meta),
  kind: "blend",
  cost: COST,
  narrated: true,
  icon: "icons/african.svg",
  needs: ["random", "call"],
  uses: AFRICAN,
  weights: WEIGHTS,
  input,
  output: answer,
  refusals: ["nothing-delivered", "lifespan"],
  work: () => import("./work.ts"),
  credits: creditsOf(COST),
  pictured: true,
  examples: [
    {
      title: "one question",
      input: QUESTION,
      expect: {
        counts: { members: AFRICAN.length, delivered: AFRICAN.length },
        creditsUsed: COST,
      },
      source: SOURCE,
    },
  ],
  references: MEMBERS_WORKS,
});
