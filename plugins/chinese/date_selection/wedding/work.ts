import type { InputOf } from "#sdk";
import type { WeddingAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { findWeddingDays } from "./search.ts";

export { drawWedding as picture } from "./picture.ts";

export function run(given: InputOf<typeof input, typeof CONVENTIONS>): WeddingAnswer {
  return findWeddingDays(given, given);
}
