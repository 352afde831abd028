import { defineProcedure, requireAnswerable, wordsIn } from "#sdk";
import { creditsOf } from "../../core/answer.ts";
import { blendPicture } from "../../core/picture.ts";
import { BIRTH, MEMBERS_WORKS, SOURCE } from "../examples.ts";
import { INDIAN } from "../members.ts";
import { askBirth } from "../run.ts";
import { answer, type IndianAnswer } from "./answer.ts";
import { houseAsked } from "./house.ts";
import { input } from "./input.ts";
import type { IndianWords } from "./words/en.ts";

const NAME = "blend.indian";
const COST = 10;
/** A chart of the whole sky before numbers of one date. */
const WEIGHTS = { "vedic.chart": 6, "numerology.indian": 4 } as const;

/** A birth, by the Vedic chart and Indian numbers; a question is looked up in the house of its matter. */
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
  refusals: ["nothing-delivered", "lifespan"],
  async run(given, give): Promise<IndianAnswer> {
    const { question } = given;
    requireAnswerable(question);
    const recipe = { name: NAME, systems: INDIAN, weights: WEIGHTS };
    const { blended, answers } = await askBirth(recipe, given, give);
    const house = houseAsked(question, answers.get("vedic.chart"));
    return { ...blended, question: question ?? null, house };
  },
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
    {
      title: "the same, asked about work: the tenth house",
      input: { ...BIRTH, question: "Will I get the post?" },
      expect: { house: { house: 10 } },
      source: "Brihat Parashara Hora Shastra 11: the tenth house is of work and rank",
    },
  ],
  references: [
    ...MEMBERS_WORKS,
    { title: "Brihat Parashara Hora Shastra", part: "11: what the houses signify" },
  ],
});
