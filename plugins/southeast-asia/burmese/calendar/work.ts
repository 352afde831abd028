import type { Give, InputOf } from "#sdk";
import { burmese } from "#time";
import { dayAsked } from "../../core/day.ts";
import type { MyanmarAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { describe } from "./rules.ts";

export { drawMyanmarDay as picture } from "./picture.ts";

export function run({ myanmar }: InputOf<typeof input>, give: Give<"now">): MyanmarAnswer {
  return describe(dayAsked("myanmar", myanmar, burmese, () => give.civil().fixed));
}
