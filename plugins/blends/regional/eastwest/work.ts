import type { Give, InputOf } from "#sdk";
import { blendPicture } from "../../core/picture.ts";
import { EAST, regionsOf, WEST } from "../regions.ts";
import { askBirthAndQuestion } from "../run.ts";
import type { EastwestAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { NAME, SYSTEMS } from "./systems.ts";
import type { EastwestWords } from "./words/en.ts";

export async function run(
  given: InputOf<typeof input>,
  give: Give<"now" | "random" | "call">,
): Promise<EastwestAnswer> {
  const blended = await askBirthAndQuestion({ name: NAME, systems: SYSTEMS }, given, give);
  return { ...blended, regions: regionsOf([EAST, WEST], blended.systems) };
}

export const picture = blendPicture<EastwestAnswer, EastwestWords>("eastwest");
