import type { Give, InputOf } from "#sdk";
import { blendPicture } from "../../core/picture.ts";
import { EASTERN } from "../members.ts";
import { askBirthAndQuestion } from "../run.ts";
import type { EasternAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { NAME } from "./systems.ts";
import type { EasternWords } from "./words/en.ts";

export function run(
  given: InputOf<typeof input>,
  give: Give<"now" | "random" | "call">,
): Promise<EasternAnswer> {
  return askBirthAndQuestion({ name: NAME, systems: EASTERN }, given, give);
}

export const picture = blendPicture<EasternAnswer, EasternWords>("eastern");
