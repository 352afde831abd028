import { type Give, type InputOf, requireAnswerable } from "#sdk";
import { blendPicture } from "../../core/picture.ts";
import { INDIAN } from "../members.ts";
import { askBirth } from "../run.ts";
import type { IndianAnswer } from "./answer.ts";
import { houseAsked } from "./house.ts";
import type { input } from "./input.ts";
import { NAME, WEIGHTS } from "./systems.ts";
import type { IndianWords } from "./words/en.ts";

export async function run(given: InputOf<typeof input>, give: Give<"call">): Promise<IndianAnswer> {
  const { question } = given;
  requireAnswerable(question);
  const recipe = { name: NAME, systems: INDIAN, weights: WEIGHTS };
  const { blended, answers } = await askBirth(recipe, given, give);
  const house = houseAsked(question, answers.get("vedic.chart"));
  return { ...blended, question: question ?? null, house };
}

export const picture = blendPicture<IndianAnswer, IndianWords>("indian");
