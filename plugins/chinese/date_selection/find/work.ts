import type { InputOf } from "#sdk";
import type { FindAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { findDays } from "./search.ts";

export { drawDays as picture } from "./picture.ts";

export function run(given: InputOf<typeof input, typeof CONVENTIONS>): FindAnswer {
  return findDays(given, given);
}
