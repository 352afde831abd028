import type { Give, InputOf } from "#sdk";
import { blendPicture } from "../../core/picture.ts";
import { AFRICAN } from "../members.ts";
import { askQuestion } from "../run.ts";
import type { AfricanAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { NAME, WEIGHTS } from "./systems.ts";
import type { AfricanWords } from "./words/en.ts";

export function run(
  given: InputOf<typeof input>,
  give: Give<"random" | "call">,
): Promise<AfricanAnswer> {
  return askQuestion({ name: NAME, systems: AFRICAN, weights: WEIGHTS }, given, give);
}

export const picture = blendPicture<AfricanAnswer, AfricanWords>("african");
