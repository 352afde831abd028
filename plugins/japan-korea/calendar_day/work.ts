import type { InputOf } from "#sdk";
import { japanDay } from "../calendar/japan_day.ts";
import type { CalendarDayAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { readPage } from "./page.ts";

export { drawPage as picture } from "./picture.ts";

export function run({
  date,
  ...schools
}: InputOf<typeof input, typeof CONVENTIONS>): CalendarDayAnswer {
  return readPage(japanDay(date), schools);
}
