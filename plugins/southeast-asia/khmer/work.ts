import type { Give, InputOf } from "#sdk";
import { khmer as calendar } from "#time";
import { dayAsked } from "../core/day.ts";
import type { KhmerAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { describe, newYearOf } from "./rules.ts";

export { drawKhmerDay as picture } from "./picture.ts";

export function run(
  { khmer, year, newYear }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now">,
): KhmerAnswer {
  const civil = () => (year === undefined ? give.civil().fixed : newYearOf(year, newYear).fixed);
  return describe(dayAsked("khmer", khmer, calendar, civil), newYear);
}
