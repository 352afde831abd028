import type { InputOf } from "#sdk";
import type { YearAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { readYear } from "./read_year.ts";

export { drawYear as picture } from "./picture.ts";

export function run({ year, taiSuiSide }: InputOf<typeof input, typeof CONVENTIONS>): YearAnswer {
  return readYear(year, taiSuiSide);
}
