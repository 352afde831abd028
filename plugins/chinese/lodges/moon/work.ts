import type { Given, InputOf } from "#sdk";
import type { MoonLodgeAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { readMoon } from "./read_moon.ts";

export { drawMoonLodge as picture } from "./picture.ts";

export function run(
  { frame }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): MoonLodgeAnswer {
  return readMoon(give.civil(), frame);
}
