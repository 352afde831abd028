import { defineProcedure, wordsIn } from "#sdk";
import { creditsOf } from "../../core/answer.ts";
import { blendPicture } from "../../core/picture.ts";
import { QUESTION, MEMBERS_WORKS, SOURCE } from "../examples.ts";
import { AFRICAN } from "../members.ts";
import { askQuestion } from "../run.ts";
import { answer, type AfricanAnswer } from "./answer.ts";
import { input } from "./input.ts";
import type { AfricanWords } from "./words/en.ts";

const NAME = "blend.african";
const COST = 15;
/** Ifá is the fullest of the three oracles, with 256 figures and its own verses. */
const WEIGHTS = { "ifa.cast": 4, "sikidy.cast": 3, "hakata.cast": 3 } as const;

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
  run: (given, give): Promise<AfricanAnswer> =>
    askQuestion({ name: NAME, systems: AFRICAN, weights: WEIGHTS }, given, give),
  credits: creditsOf(COST),
  picture: blendPicture<AfricanAnswer, AfricanWords>("african"),
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
