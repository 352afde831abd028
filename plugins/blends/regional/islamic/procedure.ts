import { defineProcedure, wordsIn } from "#sdk";
import { creditsOf } from "../../core/answer.ts";
import { blendPicture } from "../../core/picture.ts";
import { QUESTION, MEMBERS_WORKS, SOURCE } from "../examples.ts";
import { ISLAMIC } from "../members.ts";
import { askQuestion } from "../run.ts";
import { answer, type IslamicAnswer } from "./answer.ts";
import { input } from "./input.ts";
import type { IslamicWords } from "./words/en.ts";

const NAME = "blend.islamic";
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
  run: (given, give): Promise<IslamicAnswer> =>
    askQuestion({ name: NAME, systems: ISLAMIC }, given, give),
  credits: creditsOf(COST),
  picture: blendPicture<IslamicAnswer, IslamicWords>("islamic"),
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
