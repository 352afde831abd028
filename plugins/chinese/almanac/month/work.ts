import type { InputOf } from "#sdk";
import type { MonthAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { readMonth } from "./read_month.ts";

export { drawMonth as picture } from "./picture.ts";

export function run({ year, month }: InputOf<typeof input>): MonthAnswer {
  return readMonth(year, month);
}
