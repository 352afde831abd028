import type { Give, InputOf } from "#sdk";
import { createSultanAgung } from "#time";
import { dayAsked } from "../../core/day.ts";
import type { JavaneseAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { describe } from "./rules.ts";

export { drawJavaneseDay as picture } from "./picture.ts";

export function run(
  { javanese, kurup, dalYear }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now">,
): JavaneseAnswer {
  const rule = { kurup, dalYear };
  const calendar = createSultanAgung(rule);
  return describe(
    dayAsked("javanese", javanese, calendar, () => give.civil().fixed),
    rule,
  );
}
