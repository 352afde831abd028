import type { InputOf } from "#sdk";
import type { MolesAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { readMoles } from "./read_moles.ts";

export { drawMoles as picture } from "./picture.ts";

export function run({
  positions,
  gender,
  hidden,
}: InputOf<typeof input, typeof CONVENTIONS>): MolesAnswer {
  return readMoles(positions, gender, hidden);
}
