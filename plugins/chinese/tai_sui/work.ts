import type { InputOf } from "#sdk";
import type { TaiSuiAnswer } from "./answer.ts";
import { checkTaiSui } from "./check.ts";
import type { CONVENTIONS, input } from "./input.ts";

export { drawTaiSui as picture } from "./picture.ts";

export function run({
  birthDate,
  year,
  yearStart,
}: InputOf<typeof input, typeof CONVENTIONS>): TaiSuiAnswer {
  return checkTaiSui(birthDate, year, yearStart);
}
