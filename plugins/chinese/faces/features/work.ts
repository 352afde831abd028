import type { InputOf } from "#sdk";
import type { FaceAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { readFace } from "./read_face.ts";

export { drawFace as picture } from "./picture.ts";

export function run({
  features,
  age,
  ageCounts,
}: InputOf<typeof input, typeof CONVENTIONS>): FaceAnswer {
  return readFace(features, age, ageCounts);
}
