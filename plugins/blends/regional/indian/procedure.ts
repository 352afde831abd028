import { defineProcedure, wordsIn } from "#sdk";
import { creditsOf } from "../../core/answer.ts";
import { blendPicture } from "../../core/picture.ts";
import { BIRTH, MEMBERS_WORKS, SOURCE } from "../examples.ts";
import { INDIAN } from "../members.ts";
import { askBirth } from "../run.ts";
import { answer, type IndianAnswer } from "./answer.ts";
import { input } from "./input.ts";
import type { IndianWords } from "./words/en.ts";

const NAME = "blend.indian";
const COST = 10;
/** A chart of the whole sky before numbers of one date. */
const WEIGHTS = { "vedic.chart": 6, "numerology.indian": 4 } as const;

/** A birth, by the Vedic chart and Indian numbers. */
export const blendIndian = defineProcedure({
  name: NAME,
  tradition: "synthesis",
  words: wordsIn<IndianWords>(import.meta),
  kind: "blend",
  cost: COST,
  narrated: true,
  icon: "icons/indian.svg",
  needs: ["call"],
  uses: INDIAN,
  weights: WEIGHTS,
  reads: "birth",
  input,
  output: answer,
  refusals: ["nothing-delivered"],
  run: (given, give): Promise<IndianAnswer> =>
    askBirth({ name: NAME, systems: INDIAN, weights: WEIGHTS }, given, give),
  credits: creditsOf(COST),
  picture: blendPicture<IndianAnswer, IndianWords>("indian"),
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
  ],
  references: MEMBERS_WORKS,
});
