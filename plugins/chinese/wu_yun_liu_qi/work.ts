import type { InputOf } from "#sdk";
import type { QiYearAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { readQiYear } from "./read_year.ts";

export { drawQiYear as picture } from "./picture.ts";

export function run({
  year,
  begins,
  timezone,
}: InputOf<typeof input, typeof CONVENTIONS>): QiYearAnswer {
  return readQiYear(year, begins, timezone);
}
