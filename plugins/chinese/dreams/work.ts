import type { InputOf } from "#sdk";
import type { DreamsAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { lookUp } from "./look_up.ts";

export function run({ images, limit }: InputOf<typeof input>): DreamsAnswer {
  return lookUp(images, limit);
}
