import type { Give, InputOf } from "#sdk";
import { blendPicture } from "../../core/picture.ts";
import { WESTERN } from "../members.ts";
import { askBirthAndQuestion } from "../run.ts";
import type { WesternAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { NAME } from "./systems.ts";
import type { WesternWords } from "./words/en.ts";

export function run(
  given: InputOf<typeof input>,
  give: Give<"now" | "random" | "call">,
): Promise<WesternAnswer> {
  return askBirthAndQuestion({ name: NAME, systems: WESTERN }, given, give);
}

export const picture = blendPicture<WesternAnswer, WesternWords>("western");
