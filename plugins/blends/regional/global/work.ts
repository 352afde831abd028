import type { Give, InputOf } from "#sdk";
import { blendPicture } from "../../core/picture.ts";
import { regionsOf, WORLD } from "../regions.ts";
import { askBirthAndQuestion } from "../run.ts";
import type { GlobalAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { NAME, SYSTEMS } from "./systems.ts";
import type { GlobalWords } from "./words/en.ts";

export async function run(
  given: InputOf<typeof input>,
  give: Give<"now" | "random" | "call">,
): Promise<GlobalAnswer> {
  const blended = await askBirthAndQuestion({ name: NAME, systems: SYSTEMS }, given, give);
  return { ...blended, regions: regionsOf(WORLD, blended.systems) };
}

export const picture = blendPicture<GlobalAnswer, GlobalWords>("global");
