import type { Give, InputOf } from "#sdk";
import { blendPicture } from "../../core/picture.ts";
import { ISLAMIC } from "../members.ts";
import { askQuestion } from "../run.ts";
import type { IslamicAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { NAME } from "./systems.ts";
import type { IslamicWords } from "./words/en.ts";

export function run(
  given: InputOf<typeof input>,
  give: Give<"random" | "call">,
): Promise<IslamicAnswer> {
  return askQuestion({ name: NAME, systems: ISLAMIC }, given, give);
}

export const picture = blendPicture<IslamicAnswer, IslamicWords>("islamic");
