import { defineProcedure, wordsIn } from "#sdk";
import { creditsOf } from "../../core/answer.ts";
import { MEMBERS_WORKS, QUESTION, SOURCE } from "../examples.ts";
import { ISLAMIC } from "../members.ts";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import { NAME } from "./systems.ts";
import type { IslamicWords } from "./words/en.ts";

const COST = 10;

/** One question, by the sand of Arabia and the dice of Persia. */
export const blendIslamic = defineProcedure({
  name: NAME,
  tradition: "synthesis",
  words: wordsIn<IslamicWords>(import.meta),
  kind: "blend",
  cost: COST,
  narrated: true,
  icon: "icons/islamic.svg",
  needs: ["random", "call"],
  uses: ISLAMIC,
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
        counts: { members: ISLAMIC.length, delivered: ISLAMIC.length },
        creditsUsed: COST,
      },
      source: SOURCE,
    },
  ],
  references: MEMBERS_WORKS,
});
