import type { InputOf } from "#sdk";
import type { LuBanAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { measure } from "./measure.ts";

export { drawRulers as picture } from "./picture.ts";

export function run({
  lengthMm,
  ruler,
  foot,
}: InputOf<typeof input, typeof CONVENTIONS>): LuBanAnswer {
  return measure(lengthMm, ruler, foot);
}
