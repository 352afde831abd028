import type { Give, InputOf } from "#sdk";
import { thaiLunar } from "#time";
import { dayAsked } from "../../core/day.ts";
import type { ThaiCalendarAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { describe } from "./rules.ts";

export { drawThaiDay as picture } from "./picture.ts";

export function run({ thai }: InputOf<typeof input>, give: Give<"now">): ThaiCalendarAnswer {
  const own = thai && {
    year: thai.year,
    month: thai.month,
    day: thai.waxing ? thai.day : thai.day + 15,
    ...(thai.late === undefined ? {} : { late: thai.late }),
  };
  return describe(dayAsked("thai", own, thaiLunar, () => give.civil().fixed));
}
