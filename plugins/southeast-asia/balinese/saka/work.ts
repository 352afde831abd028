import type { Give, InputOf } from "#sdk";
import { balineseSaka } from "#time";
import { dayAsked } from "../../core/day.ts";
import type { SakaAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { describe } from "./rules.ts";

export { drawSaka as picture } from "./picture.ts";

export function run({ saka }: InputOf<typeof input>, give: Give<"now">): SakaAnswer {
  const own = saka && { ...saka, added: saka.added ?? false };
  return describe(dayAsked("saka", own, balineseSaka, () => give.civil().fixed));
}
