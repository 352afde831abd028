import { type Give, type InputOf, requireAnswerable } from "#sdk";
import { blendPicture } from "../../core/picture.ts";
import { momentFields, settleMoment } from "../../core/moment.ts";
import { INDIAN, INDIAN_ASKED } from "../members.ts";
import { askBirth } from "../run.ts";
import type { IndianAnswer } from "./answer.ts";
import { houseAsked } from "./house.ts";
import type { input } from "./input.ts";
import { NAME, WEIGHTS } from "./systems.ts";
import type { IndianWords } from "./words/en.ts";

export async function run(
  given: InputOf<typeof input>,
  give: Give<"now" | "call">,
): Promise<IndianAnswer> {
  const { question } = given;
  requireAnswerable(question);
  const moment = question === undefined ? null : settleMoment(given.at, given, give);
  const systems = moment ? INDIAN_ASKED : INDIAN;
  const recipe = { name: NAME, systems, weights: WEIGHTS };
  const asked = moment && question ? { question, at: momentFields(moment) } : {};
  const { blended, answers } = await askBirth(recipe, given, give, asked);
  const house = houseAsked(question, answers.get("vedic.chart"));
  return { ...blended, question: question ?? null, moment, house };
}

export const picture = blendPicture<IndianAnswer, IndianWords>("indian");
