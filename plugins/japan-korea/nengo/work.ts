import type { InputOf } from "#sdk";
import type { NengoAnswer } from "./answer.ts";
import { convertEra } from "./convert.ts";
import type { CONVENTIONS, input } from "./input.ts";

export { drawEras as picture } from "./picture.ts";

export function run(given: InputOf<typeof input, typeof CONVENTIONS>): NengoAnswer {
  return convertEra(given);
}
