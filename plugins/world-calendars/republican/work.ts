import { type Give, InputError } from "#sdk";
import { readOwnDate } from "../core/day.ts";
import type { RepublicanAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { calendarOf, EPOCH, republicanOf } from "./rules.ts";

export { drawRepublican as picture } from "./picture.ts";

export function run({ republican, rule }: Input, give: Give<"now">): RepublicanAnswer {
  const own = readOwnDate("republican", republican, calendarOf(rule));
  const fixed = own ?? give.civil().fixed;
  if (fixed < EPOCH) throw new InputError([{ path: "date", code: "beforeEra" }]);
  return republicanOf(fixed, rule);
}
